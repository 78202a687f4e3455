// Status labels in chips, timelines, filters and buttons
export const making = 'making'
export const shipping = 'shipping'
export const shipped = 'shipped'
export const delivered = 'delivered'
export const cancelled = 'cancelled'
export const unpaid = 'unpaid'

// Status labels of orders collected in the shop (status-label.ts)
export const packed = 'being packed'
export const readyToCollect = 'ready to collect'
export const collected = 'collected'

// Sentence parts after the order number
export const becomeMaking = 'is now making'
export const becomeShipping = 'is now shipping'
export const becomeShipped = 'is now shipped'
export const becomeDelivered = 'is now delivered'
export const becomeCancelled = 'was cancelled'
export const becomeAwaitingPayment = 'awaits its payment'
