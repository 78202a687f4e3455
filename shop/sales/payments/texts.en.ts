import { anyOf } from '../../../lib/texts/en.ts'
import type { PaymentMeans } from './payments.contract.ts'

// unpaid/transfer-facts.tsx
export const amount = 'Amount'
export const payTo = 'Pay to'
export const iban = 'IBAN'
export const bic = 'BIC'
export const reference = 'Reference'
// copyable-fact.tsx
export const copy = (what: string) => `Copy: ${what}`
export const copied = (what: string) => `Copied: ${what}`
// unpaid/transfer-facts.tsx
export const keptUntil = (day: string) => `We keep what you ordered until ${day}.`

// unpaid/to-be-paid.tsx, unpaid/pay-now.tsx
export const payNow = 'Pay now'
export const keptOnlineUntil = (moment: string) =>
  `You pay on the page of our payment provider. We keep what you ordered until ${moment}.`
export const isOnItsWay =
  'Your payment is on its way; with some banks it takes a few days. We keep what you ordered, and nothing need be paid twice.'
export const isChecked = 'We are checking your payment. There is nothing to be paid meanwhile; we write to you.'
export const preparedOnceArrived = 'We prepare your order as soon as this has arrived:'
export const testMode = 'Test mode: no money moves'

export const means: Record<PaymentMeans, string> = {
  online: 'By card or otherwise online',
  transfer: 'By bank transfer',
  collection: 'On collection',
}
export const meansInSentences: Record<PaymentMeans, string> = {
  online: 'by card and otherwise online',
  transfer: 'by bank transfer',
  collection: 'on collection',
}
export const youPayBy = (ways: readonly string[]) => `You pay ${anyOf(ways)}.`

// unpaid/unpaid-order.tsx
export const orderWaits = (id: number) => `Order ${id} awaits your payment`
export const payThisFirst = 'Please pay or cancel it first.'
export const seeTheOrder = 'See the order'

// unpaid/pending-transfers.tsx
export const awaitsYourTransfer = (price: string) => `awaits your bank transfer of ${price}.`
export const orderNumber = (id: number) => `Order ${id}`

// unpaid/give-up-order.tsx
export const giveUp = 'Cancel this order'
export const giveUpQuestion = (id: number) => `Cancel order ${id}?`
export const nothingIsCharged =
  'Nothing is charged, and what came from your cart goes back there. If you have sent a transfer already, keep the order.'
export const keepOrder = 'Keep the order'
export const change = 'Change'
export const changeQuestion = (id: number) => `Change order ${id}?`
export const isOrderedAnew =
  'This order is cancelled, and nothing is charged. You order the same products again and can change quantities, address and payment. If you have sent a transfer already, keep the order.'

// unpaid/sold-out-note.tsx
export const keptForYouIn = (id: number) => `Kept for you in order ${id}, which awaits your payment`
