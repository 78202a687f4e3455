import { showPrice, toCents } from '../../../../../lib/money.ts'

// order.page.tsx
export const orders = 'Orders'
export const order = (id: string) => (id === '' ? 'Order' : `Order ${id}`)
export const onlyStaffSeeOrders = 'Only staff can see all orders.'
export const failedToLoad = 'Failed to load the order, perhaps our server is down'
export const packingSlip = 'Packing slip'
export const printPage = 'Print this page'
export const placedByStaff = 'Placed by staff'
export const items = 'Items'
export const customer = 'Customer'
export const company = 'Company'
export const notes = 'Staff notes'
export const history = 'History'
export const latePromisedNotShipped = (days: string) => `Late: promised ${days}, not shipped yet`
export const isBeingWithdrawn = (id: number) => `The customer has withdrawn: see withdrawal ${id}`
export const refundedUnsent = (id: number) =>
  `This order is fully refunded and has not been shipped. Cancel it below (“Cancel order ${id}”); otherwise it stays in the orders to prepare.`
export const refundedAndLost = ({ paid_back, lost, beyond }: { paid_back: string; lost: string; beyond: string }) =>
  `${showPrice(lost)} lost to disputes, ${showPrice(paid_back)} refunded${toCents(beyond) > 0 ? `: ${showPrice(beyond)} more than was paid` : ''}`
export const formerCustomer = 'Former customer'
export const accountDeleted = 'account deleted'
export const refundAccount = 'Refund account'
export const paymentDetailsSent = (account: string) => `Payment details sent to the customer: ${account}.`
export const allTheirOrders = 'All orders with this e-mail address'

// undo-last-step.tsx
export const markedAsSendingEmail = (label: string) => `Marked as ${label}. The e-mail leaves in a few seconds.`

// order-history.tsx
export const by = (name: string) => `, by ${name}`
export const ordered = 'Ordered'
export const markedAs = (label: string) => `Marked as ${label}`
export const undone = (label: string) => `Undone: ${label}`
export const email = (subject: string) => `E-mail: ${subject}`
export const emailQueued = (subject: string) => `E-mail queued: ${subject}`
export const trackingChangedTo = (tracking: string) => `Tracking: ${tracking}`
export const trackingRemoved = 'Tracking removed'
export const wasPaid = (sum: string) => `Paid: ${sum}`
export const refund = (sum: string) => `Refund: ${sum}`
export const withdrawn = (id: number) => `Withdrawal ${id} received`

// staff-order-emails.page.tsx
export const emails = 'E-mails'
export const emailsAboutOrder = (id: string) => `The e-mails sent about order ${id}.`
export const failedToLoadEmails = 'Failed to load the e-mails, perhaps our server is down'
