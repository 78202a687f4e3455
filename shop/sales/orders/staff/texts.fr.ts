import { allOf, counted, plural } from '../../../../lib/texts/fr.ts'

// steps/cancel-order.tsx
export const cancelOrderQuestion = (id: number) => `Annuler la commande ${id} ?`
export const itemsRestocked = 'Les articles sont remis en stock.'
export const isNotifiedByEmail = (name: string) => `Un e-mail prévient le client (${name}).`
export const thisCantBeUndone = 'Cette action est définitive.'
export const keepIt = 'Garder la commande'
export const cancelOrder = (id: number) => `Annuler la commande ${id}`

// steps/step-forms.tsx
export const trackingNumberOrLink = 'Numéro ou lien de suivi'
export const trackingHint = 'Facultatif. Le client le reçoit par e-mail et le voit dans la commande.'
export const markAsOrder = (label: string, id: number) => `Marquer comme ${label} : commande ${id}`
export const markAs = (label: string) => `Marquer comme ${label}`

// tracking/
export const trackingOf = (id: number) => `Suivi de la commande ${id}`
export const theCustomerSeesItInTheOrderHint = 'Le client le voit dans la commande.'
export const saveTracking = 'Enregistrer le suivi'
export const emailCustomer = 'Prévenir le client par e-mail'
export const trackingUnchanged = 'Ce numéro de suivi est déjà enregistré.'
export const trackingSaved = (id: number) => `Suivi de la commande ${id} enregistré`
export const trackingRemoved = (id: number) => `Suivi de la commande ${id} retiré`

// payment/record-payment.tsx
export const paymentOf = (id: number) => `Paiement de la commande ${id}`
export const isDue = (amount: string) => `Montant dû : ${amount}.`
export const lateTransferHint = (amount: string, reference: string) =>
  `Si le virement de ${amount} avec la référence ${reference} arrive malgré tout, enregistrez-le ici. Dans la journée qui suit l’expiration, la commande est rétablie si tout est en stock. Sinon, le paiement doit être remboursé ; il apparaît sous « Paiements ».`
export const amountReceived = 'Montant reçu'
export const receivedOn = 'Reçu le'
export const markAsPaid = 'Marquer comme payée'
export const markOrderAsPaid = (id: number) => `Marquer comme payée : commande ${id}`
export const orderPaid = (id: number) => `La commande ${id} est payée`
export const recordAnotherPayment = 'Enregistrer un autre paiement'
export const recordAnotherPaymentFor = (id: number) => `Enregistrer un autre paiement : commande ${id}`
export const thisOrderIsPaidRecord =
  'Cette commande est payée. Enregistrez ici un paiement en trop. Il doit être remboursé, le client est prévenu et le paiement apparaît sous « Paiements ».'
export const paymentRecordedItMust = (id: number) =>
  `Paiement enregistré. Il doit être remboursé pour la commande ${id}.`
export const orderStaysCancelled = (id: number) => `La commande ${id} reste annulée. Son paiement doit être remboursé.`

// refund-account/refund-account-for-staff.tsx
export const refundAccount = 'Compte pour le remboursement'
export const noRefundAccount =
  'Pas encore de compte pour le remboursement. Le client peut l’indiquer sur la page de la commande dès qu’un remboursement ou une rétractation est en cours.'
export const accountHolder = 'Titulaire du compte'
export const iban = 'IBAN'

// refund/
export const refund = 'Rembourser…'
export const refundOrder = (id: number) => `Rembourser la commande ${id}`
export const howMany = (left: number) => `Combien ? (sur ${left})`
export const quantityOfOf = (thing: string, left: number) => `Quantité sur ${left} : ${thing}`
export const restock = 'Remettre en stock'
export const reason = 'Motif'
export const refundReasons = {
  goodwill: 'Geste commercial',
  not_as_agreed: 'Non-conformité',
  withdrawn: 'Rétractation',
}
export const amountBack = 'Montant'
export const atMost = (amount: string) => `${amount} au plus`
export const messageToTheCustomer = 'Message au client'
export const shownInTheEmailAndInTheOrderHint = 'Affiché dans l’e-mail et dans la commande.'
export const refundedAutomaticallyToTheOriginal =
  'Remboursement automatique par le moyen de paiement d’origine. Le client est prévenu par e-mail.'
export const giftCardsFirst = (price: string) =>
  `Les cartes cadeaux sont remboursées en premier, à hauteur de ${price}.`
export const refundByBankTransfer =
  'Remboursement par virement bancaire. Enregistrez-le sous « Paiements » une fois envoyé. Le client est prévenu par e-mail.'
export const cancel = 'Annuler'
export const refundNow = 'Rembourser'
export const offerIsRecomputed = (names: readonly string[], asPaid: string) =>
  `${names.length === 1 ? `L’offre « ${names[0]} » est recalculée` : `Les offres ${names.map((name) => `« ${name} »`).join(', ')} sont recalculées`} pour les articles que le client conserve. Sans ce recalcul, le remboursement serait de ${asPaid}.`
export const isSettled = 'La rétractation est réglée sans remboursement'
export const isRefunded = (amount: string) => `Remboursement de ${amount} enregistré`

// notes/order-notes.tsx
export const byName = (name: string) => `, ${name}`
export const newNote = 'Nouvelle note'
export const onlyStaffReadIt = 'Seule l’équipe voit les notes.'
export const addNote = 'Ajouter la note'

// bulk-order-actions.tsx
export const noteAdded = 'Note ajoutée'
export const orderMarked = (id: number, outcome: string) => `La commande ${id} ${outcome}`
export const ordersMarked = (count: number, label: string) =>
  `${counted(count, 'commande passée', 'commandes passées')} au statut « ${label} »`
export const undone = (ids: readonly number[]) =>
  `Action annulée : ${plural(ids.length, 'la commande', 'les commandes')} ${allOf(ids.map(String))} ${plural(ids.length, 'est revenue', 'sont revenues')} à l’état précédent, et aucun e-mail n’a été envoyé`
export const notChanged = (ids: readonly number[], reason: string) =>
  `${plural(ids.length, 'Commande', 'Commandes')} ${allOf(ids.map(String))} ${plural(ids.length, 'inchangée', 'inchangées')} : ${reason}`

// steps/undo-step-button.tsx
export const undo = 'Annuler'
