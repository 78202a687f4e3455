import { anyOf } from '../../../lib/texts/en.ts'

// unpaid/transfer-details.tsx
export const amount = 'Amount'
export const payTo = 'Pay to'
export const iban = 'IBAN'
export const bic = 'BIC'
export const reference = 'Reference'
// copyable-value.tsx
export const copy = (what: string) => `Copy: ${what}`
export const copied = (what: string) => `Copied: ${what}`
// unpaid/transfer-details.tsx
export const reservedUntil = (day: string) => `We hold your items until ${day}.`

// unpaid/payment-due.tsx, unpaid/pay-now.tsx
export const payNow = 'Pay now'
export const onlinePaymentHint = (moment: string) =>
  `You pay on our payment provider’s page. We hold your items until ${moment}.`
export const yourPaymentIsBeingProcessed =
  'Your payment is being processed. With some banks this takes a few days. We hold your items; don’t pay again.'
export const isChecked = 'We are checking your payment. You don’t need to pay anything now. We’ll e-mail you.'
export const preparedOnceArrived = 'We prepare your order as soon as this payment arrives:'
export const testMode = 'Test mode: no money moves'

export const youPayBy = (ways: readonly string[]) => `You pay ${anyOf(ways)}.`

// unpaid/unpaid-order.tsx
export const orderWaits = (id: number) => `Order ${id} is awaiting payment`
export const payOrCancelFirst = 'Please pay or cancel it first.'
export const seeTheOrder = 'View order'

// unpaid/pending-transfers.tsx
export const awaitsYourTransfer = (price: string) => `is awaiting your bank transfer of ${price}.`
export const orderNumber = (id: number) => `Order ${id}`

// unpaid/cancel-unpaid-order.tsx
export const cancelThisOrder = 'Cancel this order'
export const cancelOrder = (id: number) => `Cancel order ${id}?`
export const cancelOrderHint =
  'You won’t be charged, and the items go back to your cart. If you have already sent a transfer, keep the order.'
export const keepOrder = 'Keep order'
export const change = 'Change'
export const changeQuestion = (id: number) => `Change order ${id}?`
export const changeOrderHint =
  'This order is cancelled, and you won’t be charged. You can then order the same products again with other quantities, address or payment. If you have already sent a transfer, keep the order.'

// unpaid/sold-out-note.tsx
export const reservedInOrder = (id: number) => `Held for you in order ${id}, which is awaiting payment`
