// What an order is: on chips, at stations, in filters and on buttons
export const making = 'making'
export const shipping = 'shipping'
export const shipped = 'shipped'
export const delivered = 'delivered'
export const cancelled = 'cancelled'
export const awaitingPayment = 'awaiting payment'

// What an order became, behind its number
export const becomeMaking = 'is now making'
export const becomeShipping = 'is now shipping'
export const becomeShipped = 'is now shipped'
export const becomeDelivered = 'is now delivered'
export const becomeCancelled = 'was cancelled'
export const becomeAwaitingPayment = 'awaits its payment'
