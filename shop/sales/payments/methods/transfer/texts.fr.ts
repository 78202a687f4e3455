import { allOf, counted } from '../../../../../lib/texts/fr.ts'

// transfer-method.server.ts
export const name = 'Par virement bancaire'
export const inSentence = 'par virement bancaire'
export const short = 'Virement'
export const inSubject = 'virement bancaire'
export const description = (days: number) =>
  `Payez sous ${counted(days, 'jour', 'jours')}. Nous expédions votre commande dès réception de votre virement.`
export const confirmation =
  'Merci pour votre commande. Nous réservons les articles et préparons votre commande dès réception de votre virement.'
export const due = (amount: string, reference: string) =>
  `En attente d’un virement de ${amount} avec la référence ${reference}.`
export const tooManyUnpaid = (orders: readonly string[]) =>
  orders.length === 1
    ? `Votre commande ${orders[0]} attend votre virement. Payez-la ou annulez-la d’abord.`
    : `Vos commandes ${allOf(orders)} attendent votre virement. Payez ou annulez d’abord l’une d’elles.`
export const notForManualOrder = 'La boutique n’accepte pas les virements bancaires. Voir « Paramètres », « Paiement ».'
