import { allOf, counted, plural } from '../../../../lib/texts/en.ts'

// steps/cancel-order.tsx
export const cancelOrderQuestion = (id: number) => `Cancel order ${id}?`
export const whatWasOrderedGoesBack = 'What was ordered goes back to the stock and can be bought by others.'
export const getsAnEmailThatSays = (name: string) => `${name} gets an e-mail that says so.`
export const aCancelledOrderStaysCancelled = 'A cancelled order stays cancelled.'
export const keepIt = 'Keep it'
export const cancelOrder = (id: number) => `Cancel order ${id}`

// steps/step-forms.tsx
export const trackingNumberOrLink = 'Tracking number or link'
export const ifThereIsOneThe = 'If there is one. The customer gets it by e-mail and sees it at the order.'
export const markAsOrder = (label: string, id: number) => `Mark as ${label}: order ${id}`
export const markAs = (label: string) => `Mark as ${label}`

// tracking/
export const trackingOf = (id: number) => `Tracking of order ${id}`
export const trackingHint = 'The customer sees it at the order.'
export const saveTracking = 'Save tracking'
export const emailCustomer = 'E-mail the customer'
export const trackingUnchanged = 'This tracking number is already saved.'
export const trackingSaved = (id: number) => `Tracking of order ${id} saved`
export const trackingRemoved = (id: number) => `Tracking of order ${id} removed`

// payment/note-payment.tsx
export const paymentOf = (id: number) => `Payment of order ${id}`
export const awaitsTransfer = (amount: string, reference: string) =>
  `Awaits a transfer of ${amount} with the reference ${reference}.`
export const cameAfterAll = (amount: string, reference: string) =>
  `Should its transfer of ${amount} with the reference ${reference} come after all, note it here. Within a day of the lapse the order is made if all of it is there; else the money goes back, and waits for you under Payments.`
export const paysOnCollection = (amount: string) =>
  `${amount} are to be paid when it is collected, by card or transfer.`
export const amountReceived = 'Amount received'
export const receivedOn = 'On'
export const markAsPaid = 'Mark as paid'
export const markOrderAsPaid = (id: number) => `Mark as paid: order ${id}`
export const orderPaid = (id: number) => `Order ${id} is paid`
export const recordAnotherPayment = 'Record another payment'
export const recordAnotherPaymentFor = (id: number) => `Record another payment: order ${id}`
export const goesBack =
  'This order is paid. Note here what came besides: it is to be paid back, its customer is told, and it waits for you under Payments.'
export const moneyGoesBack = (id: number) => `Noted: what came again for order ${id} is to be paid back`
export const orderPaidInVain = (id: number) => `Order ${id} stays cancelled: its money is to be paid back`

// refund-account/refund-account-for-staff.tsx
export const refundAccount = 'Refund account'
export const noRefundAccount =
  'No refund account yet. The customer can enter it on the order page once a refund or withdrawal is open.'
export const accountHolder = 'Account holder'
export const iban = 'IBAN'

// refund/
export const payBackMore = 'Pay back…'
export const payBackOf = (id: number) => `Pay back of order ${id}`
export const piecesOf = (left: number) => `Of ${left}`
export const piecesOfThing = (thing: string, left: number) => `Pieces of ${thing}, of ${left}`
export const forSaleAgain = 'For sale again'
export const whyBack = 'Why'
export const refundReasons = { goodwill: 'Goodwill', not_as_agreed: 'Not as agreed', withdrawn: 'Withdrawn' }
export const amountBack = 'Amount'
export const isLeft = (amount: string) => `At most ${amount}`
export const refundNote = 'A word to the customer'
export const refundNoteHint = 'It stands in the e-mail and at the order.'
export const goesBackOnline = 'It goes back by itself, in the way in which it was paid. The customer gets an e-mail.'
export const goesBackByHand =
  'It goes back by transfer: note under Payments when you have made it. The customer gets an e-mail.'
export const payNothingBack = 'Pay nothing back'
export const payBackNow = 'Pay back'
export const goesBackNow = (amount: string) => `${amount} goes back`

// notes/order-notes.tsx
export const byName = (name: string) => `, ${name}`
export const newNote = 'New note'
export const onlyStaffReadIt = 'Only staff read it.'
export const addNote = 'Add note'

// act-on-orders.tsx
export const noteAdded = 'Note added'
export const orderBecame = (id: number, outcome: string) => `Order ${id} ${outcome}`
export const ordersBecame = (count: number, label: string) => `${counted(count, 'order is', 'orders are')} now ${label}`
export const undone = (ids: readonly number[]) =>
  `Undone: ${plural(ids.length, 'order', 'orders')} ${allOf(ids.map(String))} as before, and no e-mail was sent`
export const leftAsBefore = (ids: readonly number[], reason: string) =>
  `${plural(ids.length, 'Order', 'Orders')} ${allOf(ids.map(String))} left as before: ${reason}`

// steps/undo-step-button.tsx
export const undo = 'Undo'
