import type { PaymentKind } from '../../../../lib/payment-kinds.ts'

// method-texts.server.ts
export const KINDS: Record<PaymentKind, string> = {
  online: 'Online',
  sent: 'By bank transfer',
  in_person: 'In the shop',
}

// gift-card-method.ts
export const giftCard = 'Gift card'
