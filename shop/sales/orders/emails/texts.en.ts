export const orderAt = (order: number, shop: string) => `Your order ${order} at ${shop}`
export const orderSubject = (order: number, shop: string, about: string) => `Your order ${order} at ${shop}: ${about}`
export const seeOrder = (order: number) => `See order ${order}`
export const viewCart = 'View cart'
/** First sentence of each e-mail about a test order. */
export const testOrder = 'This is a test order: nothing is charged or delivered.'

// steps of an order
export const paidSubject = (order: string) => `${order}: your payment has arrived`
export const paid = 'We have received your payment and are preparing your order. Thank you.'
export const packingSubject = (order: string) => `${order} is being prepared for shipping`
export const packing = 'We are packing your order.'
export const shippedSubject = (order: string) => `${order} was shipped`
export const shipped = 'Your parcel has been shipped and is on its way to you.'
export const deliveredSubject = (order: string) => `${order} was delivered`
export const delivered =
  'Your parcel was delivered. If you have not received it, or something is wrong with it, write to us.'
export const cancelledSubject = (order: string) => `${order} was cancelled`
export const cancelled = 'Your order was cancelled and will not be shipped. If you did not expect this, write to us.'
export const packingToCollectSubject = (order: string) => `${order} is being packed`
export const packingToCollect = 'We are packing your order. We will e-mail you as soon as it is ready to be collected.'
export const readySubject = (order: string) => `${order} is ready to be collected`
export const ready = 'Your order is ready. You can collect it here; please bring its number.'
export const collectedSubject = (order: string) => `${order} was collected`
export const collected = 'Your order was collected. If something is wrong with it, write to us.'
export const trackingNumberIs = (number: string) => `Its tracking number: ${number}`
export const paymentToRefund = (sum: string) => `Your payment of ${sum} will be refunded.`
export const followParcel = 'Follow the parcel'
export const where = 'Where'
export const until = 'Until'
export const promised = 'Promised'
/** Followed by a link to the withdrawal page, and `orOtherStatement`. */
export const withdrawUntil = (day: string) =>
  `You may withdraw from it until ${day}, without giving a reason: on the page `
export const withdrawFromUntil = (products: string, day: string) =>
  `You may withdraw from ${products} until ${day}, without giving a reason: on the page `
export const withdrawalPage = 'Withdraw from contract'
export const orOtherStatement = ', or in any other clear statement.'
export const withdrawnNotShipped = (quantity: number, product: string) =>
  `Withdrawn and not shipped: ${quantity} × ${product}`

// order confirmation
export const thanksPaid = 'Thank you for your order. We have received your payment and are preparing your order.'
export const thanks = 'Thank you for your order.'
export const paidFact = 'Paid'
export const orderFact = 'Order'
export const orderOf = (order: number, day: string) => `${order} of ${day}`
/** Followed by a link to the withdrawal page, and `orAttachedForm`. */
export const withdrawWithin =
  'You may withdraw from this purchase within 14 days after you received the last item, without giving a reason. Use the page '
export const orAttachedForm = ', the attached form, or any other clear statement.'
export const noWithdrawal = (products: string) =>
  `There is no right of withdrawal for ${products}, as stated before you ordered.`
/** Followed by a link to the terms. */
export const guaranteesApply = 'The legal guarantee of conformity and the guarantee against hidden defects apply. Read '
export const termsOfGuarantees = 'the terms of your guarantees'
export const mediator = (mediator: string) => `The consumer mediator for this shop: ${mediator}`
export const termsFile = 'terms.txt'
export const withdrawalFormFile = 'withdrawal-form.txt'
export const amount = 'Amount'
export const payTo = 'Pay to'
export const iban = 'IBAN'
export const bic = 'BIC'
export const reference = 'Reference'
export const company = 'Company'
export const vatNumber = (number: string) => `VAT number ${number}`
export const siren = (number: string) => `SIREN ${number}`
export const readyFact = 'Ready'
export const arrives = 'Arrives'
export const deliverTo = 'Deliver to'

// changes
export const addressChanged = 'delivery address changed'
export const addressWasChanged =
  'The delivery address of your order was changed. If you did not request this, write to us immediately.'
export const newTracking = 'new tracking information'
export const followParcelHere = 'You can follow the parcel of your order here.'
export const trackingNumberOf = (number: string) => `The tracking number of your order: ${number}`

// payments
export const awaitsTransfer = (order: number, shop: string) => `Your order ${order} at ${shop} awaits your transfer`
export const transferNotArrived =
  'Your transfer has not arrived yet. If you have sent it, you don’t need to do anything: transfers can take a day or two.'
