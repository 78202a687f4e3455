import { allOf } from '../../../../../lib/texts/fr.ts'

// collection-method.server.ts
export const name = 'Au retrait'
export const inSentence = 'au retrait'
export const short = 'Au retrait'
export const inSubject = 'paiement au retrait'
export const description =
  'Payez par carte ou par virement bancaire en boutique, dans les sept jours suivant la mise à disposition de votre commande. Nous n’acceptons pas les espèces.'
export const confirmation =
  'Merci pour votre commande. Nous vous préviendrons par e-mail dès qu’elle sera prête. Vous la paierez par carte ou par virement lors du retrait.'
export const manualOrder = 'Au retrait, par carte ou par virement bancaire'
export const due = (amount: string) => `${amount} à payer au retrait, par carte ou par virement bancaire.`
export const tooManyUnpaid = (orders: readonly string[]) =>
  orders.length === 1
    ? `Votre commande ${orders[0]} attend son retrait et son paiement. Retirez-la d’abord, ou rétractez-vous.`
    : `Vos commandes ${allOf(orders)} attendent leur retrait et leur paiement. Retirez d’abord l’une d’elles, ou rétractez-vous.`
export const notForManualOrder = 'Le paiement au retrait n’est possible qu’avec un retrait en boutique.'
