import type { Clause, Section } from '../../section.ts'
import type { Operator } from '../operator.ts'
import { guarantees } from './guarantees.ts'
import { withdrawal, withdrawalExceptions, withdrawalForm } from './withdrawal.ts'

const checkoutOff: Clause = {
  id: 'checkout-off',
  title: 'Checking out is switched off for now',
  text: [
    `Checking out by card is temporarily disabled due to complications with a card payment provider. At present no
    order can be placed and no payment is taken on this site: you can fill a cart and save things for later, and
    neither obliges you to anything.`,
    `The clauses that follow describe how sales work here. They apply to every order that is placed once checking out
    is open.`,
  ],
}

/** Returns the clause on payment, if orders can be placed. */
const payment = ({ paysWith }: Operator): Clause => ({
  id: 'payment',
  title: 'How you pay',
  text: [
    `The means of payment that are open to an order are shown at checkout before you confirm it: ${
      paysWith ? `online, on the page of ${paysWith}; ` : ''
    }a bank transfer in
    advance; or payment by card or transfer when you collect it in the shop. We take no cash.`,
    `What you pay when you collect it waits for you for seven days after we have written to you that it is ready. If you have
    not collected it by then, the order lapses, and you owe nothing.`,
    ...(paysWith
      ? [
          `An order that is paid online is kept for you until the moment named beside it, and is prepared as soon as
          ${paysWith} tells us that all of it is paid. With some means that takes days; it is kept meanwhile, and nothing
          need be paid twice. If it is not paid by then, the order lapses and you owe nothing. Money that comes after that
          is paid back in full, unless it comes within a day and everything is still there at the same prices: then your
          order is made, and we tell you. Until it is paid you may give it up on your [orders page](/orders).`,
        ]
      : []),
    `An order that is paid by transfer is kept for you for the time named at checkout and in its confirmation, and is
    prepared as soon as the whole amount has arrived. If nothing has arrived by then, the order lapses: you owe nothing,
    and what you pay after that is paid back, unless it comes within a day and everything is still there at the same
    prices: then your order is made, and we tell you. Until it is paid you may give it up on your [orders page](/orders).`,
  ],
})

/** Returns the section on orders. */
export const orders = (operator: Operator): Section => ({
  id: 'orders',
  title: 'Orders and purchases',
  clauses: [
    operator.isSelling ? payment(operator) : checkoutOff,
    {
      title: 'Products and prices',
      text: [
        `Each product page says what the product is made of and does, what it costs and whether it is in stock. Colours
        may look a little different from one screen to another. Putting something in the cart does not reserve it.`,
        `Prices are in euros and include value added tax where it is due. Costs of delivery, if there are any, are shown
        with the total before you confirm an order. The price that counts is the one shown when you confirm.`,
        `Where we deliver to a country outside the European Union, the price is the same and contains no value added tax.
        Import VAT, customs duties and the fee of the carrier for them can be due when the parcel arrives. The checkout
        says so before you confirm; you pay them to the carrier, and they are not part of our price.`,
      ],
    },
    {
      title: 'How an order is placed',
      text: [
        `You choose products and quantities, look through your cart, and correct it if need be. Before anything becomes
        binding you see the products, the total with every cost, and the address. The contract is made when you then
        press the button that names the obligation to pay (article L221-14 of the Code de la consommation).`,
        `We confirm the order without delay by e-mail, with its contents and these terms in a form that you can keep.
        Orders are written in English and can be read on your [orders page](/orders). Contracts of 120 euros or more are
        archived for ten years, and you may ask us for a copy (articles L213-1 and D213-1 and following).`,
        `We may decline an order only for a legitimate reason, for example while an earlier one is unpaid. If something
        turns out not to be available after all, we tell you at once and pay back what you paid for it.`,
      ],
    },
    {
      title: 'Delivery',
      text: [
        `We deliver by the date or within the time named at checkout; if none was named, without undue delay and at the
        latest 30 days after the contract was made. An order goes through the states making, shipping, shipped and
        delivered, which your orders page shows.`,
        `If we are late, you may withhold payment, or give us a reasonable additional time in writing and end the contract
        if it passes without delivery. You may end it at once if we refuse to deliver or if the date was essential to you.
        We then pay back everything within 14 days. The risk of loss or damage passes to you only when you, or a person
        whom you named, physically have the goods. (Articles L216-1 to L216-7.)`,
        `Please look at a parcel when it arrives and tell us about damage soon: it helps us with the carrier. Not doing so
        takes away none of your rights.`,
      ],
    },
    withdrawal(operator),
    withdrawalExceptions,
    withdrawalForm(operator),
    guarantees(operator),
  ],
})
