import { CODE_GOOD_FOR_MINUTES } from '../../../../core/accounts/account-limits.ts'
import { ANONYMIZED_AFTER_DAYS } from '../../../orders/anonymization/retention.ts'
import type { Clause } from '../../section.ts'
import type { Operator } from '../operator.ts'

/**
 * Lists the stored data, following the tables of each module (`tables.ts`). A new table with personal data must be
 * added here.
 */
export const processedData = ({ isSelling, paysWith }: Operator): Clause => ({
  title: 'Which data, what for, on what ground and how long',
  text: [
    `To look around you need to give nothing. The fields of a form are the data we need for what the form does; without
    them we cannot do it.`,
    {
      terms: [
        {
          term: 'Your account',
          text: `First and last name, e-mail address, a picture if you add one, a hash of your password, and when the
          account was opened and the address confirmed; the addresses that it had before, if you changed it; if you sign
          in through an identity provider, the number under which it knows you. To run the account: performance of the
          contract with you (GDPR, article 6(1)(b)). Until you delete the account.`,
        },
        {
          term: 'Logging in',
          text: `For each login a hash of its token, when it began, when it was last used and when it ends; for each code
          that we e-mail, a hash of it. To know that it is you: performance of the contract. A login ends after 30 days, or
          7 days without use; a code after ${CODE_GOOD_FOR_MINUTES} minutes, and what we keep of it after a day.`,
        },
        {
          term: 'Cart and things saved for later',
          text: `Which variants, and how many. To keep them for you: performance of the contract. Until you remove them or
          delete the account.`,
        },
        {
          term: 'Orders',
          text: `What you bought, at what price and when, and how far it has come. To fulfil the order: performance of the
          contract; to keep our books, for ten years: legal obligation (article 6(1)(c); Code de commerce, article
          L123-22). When you delete your account, its orders stay in the books but no longer lead to you; those of an account that you keep no longer
          do when ten years have passed since the end of theirs. ${
            isSelling
              ? `An order keeps its own copy of the name, e-mail address, postal addresses and phone that you gave for it, how
                it was to be paid, and when and how much was paid: the account from which a transfer came stays with our bank.${
                  paysWith
                    ? ` Of what is paid through ${paysWith} it keeps references, and by what it was paid: of a card the brand and its last four digits.`
                    : ''
                }
                Open orders go on after an account is deleted, by that copy; it, our e-mails about the order and what you stated
                when you withdrew are removed ${ANONYMIZED_AFTER_DAYS} days after the order was delivered or cancelled, once nothing about it
                is open. What you bought, for how much and to which country stays in the books.`
              : 'As long as checking out is switched off, they hold no postal address, and we hold no payment data.'
          }`,
        },
        ...(isSelling
          ? [
              {
                term: 'Withdrawals',
                text: `Name, e-mail address, number of the order and what you withdraw from, as you stated them, with the time at which that came;
                how it went on, and where the parcel that you sent back is. To carry out the withdrawal and to prove that it was stated: legal
                obligation (article 6(1)(c); Code de la consommation, L221-21 and L221-24). As long as your account; when you delete it, or
                had none, until ${ANONYMIZED_AFTER_DAYS} days after the order was delivered or cancelled and the withdrawal has ended.`,
              },
            ]
          : []),
        {
          term: 'Saved addresses',
          text: `Name, company, street, postcode, town, country and phone of the addresses that you save, and which of them
          is the default. To fill them in for you: performance of the contract. Until you delete them or the account.`,
        },
        {
          term: 'Reviews',
          text: `The text, the stars, the variant and the dates, that of the order among them; our answer, and the reason if
          we hide the review. To publish what you asked us to publish: performance of
          the contract. Until you have a review deleted; when you delete your account, your reviews stay without your name
          and picture.`,
        },
        {
          term: 'Reports',
          text: `Which review you reported, when and why. To decide about the review: legal obligation (article 6(1)(c);
          Regulation (EU) 2022/2065, article 16). Until you delete the account.`,
        },
        {
          term: 'Messages',
          text: `Name, e-mail address, title and text of what you send through the contact form, which account was logged in
          then, what you write later, and our answers. To answer you: our
          legitimate interest in answering (article 6(1)(f)), or the contract if it is about one. For as long as the matter
          is open, and after that only as long as a claim could follow from it: five years after we answered (Code civil,
          article 2224).`,
        },
        {
          term: 'A note about you',
          text: `What our staff write down to serve you well: that a parcel is better left with a neighbour, say. To remember
          what you told us: our legitimate interest in serving you (article 6(1)(f)). It is a part of the data that we hand
          out to you. Until we take it away, or you delete the account.`,
        },
        {
          term: 'Tags',
          text: `Short terms by which our staff group customers, such as “Wholesale”. To serve you well: our legitimate interest
          (article 6(1)(f)). They are a part of the data that we hand out to you. Until we remove them, or you delete the account.`,
        },
        {
          term: 'E-mails about offers',
          text: `Whether you agreed to them: the text, and when and where you agreed, confirmed and unsubscribed. To send only what
          you want: your consent (article 6(1)(a)), which you can withdraw at any time in your account; and to prove it (article
          7(1)). Until you delete the account. The proof of a confirmed consent then stays for three years, without your name and
          address, in case of claims (article 17(3)(e)).`,
        },
        {
          term: 'E-mails to you',
          text: `Address, text and time of the e-mails that the shop sends, such as codes. To send each exactly once and to
          find out why one did not arrive: performance of the contract. The text until it is sent (that of a code is
          encrypted until then), address and subject for as long as that can still be asked: seven days.${
            isSelling ? ' The words of an e-mail about an order are kept with that order.' : ''
          } When you delete
          your account they go with it; a last e-mail tells you so.`,
        },
        {
          term: 'Protection against abuse',
          text: `Your IP address, and the e-mail address that is tried at a login, counted for minutes up to a day to limit
          how often something may be tried. To keep accounts and the shop safe: our legitimate interest (article 6(1)(f)).
          The log of answered requests holds the address of the page, the time and the result, not your IP address.`,
        },
      ],
    },
  ],
})
