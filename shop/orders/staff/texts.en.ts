import { countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// find-orders.ts
export const failedToLoadOrdersPerhaps = 'Failed to load orders, perhaps our server is down'

// cancel-order.tsx
export const cancelOrderQuestion = (id: number) => `Cancel order ${id}?`
export const whatWasOrderedGoesBack = 'What was ordered goes back to the stock and can be bought by others.'
export const getsALetterThatSays = (name: string) => `${name} gets a letter that says so.`
export const aCancelledOrderStaysCancelled = 'A cancelled order stays cancelled.'
export const keepIt = 'Keep it'
export const cancelOrder = (id: number) => `Cancel order ${id}`

// step-forms.tsx
export const trackingNumberOrLink = 'Tracking number or link'
export const ifThereIsOneThe = 'If there is one. The customer gets it by letter and sees it at the order.'
export const markAsOrder = (label: string, id: number) => `Mark as ${label}: order ${id}`
export const markAs = (label: string) => `Mark as ${label}`

// payment/note-payment.tsx
export const paymentOf = (id: number) => `Payment of order ${id}`
export const awaitsTransfer = (amount: string, reference: string) =>
  `Awaits a transfer of ${amount} with the reference ${reference}.`
export const paysOnCollection = (amount: string) =>
  `${amount} are to be paid when it is collected, by card or transfer.`
export const amountReceived = 'Amount received'
export const receivedOn = 'On'
export const moneyArrived = 'Money arrived'
export const moneyArrivedFor = (id: number) => `Money arrived: order ${id}`
export const orderPaid = (id: number) => `Order ${id} is paid`

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

// order-card.tsx
export const lineOf = (quantity: number, withdrawn: number, thing: string) =>
  `${quantity} × ${thing}${withdrawn > 0 ? ` (${withdrawn} withdrawn)` : ''}`
export const isBeingWithdrawn = (id: number) => `Its customer withdraws: see withdrawal ${id}`
export const order = (id: number) => `Order ${id}`
export const shouldHaveLeft = (days: string) => `Late: promised ${days}, and still here`
export const historyAndContents = 'History and contents'
export const ofOrder = (id: number) => ` of order ${id}`
export const formerCustomer = 'Former customer'
export const accountIsGone = 'account deleted'
export const transferredTo = (account: string) => `Its customer was told to pay to ${account}.`

// emails/
export const emails = 'E-mails'
export const emailsAboutOrder = (id: string) => `What was written about order ${id}, word for word.`
export const failedToLoadEmails = 'Failed to load the e-mails, perhaps our server is down'

// search-orders.tsx
export const findOrders = 'Find orders'
export const numberNameOrEMail = 'Number, name or e-mail'
export const find = 'Find'
export const showAll = 'Show all'

// staff-orders.page.tsx
export const ordersOfAllCustomers = 'Orders of all customers'
export const orderBecame = (id: number, outcome: string) => `Order ${id} ${outcome}`
export const orders = 'Orders'
export const ordersByStatus = 'Orders by status'
export const onlyStaffSeeOrders = 'Only staff of the shop can see the orders of all customers.'
export const all = 'all'
export const late = 'late'
export const ordersFound = (range: ShownRange, { words, isLate }: { words: string; isLate: boolean }) => {
  const order = isLate ? ', the longest late first' : ', newest first'
  return countShown(range, 'order', 'orders') + (words ? ` found for “${words}”` : range.count > 0 ? order : '')
}
export const noOrderFitsTheseWords = 'No order fits these words.'
export const thereAreNoSuchOrders = 'There are no such orders.'
export const pagesOfOrders = 'Pages of orders'
