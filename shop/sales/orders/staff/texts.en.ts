import { allOf, counted, plural } from '../../../../lib/texts/en.ts'

// steps/cancel-order.tsx
export const cancelOrderQuestion = (id: number) => `Cancel order ${id}?`
export const itemsRestocked = 'The items go back into stock.'
export const isNotifiedByEmail = (name: string) => `${name} is notified by e-mail.`
export const thisCantBeUndone = 'This can’t be undone.'
export const keepIt = 'Keep order'
export const cancelOrder = (id: number) => `Cancel order ${id}`

// steps/step-forms.tsx
export const trackingNumberOrLink = 'Tracking number or link'
export const trackingHint = 'Optional. The customer gets it by e-mail and sees it in the order.'
export const markAsOrder = (label: string, id: number) => `Mark as ${label}: order ${id}`
export const markAs = (label: string) => `Mark as ${label}`

// tracking/
export const trackingOf = (id: number) => `Tracking of order ${id}`
export const theCustomerSeesItInTheOrderHint = 'The customer sees it in the order.'
export const saveTracking = 'Save tracking'
export const emailCustomer = 'E-mail the customer'
export const trackingUnchanged = 'This tracking number is already saved.'
export const trackingSaved = (id: number) => `Tracking of order ${id} saved`
export const trackingRemoved = (id: number) => `Tracking of order ${id} removed`

// payment/record-payment.tsx
export const paymentOf = (id: number) => `Payment of order ${id}`
export const isDue = (amount: string) => `${amount} is due.`
export const lateTransferHint = (amount: string, reference: string) =>
  `If the transfer of ${amount} with the reference ${reference} still arrives, record it here. Within a day after expiry the order is restored if everything is in stock. Otherwise the payment must be refunded; it appears under Payments.`
export const amountReceived = 'Amount received'
export const receivedOn = 'On'
export const markAsPaid = 'Mark as paid'
export const markOrderAsPaid = (id: number) => `Mark as paid: order ${id}`
export const orderPaid = (id: number) => `Order ${id} is paid`
export const recordAnotherPayment = 'Record another payment'
export const recordAnotherPaymentFor = (id: number) => `Record another payment: order ${id}`
export const thisOrderIsPaidRecord =
  'This order is paid. Record a surplus payment here. It must be refunded, the customer is notified, and it appears under Payments.'
export const paymentRecordedItMust = (id: number) => `Payment recorded. It must be refunded for order ${id}.`
export const orderStaysCancelled = (id: number) => `Order ${id} stays cancelled. Its payment must be refunded.`

// refund-account/refund-account-for-staff.tsx
export const refundAccount = 'Refund account'
export const noRefundAccount =
  'No refund account yet. The customer can enter it on the order page once a refund or withdrawal is open.'
export const accountHolder = 'Account holder'
export const iban = 'IBAN'

// refund/
export const refund = 'Refund…'
export const refundOrder = (id: number) => `Refund order ${id}`
export const howMany = (left: number) => `How many? (of ${left})`
export const quantityOfOf = (thing: string, left: number) => `Quantity of ${thing}, of ${left}`
export const restock = 'Restock'
export const reason = 'Reason'
export const refundReasons = { goodwill: 'Goodwill', not_as_agreed: 'Not as agreed', withdrawn: 'Withdrawn' }
export const amountBack = 'Amount'
export const atMost = (amount: string) => `At most ${amount}`
export const messageToTheCustomer = 'Message to the customer'
export const shownInTheEmailAndInTheOrderHint = 'Shown in the e-mail and in the order.'
export const refundedAutomaticallyToTheOriginal =
  'Refunded automatically to the original payment method. The customer is notified by e-mail.'
export const giftCardsFirst = (price: string) => `Gift cards get their part first: up to ${price}.`
export const refundByBankTransfer =
  'Refund by bank transfer. Record it under Payments once you have sent it. The customer is notified by e-mail.'
export const cancel = 'Cancel'
export const refundNow = 'Refund'
export const offerIsRecomputed = (names: readonly string[], asPaid: string) =>
  `${names.length === 1 ? `The offer “${names[0]}” is` : `The offers ${names.map((name) => `“${name}”`).join(', ')} are`} recalculated for the items that the customer keeps. Without the recalculation, the refund would be ${asPaid}.`
export const isSettled = 'The withdrawal is settled without a refund'
export const isRefunded = (amount: string) => `${amount} is refunded`

// notes/order-notes.tsx
export const byName = (name: string) => `, ${name}`
export const newNote = 'New note'
export const onlyStaffReadIt = 'Only staff can see notes.'
export const addNote = 'Add note'

// bulk-order-actions.tsx
export const noteAdded = 'Note added'
export const orderMarked = (id: number, outcome: string) => `Order ${id} ${outcome}`
export const ordersMarked = (count: number, label: string) => `${counted(count, 'order is', 'orders are')} now ${label}`
export const undone = (ids: readonly number[]) =>
  `Undone: ${plural(ids.length, 'order', 'orders')} ${allOf(ids.map(String))} as before, and no e-mail was sent`
export const notChanged = (ids: readonly number[], reason: string) =>
  `${plural(ids.length, 'Order', 'Orders')} ${allOf(ids.map(String))} not changed: ${reason}`

// steps/undo-step-button.tsx
export const undo = 'Undo'
