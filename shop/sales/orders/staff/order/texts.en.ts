import { showPrice, toCents } from '../../../../../lib/money.ts'

// order.page.tsx
export const orders = 'Orders'
export const order = (id: string) => (id === '' ? 'Order' : `Order ${id}`)
export const onlyStaffSeeOrders = 'Only staff of the shop can see the orders of all customers.'
export const failedToLoad = 'Failed to load the order, perhaps our server is down'
export const packingSlip = 'Packing slip'
export const printPage = 'Print this page'
export const placedByStaff = 'Placed by staff'
export const whatWasOrdered = 'What was ordered'
export const customer = 'Customer'
export const notes = 'Notes of the staff'
export const history = 'History'
export const shouldHaveLeft = (days: string) => `Late: promised ${days}, and still here`
export const isBeingWithdrawn = (id: number) => `Its customer withdraws: see withdrawal ${id}`
export const refundedUnsent = (id: number) =>
  `This order is fully refunded and has not been shipped. Cancel it below (“Cancel order ${id}”), or it stays in the orders to make.`
export const whatIsGone = ({ paid_back, lost, beyond }: { paid_back: string; lost: string; beyond: string }) =>
  `${showPrice(lost)} were lost to disputes, ${showPrice(paid_back)} were paid back${toCents(beyond) > 0 ? `: ${showPrice(beyond)} more than came` : ''}`
export const formerCustomer = 'Former customer'
export const accountIsGone = 'account deleted'
export const refundAccount = 'Refund account'
export const transferredTo = (account: string) => `Its customer was told to pay to ${account}.`
export const allTheirOrders = 'All orders with this address'

// undo-last-step.tsx
export const emailWaits = (label: string) => `Marked as ${label}. The e-mail leaves in a few seconds.`

// order-history.tsx
export const by = (name: string) => `, by ${name}`
export const ordered = 'Ordered'
export const became = (label: string) => `Marked as ${label}`
export const tookBack = (label: string) => `Undone: ${label}`
export const emailSent = (subject: string) => `E-mail: ${subject}`
export const emailToBeSent = (subject: string) => `E-mail, still to be sent: ${subject}`
export const trackingBecame = (tracking: string) => `Tracking: ${tracking}`
export const trackingRemoved = 'Tracking removed'
export const wasPaid = (sum: string) => `Paid: ${sum}`
export const paidBack = (sum: string) => `Pay back: ${sum}`
export const withdrawn = (id: number) => `Withdrawal ${id} came`

// staff-order-emails.page.tsx
export const emails = 'E-mails'
export const emailsAboutOrder = (id: string) => `What was written about order ${id}, word for word.`
export const failedToLoadEmails = 'Failed to load the e-mails, perhaps our server is down'