export const reservedUntil = (day: string) =>
  `We reserve the items until ${day}. After that, the order expires and nothing is charged.`
export const notPaidSubject = (order: number) => `Your order ${order} was not paid in time`
export const notPaid = 'Your order was not paid in time and has expired.'
export const cancelledByCustomerSubject = (order: number) => `Your order ${order} is cancelled`
export const cancelledByCustomer = 'You cancelled your order.'
export const notCollectedSubject = (order: number) => `Your order ${order} was not collected in time`
export const notCollected = 'Your order was not collected in time and has expired.'
export const nothingCharged = (why: string) =>
  `${why} Nothing was charged. Items that you ordered from your cart are back in it.`
export const refundedIfPaid = 'If you have paid nevertheless, the full amount is refunded automatically.'
export const transferRefunded = 'If you have sent a transfer meanwhile, we will refund it.'
export const transferReactivates =
  'If you have sent a transfer meanwhile, we reactivate your order if all items are still available, or refund you.'
export const paymentFailed = 'your payment failed'
export const bankDidNotPay = 'Your bank did not make the payment. Nothing was charged.'
export const reservedOneDay =
  'We reserve the items for one more day, so that you can pay in another way. After that, the order expires and nothing is charged.'

// refunds
export const refunded = (sum: string) => `${sum} refunded`
export const haveRefunded = (sum: string) => `We have refunded ${sum}. It can take a few days until the money arrives.`
export const haveRefundedToCard = (sum: string) =>
  `We have refunded ${sum} to your gift card. You can spend it at once.`
export const notRefundedYet = (sum: string) => `${sum} could not be refunded yet`
export const refundByTransferInstead = (sum: string) =>
  `We could not refund ${sum} by your original payment method. You will still get your money: we will refund it by bank transfer, and ask you for an account if we need one.`
export const returnSettled = 'your return is settled'
export const nothingToRefund =
  'The items that you returned are not refunded: the items that you keep now cost at least as much as you paid (less earlier refunds), because the offer was recalculated.'
export const settledWithoutRefund = 'We have processed your return. The items that you returned are not refunded.'
export const weRefund = (sum: string) => `we refund ${sum}`
export const refundToCard = (sum: string) => `We refund ${sum} to your gift card.`
export const refundTo = (sum: string, account: string) =>
  `We refund ${sum} to ${account}. It can take a few days until the money arrives.`
export const refundByMethod = (sum: string) =>
  `We refund ${sum} by your original payment method. It can take a few days until the money arrives.`
export const refundToAccount = (sum: string, holder: string, ibanEnd: string) =>
  `We refund ${sum} by bank transfer to the account of ${holder} with the IBAN ending in ${ibanEnd}.`
export const refundToPayingAccount = (sum: string) =>
  `We refund ${sum} by bank transfer to the account from which you paid. If you paid by card or prefer another account, reply to this e-mail.`
export const notAsAgreed = 'Something was wrong with your order. We are sorry for that.'
export const youWithdrew = 'You withdrew from the contract.'
export const weRefundPayment = 'we refund your payment'
export const received = (sum: string) => `We have received ${sum} from you.`
export const arrivedLate = 'It arrived after your order had expired, and we can no longer fulfil the order.'
export const cancelledBefore = 'Your order was cancelled before the payment arrived.'
export const alreadyPaid = 'Your order was already paid.'
export const refundInFull = 'We refund the full amount by your original payment method. This can take a few days.'
export const nothingToDo = 'You don’t need to do anything.'
/** Followed by a link to the order, and a full stop. */
export const ibanNeeded = 'To pay you back by bank transfer, we need your IBAN. Please enter it on '
export const pageOfOrder = (order: number) => `the page of order ${order}`

// review request
export const reviewSubject = (order: number, shop: string) => `Review your order ${order} at ${shop}`
export const reviewRequest =
  'You received your order a week ago. Are you happy with it? Your review helps other customers to choose and helps us to improve. We publish positive and negative reviews in the same way.'
export const reviewProduct = (product: string) => `Review ${product}`
export const unsubscribe = 'Unsubscribe from review requests'

// invoices
export const invoiceAbout = (number: string) => `invoice ${number}`
export const creditNoteAbout = (number: string) => `credit note ${number}`
export const invoiceAttached = 'The invoice for your order is attached.'
export const creditNoteAttached = 'The credit note for your order is attached.'
export const creditNoteOf = (sum: string, invoice: string) =>
  `The credit note for your order is attached. It credits ${sum} of invoice ${invoice}.`
export const invoice = 'Invoice'
export const creditNote = 'Credit note'
export const date = 'Date'
