import type { Section } from '../../section.ts'
import type { Operator } from '../operator.ts'

export const accountSecurity: Section = {
  id: 'account-security',
  title: 'Accounts and security',
  clauses: [
    {
      title: 'What you do',
      text: [
        {
          list: [
            `Choose a password that you use nowhere else. It must have at least 8 characters; we advise 15 or more.`,
            `Keep it, and the codes that we e-mail to you, to yourself. Nobody from this shop will ever ask you for them.`,
            `Log out on devices that others use.`,
            `If you think that somebody else got into your account, change your password at once and
            [tell us](/contact).`,
          ],
        },
      ],
    },
    {
      title: 'What we do',
      text: [
        `Logging in gives your browser a token that is valid for 30 days, or until it has not been used for 7 days, on at
        most 10 devices at a time. Logging out revokes that one; changing or resetting your password revokes all of them.
        After several wrong passwords we make whoever tries wait longer and longer.`,
        `You answer for what others do with your account only as far as it was made possible by your own fault, and not
        for what happens after you have told us. If personal data is put at risk by a breach on our side, we inform the
        CNIL and, where the risk to you is high, you (GDPR, articles 33 and 34).`,
      ],
    },
  ],
}

/** Returns the section on card payments. */
export const cardPayments = ({ isSelling, paysWith }: Operator): Section => ({
  id: 'card-payments',
  title: 'Card payment provider terms',
  clauses: [
    {
      text: [
        isSelling && paysWith
          ? `Payments online are carried out by ${paysWith}. After you have ordered, you are led to its page, and back to
            this shop when you have paid or not. Cards are also taken in the shop when an order is collected, where that is
            offered.`
          : isSelling
            ? `Cards are taken in the shop when an order is collected, and not on this site: no payment provider is connected
            to it. What follows applies once one is; it will then be named here and at checkout.`
            : `Payments by card are switched off at present, and no payment provider is connected to this shop. What follows
            applies once they are open; the provider will then be named here and at checkout.`,
      ],
    },
    {
      title: 'Who does what',
      text: [
        isSelling && paysWith
          ? `You enter the number of your card with ${paysWith}, not with us: this shop neither receives nor stores it. We
            learn whether and when a payment succeeded, its amount, by what it was made (of a card its brand and last four
            digits), and references. Your bank may ask you to confirm the payment (strong customer authentication,
            Directive (EU) 2015/2366).`
          : `Card payments will be carried out by a payment provider licensed in the European Union. You will enter the number
            of your card with the provider, not with us: this shop neither receives nor stores it. We will learn only whether
            a payment succeeded, its amount, and a reference. Your bank may ask you to confirm the payment (strong customer
            authentication, Directive (EU) 2015/2366).`,
        `The provider's own terms and privacy policy apply to its service and ${
          isSelling && paysWith ? 'are shown on its page' : 'will be shown'
        } before you pay. They cannot take away rights that you have towards us: the contract of sale is with us alone.`,
      ],
    },
    {
      title: 'Payments that went wrong',
      text: [
        `If a payment was made that you did not authorise, or was carried out wrongly, tell your bank without delay, and
        at the latest within 13 months: it must pay you back under the conditions of articles L133-18 to L133-24 of the
        Code monétaire et financier. Refunds that we owe you go back by the means with which you paid, unless you agree to
        another way.`,
      ],
    },
  ],
})
