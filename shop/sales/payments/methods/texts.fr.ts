import type { PaymentKind } from '../../../../lib/payment-kinds.ts'

// method-texts.server.ts
export const KINDS: Record<PaymentKind, string> = {
  online: 'En ligne',
  sent: 'Par virement bancaire',
  in_person: 'En boutique',
}

// gift-card-method.ts
export const giftCard = 'Carte cadeau'
export const giftCardInSubject = 'carte cadeau'

// paid-by.server.ts
export const means: Partial<Record<string, string>> = {
  Card: 'Carte',
  'Sepa debit': 'Prélèvement SEPA',
  'Customer balance': 'Virement bancaire',
}
export const endingIn = (means: string, lastFour: string) => `${means} se terminant par ${lastFour}`

// at-provider/open-payment-page.server.ts
export const orderTitle = (id: number) => `Commande ${id}`
