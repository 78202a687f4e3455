import type { Section } from '../../section.ts'
import type { Operator } from '../operator.ts'
import { processedData } from './processed-data.ts'

/** Returns the section on personal data. */
export const privacy = (operator: Operator): Section => ({
  id: 'privacy',
  title: 'Privacy',
  clauses: [
    {
      title: 'Who is responsible',
      text: [
        `The operator named in [section 16](#contact) is the controller of the personal data processed in this shop, under
        Regulation (EU) 2016/679 (GDPR, in French RGPD) and the loi Informatique et Libertés of 6 January 1978. Questions
        about data are answered through the [contact form](/contact).`,
      ],
    },
    processedData(operator),
    {
      title: 'What we do not do',
      text: [
        `This shop sets no cookies, measures no audience, shows no advertising and builds no profiles. No decision about
        you is made by a machine alone. The products that it recommends depend on the product you look at, not on you.
        Its pages load nothing from other companies; the one exception is a sign-in button of an identity provider, where
        the shop offers it: it loads that provider's script on the login and sign-up pages only.`,
        `Your browser keeps only the following for the shop, all of it needed for what you asked it to do, so that no
        consent is required (article 82 of the loi Informatique et Libertés):`,
        {
          list: [
            `In its local storage, under the name “token”: the login token, while you are logged in.`,
            `In its session storage, which ends when you close the tab: how far you had scrolled, so that Back returns to
            the same place; while you sign up, set a new password or change your e-mail address, the names and addresses
            that you have typed so far, whether you agreed to these terms, and a number by which we know that a code was
            asked for in this tab (no password and no code), until you are done; while you check out, the addresses and the
            choices that you have made, until you have ordered; what you wanted to put into the cart
            before you logged in, for half an hour at most; and, while one page gives way to the next, a message to be
            shown there, such as "Successfully Logged In".`,
            `For the shop's own staff only, in its local storage and its IndexedDB: a product that is being written, with
            the pictures chosen for it, until it is saved or discarded.`,
          ],
        },
      ],
    },
    {
      title: 'Who receives data',
      text: [
        `Reviews are public, with the name and the picture of their author. Everything else is seen only by the people who
        run the shop and by companies that work for it on its instructions, such as the hosting company and whoever
        carries its e-mails (GDPR, article 28).${
          operator.isSelling && operator.paysWith
            ? ` If you pay online, ${operator.paysWith} receives your e-mail address, the number of the order, what it holds and what it
              costs, and from yourself what you enter on its page; it answers for that data itself, under its own privacy policy.`
            : ''
        } Authorities receive data where the law obliges us. We sell and rent
        nothing.`,
        `If one of those companies processes data outside the European Economic Area, it does so only with the safeguards
        of chapter V of the GDPR. Ask us, and we tell you which ones apply.`,
      ],
    },
    {
      title: 'How data is protected',
      text: [
        `Passwords and login tokens are stored only in a form from which they cannot be read back. Pictures that
        you upload are drawn anew and lose what a camera wrote into them, such as the place. Our logs hold neither
        passwords nor tokens nor what you type into forms.`,
      ],
    },
    {
      title: 'Your rights',
      text: [
        `You may have access to your data, have it corrected or deleted, have its processing restricted, receive it in a
        usual machine-readable form, and object to processing that rests on our legitimate interest. You may also say what
        is to become of it after your death (loi Informatique et Libertés, article 85).`,
        `You can change your details and delete your account yourself on your [account page](/account). For everything
        else write through the [contact form](/contact); you get an answer within one month.`,
        `If you think that your data is not treated as it should be, you may complain to the CNIL, 3 place de Fontenoy,
        TSA 80715, 75334 Paris Cedex 07, [www.cnil.fr](https://www.cnil.fr/), or to the authority of the country in which
        you live or work.`,
      ],
    },
  ],
})
