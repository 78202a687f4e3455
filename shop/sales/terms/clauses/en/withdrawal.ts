import type { Clause } from '../../section.ts'
import { type Operator, operatorName } from '../operator.ts'

/** Returns the clause on withdrawal from a purchase. */
export const withdrawal = (operator: Operator): Clause => ({
  id: 'withdrawal',
  title: 'Your right of withdrawal',
  text: [
    `As a consumer you may withdraw from a purchase within 14 days, without a reason. The 14 days begin the day after you,
    or a person whom you named, received the goods; for several goods ordered together, the day after the last of them
    came. If the last day is a Saturday, a Sunday or a public holiday, the time ends with the next working day. (Articles
    L221-18 to L221-28 of the Code de la consommation.)`,
    `To withdraw, tell us so in any clear statement before the time is over: ${
      operator.isSelling
        ? 'with the online function [Withdraw from contract here](/withdrawal), which stands at the end of every page and at your orders (article L221-21), with the form below, or in your own words through the [contact form](/contact)'
        : `with the form below, in your own words
    through the [contact form](/contact), or with the online withdrawal function that article L221-21 asks of every online shop and that opens here together with checking out`
    }. We confirm that we have received it.`,
    {
      list: [
        `Send the goods back within 14 days of telling us. You bear the direct cost of returning them, unless we offered
        to bear it.`,
        `We pay back everything you paid, including standard delivery, within 14 days of being told, by the means with
        which you paid unless you agree to another, and without charging you. We may wait until the goods are back or
        until you show that you have sent them, whichever comes first.`,
        ...(operator.recomputesOffers
          ? [
              `If you withdraw from a part of an offer for several goods, such as 3 for 2, a bundle or a price by quantity, we
              calculate the price of the goods that you keep again, with the offer as far as they still meet it. We pay back
              what you paid above this price. At your orders, you see the amount before you
              confirm.`,
            ]
          : []),
        `You answer for a loss of value only if you handled the goods more than was needed to see what they are and how
        they work.`,
        `If we had failed to tell you about this right, the time would be twelve months longer.`,
      ],
    },
  ],
})

export const withdrawalExceptions: Clause = {
  title: 'When there is no right of withdrawal',
  text: [
    `The law makes exceptions (article L221-28). Those that can matter here are`,
    {
      list: [
        'goods made to your specifications or clearly personalised;',
        'goods that spoil or expire quickly;',
        'sealed goods that were opened after delivery and cannot be returned for reasons of hygiene or health protection;',
        'goods that have become inseparable from others after delivery.',
      ],
    },
    `If one of them applies to a product, you are told before you order it. Faulty goods are another matter: the
    [legal guarantees](#guarantees) hold for these too.`,
  ],
}

/** Returns the statutory withdrawal form, addressed to the operator. */
export const withdrawalForm = (operator: Operator): Clause => ({
  title: 'Withdrawal form',
  text: [
    {
      boxed: 'Fill in and send this only if you wish to withdraw from the contract',
      text: [
        `To ${operatorName(operator)}${operator.address ? `, ${operator.address}` : ', through the [contact form](/contact)'}:`,
        'I hereby give notice that I withdraw from my contract of sale of the following goods:',
        {
          list: [
            'Goods, and number of the order:',
            'Ordered on, received on:',
            'Name and address of the consumer:',
            'Date (and signature, only if this form is sent on paper):',
          ],
        },
      ],
    },
  ],
})
