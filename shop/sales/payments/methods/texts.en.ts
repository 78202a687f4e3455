import type { PaymentKind } from '../../../../lib/payment-kinds.ts'

// method-texts.server.ts
export const KINDS: Record<PaymentKind, string> = {
  online: 'Online',
  sent: 'By bank transfer',
  in_person: 'In the shop',
}

// gift-card-method.ts
export const giftCard = 'Gift card'
export const giftCardInSubject = 'gift card'

// paid-by.server.ts
export const means: Partial<Record<string, string>> = {}
export const endingIn = (means: string, lastFour: string) => `${means}, ending in ${lastFour}`

// at-provider/open-payment-page.server.ts
export const orderTitle = (id: number) => `Order ${id}`
