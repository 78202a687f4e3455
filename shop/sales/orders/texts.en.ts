import { counted, countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// screens/order-lines.tsx
export const review = 'Review'
export const reviewOf = (product: string) => `Review ${product}`
export const noLongerSold = ' · no longer sold'

// screens/order-details.tsx
export const agreedTerms = 'Terms you agreed to'
export const agreedTermsOf = (id: number) => `Terms you agreed to with order ${id}`
export const deliveredTo = 'Delivered to'
export const collectedAt = 'Collected at'
export const billedTo = 'Billed to'
export const payment = 'Payment'
export const paymentState = {
  open: 'not paid yet',
  processing: 'being processed; this can take a few days',
  paid: 'paid',
  surplus: 'being refunded',
  closed: '',
}
export const refundState = {
  on_its_way: (sum: string, day: string) => `${sum} refund sent on ${day}`,
  done: (sum: string, day: string) => `${sum} refunded on ${day}`,
  failed: (sum: string) =>
    `${sum} couldn’t be refunded to the original payment method. We will refund you another way.`,
}
export const refundReasons = {
  surplus: 'Your order was already paid.',
  late: 'It arrived after the order had expired.',
  cancelled: '',
  withdrawn: 'Withdrawn.',
  not_as_agreed: 'The goods were not as agreed.',
  goodwill: '',
  at_provider: '',
}
/** @param rate extension and id of the rate */
export const carrierRate = (rate: string) => `Carrier rate ${rate}`
export const arrives = (days: string) => `Arrives ${days}`
export const late = 'This order is late and hasn’t been sent yet. We are sorry.'
export const lateForCollection = 'This order is late and isn’t ready yet. We are sorry.'
export const askAboutDelivery = 'Ask about delivery'
export const collectBy = (day: string) => `Please collect and pay for it by ${day}. After that the order expires.`
export const promisedReady = (days: string) => `Ready ${days}`
export const cancelledBecause = {
  not_paid: 'It was not paid in time. Nothing was charged.',
  given_up: 'You cancelled this order. Nothing was charged.',
  withdrawn: 'You withdrew from it before it was packed.',
}

// screens/order-lines.tsx
export const withdrawnOf = (withdrawn: number, of: number) =>
  withdrawn === of ? 'Withdrawn' : `${withdrawn} withdrawn`

// refund-account/own-refund-account.tsx
export const refundAccount = 'Refund account'
export const refundGoesTo = ({ holder, iban }: { holder: string; iban: string }) =>
  `Refunds go to ${holder}, IBAN ${iban}.`
export const change = 'Change'
export const changeRefundAccountOf = (id: number) => `Change the refund account of order ${id}`
export const cancel = 'Cancel'
export const whyRefundAccount = 'You paid by bank transfer. Enter the account for your refund.'
export const accountHolder = 'Account holder'
export const iban = 'IBAN'
export const saveRefundAccount = 'Save refund account'
export const refundAccountSaved = 'Refund account saved'

// screens/order-withdrawals.tsx
export const withdrawHere = 'Withdraw from contract here'
export const withdrawUntil = (day: string) => `Until ${day}, without giving a reason`
export const withdrawUntilAfter = 'Until 14 days after delivery, without giving a reason'

// screens/own-withdrawal.tsx
export const withdrawal = (id: number) => `Withdrawal ${id}`
export const withdrawalUnverified =
  'Sent without login. We could not verify the sender. If you did not send this, contact us.'
export const withdrawalReceived = (day: string) => `Received on ${day}`
export const withdrawalSentBack = (day: string, tracking: string) =>
  `Sent back on ${day}${tracking ? `, ${tracking}` : ''}`
export const withdrawalArrived = (day: string) => `Arrived on ${day}`
export const withdrawalOutcomes: Partial<Record<string, (day: string) => string>> = {
  cancelled: (day) => `Cancelled on ${day}, before it was packed`,
  refunded: (day) => `Settled on ${day}`,
  refused: (day) => `Refused on ${day}`,
}
export const withdrawalRefund = {
  on_its_way: () => 'Your refund is on its way.',
  done: (day: string) => `Refunded on ${day}`,
  failed: () => 'Your refund couldn’t be sent to the original payment method. We will refund you another way.',
}
export const sendBackBy = (day: string, due: string) =>
  `Send the goods back by ${day}. Your refund is due by ${due}, once the goods have arrived or you have shown that you sent them.`
export const refundDueBy = (day: string) => `Your refund is due by ${day}.`
export const trackingOfReturn = 'Tracking number (optional)'
export const iHaveSentItBack = 'I have sent it back'
export const iHaveSentItBackOf = (id: number) => `I have sent it back: withdrawal ${id}`
export const thankYouWellLet = 'Thank you. We’ll let you know when it arrives.'

// screens/order-timeline.tsx
export const upcoming = ', upcoming'
export const by = (by: string) => `by ${by}`
export const followTheParcelAt = (host: string) => `Follow the parcel at ${host}`
export const opensANewTab = '(opens a new tab)'
export const trackingNumber = 'Tracking number'

// screens/orders.page.tsx
export const orderCancelledNothing = 'Order cancelled. Nothing was charged.'
// screens/change-unpaid-order.ts
export const cancelledToChange = 'Nothing was charged. Make your changes and place the order again.'

// reorder/buy-again.tsx
export const buyAgain = 'Buy again'
export const someItemsAreUnavailable = 'Some items are unavailable and were not added to your cart:'
export const noneOfTheseItems = 'None of these items is available now:'
export const missingOf = (quantity: number, product: string) => `${quantity} × ${product}`

// screens/own-order-details.tsx
export const askAboutThisOrder = 'Ask about this order'

// screens/order.page.tsx
export const orderedOn = 'Ordered on'

// screens/own-order.tsx
export const openOrder = 'Open order'
export const order = (id: number | string) => `Order ${id}`
export const itemTitles = (titles: readonly string[]) =>
  `${counted(titles.length, 'item', 'items')}: ${titles.join(', ')}`

export const andMore = (title: string, more: number) => (more > 0 ? `${title} and ${more} more` : title)

// screens/orders.page.tsx
export const allYourOrders = 'All your orders'
export const failedToLoadOrdersPerhaps = 'Failed to load orders, perhaps our server is down'
export const orders = 'Orders'
export const youMustBeLoggedIn = 'You must be logged in to see your orders'
export const noOrdersFound = 'No orders found'
export const moreShopping = 'More Shopping'
export const ordersNewestFirst = (range: ShownRange) => `${countShown(range, 'order', 'orders')}, newest first`
export const lapsedOrders = (count: number) => `${counted(count, 'expired order', 'expired orders')}`
export const pagesOfOrders = 'Pages of orders'

// emails/
export const emails = 'E-mails'
export const emailsAbout = (id: number) => `E-mails about order ${id}`
export const emailsAboutOrder = (id: string) => `The e-mails we sent you about order ${id}.`
export const failedToLoadEmails = 'Failed to load the e-mails, perhaps our server is down'
export const noEmailsAboutThisOrder = 'No e-mails about this order.'
export const notSentYet = 'not sent yet'
export const attached = (name: string) => `Attached: ${name}`

// address-correction/
export const correctTheAddress = 'Correct address'
export const correctAddressOf = (id: number) => `Correct the address of order ${id}`
export const addressOfOrder = (id: string) =>
  `Correct the delivery address of order ${id}. The country can’t change. We confirm the correction by e-mail.`
export const thisOrderHasBeen = 'This order has been sent or cancelled. Its address can no longer be changed.'
export const failedToLoadAddress = 'Failed to load the address, perhaps our server is down'
export const saveAddress = 'Save address'
export const addressCorrected = 'Address corrected'
