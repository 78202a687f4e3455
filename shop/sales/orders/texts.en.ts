import { counted, countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// screens/order-lines.tsx
export const review = 'Review'
export const reviewOf = (product: string) => `Review ${product}`
export const noLongerSold = ' · no longer sold'

// screens/order-facts.tsx
export const agreedTerms = 'Terms that were agreed to'
export const agreedTermsOf = (id: number) => `Terms that were agreed to with order ${id}`
export const deliveredTo = 'Delivered to'
export const collectedAt = 'Collected at'
export const billedTo = 'Billed to'
export const payment = 'Payment'
export const paid = {
  online: 'Online',
  transfer: 'By bank transfer',
  collection: 'On collection, by card or transfer',
}
export const paymentState = {
  open: 'not paid yet',
  processing: 'on its way; that can take some days',
  paid: 'paid',
  surplus: 'goes back',
  closed: '',
}
export const refundState = {
  on_its_way: (sum: string, day: string) => `${sum} are on their way back since ${day}`,
  done: (sum: string, day: string) => `${sum} were paid back on ${day}`,
  failed: (sum: string) => `${sum} could not go back as they came; we pay them back in another way`,
}
export const refundReasons = {
  surplus: 'Your order was paid already.',
  late: 'It came after the order had lapsed.',
  cancelled: '',
  withdrawn: 'Withdrawn from.',
  not_as_agreed: 'Something was not as agreed.',
  goodwill: '',
  at_provider: '',
}
export const promised = (days: string) => `Promised ${days}`
export const late = 'It should be with you by now, and has not left yet. We are sorry.'
export const lateForCollection = 'It should be ready by now, and is not. We are sorry.'
export const askUs = 'Ask us when it comes'
export const keptForCollection = (day: string) =>
  `Please collect and pay for it by ${day}. After that the order expires.`
export const promisedReady = (days: string) => `Ready ${days}`
export const cancelledBecause = {
  not_paid: 'It was not paid in time. Nothing was charged.',
  given_up: 'You cancelled this order. Nothing was charged.',
  withdrawn: 'You have withdrawn from it before it was packed.',
}

// screens/order-lines.tsx
export const withdrawnOf = (withdrawn: number, of: number) =>
  withdrawn === of ? 'Withdrawn from' : `${withdrawn} of them withdrawn from`

// refund-account/own-refund-account.tsx
export const refundAccount = 'Refund account'
export const refundGoesTo = ({ holder, iban }: { holder: string; iban: string }) =>
  `We pay back to ${holder}, IBAN ${iban}.`
export const changeRefundAccount = 'Change'
export const changeRefundAccountOf = (id: number) => `Change the refund account of order ${id}`
export const cancelRefundAccount = 'Cancel'
export const whyRefundAccount = 'You paid by bank transfer. Enter the account to which we pay back your money.'
export const accountHolder = 'Account holder'
export const iban = 'IBAN'
export const saveRefundAccount = 'Save refund account'
export const refundAccountSaved = 'Refund account saved'

// screens/order-withdrawals.tsx
export const withdrawHere = 'Withdraw from contract here'
export const withdrawUntil = (day: string) => `Until ${day}, without a reason`
export const withdrawUntilAfter = 'Until 14 days after it was delivered, without a reason'

// screens/own-withdrawal.tsx
export const withdrawal = (id: number) => `Withdrawal ${id}`
export const withdrawalUnverified =
  'Sent without login. We could not verify the sender. If you did not send this, contact us.'
export const withdrawalReceived = (day: string) => `Received on ${day}`
export const withdrawalSentBack = (day: string, tracking: string) =>
  `Sent back on ${day}${tracking ? `, ${tracking}` : ''}`
export const withdrawalArrived = (day: string) => `Arrived on ${day}`
export const withdrawalClosed: Partial<Record<string, (day: string) => string>> = {
  cancelled: (day) => `Cancelled on ${day}, before it was packed`,
  refunded: (day) => `Settled on ${day}`,
  refused: (day) => `Refused on ${day}`,
}
export const withdrawalRefund = {
  on_its_way: () => 'Your refund is on its way.',
  done: (day: string) => `Refunded on ${day}`,
  failed: () => 'Your refund could not go back as it came. We pay it back in another way.',
}
export const sendBackBy = (day: string, due: string) =>
  `Send it back by ${day}. Your money is due by ${due}; it may wait until the goods are here, or until you show that you have sent them.`
export const moneyDue = (day: string) => `Your money is due by ${day}.`
export const trackingOfReturn = 'Tracking number, if there is one'
export const iHaveSentItBack = 'I have sent it back'
export const iHaveSentItBackOf = (id: number) => `I have sent it back: withdrawal ${id}`
export const sentBackNoted = 'Thank you, we wait for it'

// screens/order-timeline.tsx
export const stillToCome = ', still to come'
export const by = (by: string) => `by ${by}`
export const followTheParcelAt = (host: string) => `Follow the parcel at ${host}`
export const opensANewTab = '(opens a new tab)'
export const trackingNumber = 'Tracking number'

// screens/orders.page.tsx
export const givenUp = 'Given up. Nothing was charged.'
// screens/change-unpaid.ts
export const orderAnew = 'Nothing was charged. Change what you like, and order anew.'

// reorder/buy-again.tsx
export const buyAgain = 'Buy again'
export const notAllCanBeHad = 'Not all of it can be had now. Missing in your cart:'
export const nothingCanBeHad = 'Nothing of it can be had now:'
export const missingOf = (quantity: number, product: string) => `${quantity} × ${product}`

// screens/own-order-parts.tsx
export const askAboutThisOrder = 'Ask about this order'

// screens/order.page.tsx
export const orderedOn = 'Ordered on'

// screens/own-order.tsx
export const onAPageOfItsOwn = 'On a page of its own'
export const order = (id: number | string) => `Order ${id}`
export const things = (titles: readonly string[]) =>
  `${counted(titles.length, 'thing', 'things')}: ${titles.join(', ')}`

export const firstOfThings = (title: string, more: number) => (more > 0 ? `${title} and ${more} more` : title)

// screens/orders.page.tsx
export const allYourOrders = 'All your orders'
export const failedToLoadOrdersPerhaps = 'Failed to load orders, perhaps our server is down'
export const orders = 'Orders'
export const youMustBeLoggedIn = 'You must be logged in to see your orders'
export const noOrdersFound = 'No orders found'
export const moreShopping = 'More Shopping'
export const ordersNewestFirst = (range: ShownRange) => `${countShown(range, 'order', 'orders')}, newest first`
export const lapsedOrders = (count: number) => `${counted(count, 'order', 'orders')} that lapsed`
export const pagesOfOrders = 'Pages of orders'

// emails/
export const emails = 'E-mails'
export const emailsOf = (id: number) => `E-mails about order ${id}`
export const emailsAboutOrder = (id: string) => `What we wrote about order ${id}, word for word.`
export const failedToLoadEmails = 'Failed to load the e-mails, perhaps our server is down'
export const noEmails = 'Nothing has been written about this order, or it is kept no longer.'
export const notSentYet = 'not sent yet'
export const attached = (name: string) => `Attached: ${name}`

// correcting/
export const correctTheAddress = 'Correct the address'
export const correctAddressOf = (id: number) => `Correct the address of order ${id}`
export const addressOfOrder = (id: string) =>
  `Where order ${id} goes. It stays in its country; an e-mail says that the address was corrected.`
export const tooLateToCorrect = 'This order has left the shop, or is not sent any more: its address stays as it is.'
export const failedToLoadAddress = 'Failed to load the address, perhaps our server is down'
export const saveAddress = 'Save the address'
export const addressCorrected = 'Address corrected'
