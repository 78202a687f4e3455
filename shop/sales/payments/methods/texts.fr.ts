import type { PaymentKind } from '../../../../lib/payment-kinds.ts'

// method-texts.server.ts
export const KINDS: Record<PaymentKind, string> = {
  online: 'En ligne',
  sent: 'Par virement bancaire',
  in_person: 'En boutique',
}

// gift-card-method.ts
export const giftCard = 'Carte cadeau'
