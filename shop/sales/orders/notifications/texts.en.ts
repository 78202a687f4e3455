import { counted } from '../../../../lib/texts/en.ts'

export const seeOrder = (order: number) => `See order ${order}`
export const seePayments = 'See the payments'
export const nothingToPay = 'nothing to pay'
export const newOrderSubject = (order: number, sum: string, means: string) => `New order ${order}: ${sum}, ${means}`
export const testOrderSubject = (order: number, sum: string, means: string) => `Test order ${order}: ${sum}, ${means}`
export const testOrderPlaced = 'A test order was placed. No money has moved: the payment provider is in test mode.'
export const orderAwaitsPayment =
  'A customer placed an order. It awaits payment. Record the payment on the order when the transfer has arrived.'
export const orderPlaced = 'A customer placed an order. You can prepare it now.'
export const order = 'Order'
export const payment = 'Payment'
export const delivery = 'Delivery'
export const collectionInShop = 'collection in the shop'
export const notSpecified = 'not specified'
export const receivedSubject = (order: number, sum: string) => `Order ${order}: ${sum} received`
export const testReceivedSubject = (order: number, sum: string) => `Test order ${order}: ${sum} received`
export const paymentArrived = 'The payment of this order has arrived.'
export const cancelledSubject = (order: number) => `Order ${order}: cancelled by the customer`
export const partCancelledSubject = (order: number) => `Order ${order}: cancelled by the customer in part`
export const customerCancelled = 'The customer cancelled this order. Its stock is on sale again.'
export const customerCancelledPart =
  'The customer cancelled a part of this order before it was packed. The stock of that part is on sale again.'

// payments
export const needsAttention = (order: number) => `Order ${order}: a payment needs attention`
export const issues = {
  amount: 'The amount that the provider received differs from the order total.',
  currency: 'The provider received a currency other than euros.',
  mode: 'The payment was made in the provider’s other mode (test or live).',
  attempt: 'The provider’s payment does not match the payment attempt of the shop.',
}
export const answerBy = (day: string) => `Answer by ${day} in the provider’s dashboard.`
export const answerDeadline = 'The provider’s dashboard shows the deadline for your answer.'
export const disputed = (until: string) =>
  `The customer disputes the payment with their bank. ${until} Without an answer, the shop loses the money. The order is on hold until you resolve the dispute under Payments.`
export const disputeWonSubject = (order: number) => `Order ${order}: dispute won`
export const disputeWon = 'The bank decided in your favour. The shop keeps the money, and the order can proceed.'
export const disputeLostSubject = (order: number) => `Order ${order}: dispute lost`
export const disputeLost =
  'The bank decided for the customer and returned the money. It counts as refunded: do not refund it again. The order is on hold until you resolve the dispute under Payments.'
export const disputeClosedSubject = (order: number) => `Order ${order}: dispute closed`
export const disputeClosed = 'The dispute ended without a decision. No money was moved, and the order can proceed.'
export const cardsBlockedSubject = (order: number) => `Order ${order}: gift cards are blocked`
export const returnedAtProvider = 'Money of this order was returned in the dashboard of the payment provider.'
export const paymentDisputed = 'The payment of this order is disputed.'
export const cardsBlocked = (cards: string) =>
  `These gift cards of the order are blocked, because they may no longer be paid: ${cards}. To let customers spend them, unblock them under Orders, Gift cards.`
export const cardsStillBlocked = (cards: string) =>
  `These gift cards of the order are still blocked: ${cards}. Unblock them under Orders, Gift cards.`
export const refundedTwiceSubject = (order: number) => `Order ${order}: refunded twice`
export const refundedTwice = (sum: string) =>
  `${sum} more were returned than received: they were refunded, and also lost to a dispute or refunded again. Show the bank in the provider’s dashboard that they were refunded, or ask the customer to return them.`
export const refundFailedSubject = (order: number) => `Order ${order}: a refund failed`
export const refundFailed = (sum: string) =>
  `${sum} could not be refunded by the original payment method. Refund them by bank transfer, and record the transfer under Payments. The customer was notified.`

// documents
export const documentsChangedSubject = (count: number) =>
  `${counted(count, 'stored document was', 'stored documents were')} changed`
export const documentsChanged = (numbers: string) =>
  `The files of these documents no longer match the hashes that were stored with them: ${numbers}.`
export const documentRejectedSubject = (number: string) => `${number} was rejected by the e-invoicing platform`
export const documentRejected = (number: string, order: number, reason: string) =>
  `The platform rejected ${number} of order ${order}${reason === '' ? '.' : `: ${reason}`}`
export const correctRejected = 'Check the buyer’s details in the order, and correct the invoice there.'
export const restoreDocuments = 'Restore them from a backup, and find out who had access to the database.'
