import { anyOf } from '../../../lib/texts/fr.ts'

// unpaid/transfer-details.tsx
export const amount = 'Montant'
export const payTo = 'Bénéficiaire'
export const iban = 'IBAN'
export const bic = 'BIC'
export const reference = 'Référence'
// copyable-value.tsx
export const copy = (what: string) => `Copier : ${what}`
export const copied = (what: string) => `Copié : ${what}`
// unpaid/transfer-details.tsx
export const reservedUntil = (day: string) => `Nous réservons vos articles jusqu’au ${day}.`

// unpaid/payment-due.tsx, unpaid/pay-now.tsx
export const payNow = 'Payer'
export const onlinePaymentHint = (moment: string) =>
  `Le paiement se fait sur la page de notre prestataire de paiement. Nous réservons vos articles jusqu’au ${moment}.`
export const yourPaymentIsBeingProcessed =
  'Votre paiement est en cours de traitement. Avec certaines banques, cela prend quelques jours. Nous réservons vos articles ; ne payez pas une seconde fois.'
export const isChecked =
  'Nous vérifions votre paiement. Vous n’avez rien à payer pour le moment. Nous vous enverrons un e-mail.'
export const preparedOnceArrived = 'Nous préparerons votre commande dès réception de ce paiement :'
export const testMode = 'Mode test : aucun paiement réel'

export const youPayBy = (ways: readonly string[]) => `Vous payez ${anyOf(ways)}.`

// unpaid/unpaid-order.tsx
export const orderWaits = (id: number) => `La commande ${id} est en attente de paiement`
export const payOrCancelFirst = 'Payez-la ou annulez-la d’abord.'
export const seeTheOrder = 'Voir la commande'

// unpaid/pending-transfers.tsx
export const awaitsYourTransfer = (price: string) => `attend votre virement de ${price}.`
export const orderNumber = (id: number) => `La commande ${id}`

// unpaid/cancel-unpaid-order.tsx
export const cancelThisOrder = 'Annuler cette commande'
export const cancelOrder = (id: number) => `Annuler la commande ${id} ?`
export const cancelOrderHint =
  'Rien ne sera débité et les articles reviendront dans votre panier. Si vous avez déjà fait un virement, gardez la commande.'
export const keepOrder = 'Garder la commande'
export const change = 'Modifier'
export const changeQuestion = (id: number) => `Modifier la commande ${id} ?`
export const changeOrderHint =
  'Cette commande sera annulée et rien ne sera débité. Vous pourrez commander de nouveau les mêmes produits en changeant les quantités, l’adresse ou le paiement. Si vous avez déjà fait un virement, gardez la commande.'

// unpaid/sold-out-note.tsx
export const reservedInOrder = (id: number) => `Réservé pour vous dans la commande ${id}, en attente de paiement`
