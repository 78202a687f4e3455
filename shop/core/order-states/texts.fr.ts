// Status labels in chips, timelines, filters and buttons
export const making = 'en préparation'
export const shipping = 'en cours d’envoi'
export const shipped = 'expédiée'
export const delivered = 'livrée'
export const cancelled = 'annulée'
export const unpaid = 'impayée'

// Status labels of orders collected in the shop (status-label.ts)
export const packed = 'en cours d’emballage'
export const readyToCollect = 'prête au retrait'
export const collected = 'retirée'

// Sentence parts after the order number
export const becomeMaking = 'est en préparation'
export const becomeShipping = 'est en cours d’envoi'
export const becomeShipped = 'est expédiée'
export const becomeDelivered = 'est livrée'
export const becomeCancelled = 'a été annulée'
export const becomeAwaitingPayment = 'est en attente de paiement'
