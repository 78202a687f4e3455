import { counted } from '../../../../lib/texts/fr.ts'

export const seeOrder = (order: number) => `Voir la commande ${order}`
export const seePayments = 'Voir les paiements'
export const nothingToPay = 'rien à payer'
export const newOrderSubject = (order: number, sum: string, means: string) =>
  `Nouvelle commande ${order} : ${sum}, ${means}`
export const testOrderSubject = (order: number, sum: string, means: string) =>
  `Commande de test ${order} : ${sum}, ${means}`
export const testOrderPlaced =
  'Une commande de test a été passée. Aucun argent n’a été transféré : le prestataire de paiement est en mode test.'
export const orderAwaitsPayment =
  'Un client a passé une commande. Elle est en attente de paiement. Enregistrez le paiement dans la commande lorsque le virement est arrivé.'
export const orderPlaced = 'Un client a passé une commande. Vous pouvez la préparer maintenant.'
export const order = 'Commande'
export const payment = 'Paiement'
export const delivery = 'Livraison'
export const collectionInShop = 'retrait en boutique'
export const notSpecified = 'non précisé'
export const receivedSubject = (order: number, sum: string) => `Commande ${order} : paiement de ${sum} reçu`
export const testReceivedSubject = (order: number, sum: string) => `Commande de test ${order} : paiement de ${sum} reçu`
export const paymentArrived = 'Le paiement de cette commande est arrivé.'
export const cancelledSubject = (order: number) => `Commande ${order} : annulée par le client`
export const partCancelledSubject = (order: number) => `Commande ${order} : annulée en partie par le client`
export const customerCancelled = 'Le client a annulé cette commande. Son stock est de nouveau en vente.'
export const customerCancelledPart =
  'Le client a annulé une partie de cette commande avant sa préparation. Le stock de cette partie est de nouveau en vente.'

// paiements
export const needsAttention = (order: number) => `Commande ${order} : un paiement demande votre attention`
export const issues = {
  amount: 'Le montant reçu par le prestataire diffère du total de la commande.',
  currency: 'Le prestataire a reçu une autre devise que l’euro.',
  mode: 'Le paiement a été effectué dans l’autre mode du prestataire (test ou réel).',
  attempt: 'Le paiement du prestataire ne correspond pas à la tentative de paiement de la boutique.',
}
export const answerBy = (day: string) => `Répondez au plus tard le ${day} dans le tableau de bord du prestataire.`
export const answerDeadline = 'Le tableau de bord du prestataire affiche le délai de votre réponse.'
export const disputed = (until: string) =>
  `Le client conteste le paiement auprès de sa banque. ${until} Sans réponse, la boutique perd l’argent. La commande est suspendue jusqu’à ce que vous régliez le litige dans Paiements.`
export const disputeWonSubject = (order: number) => `Commande ${order} : litige gagné`
export const disputeWon =
  'La banque a tranché en votre faveur. La boutique garde l’argent et la commande peut continuer.'
export const disputeLostSubject = (order: number) => `Commande ${order} : litige perdu`
export const disputeLost =
  'La banque a tranché en faveur du client et a rendu l’argent. Le montant compte comme remboursé : ne le remboursez pas de nouveau. La commande est suspendue jusqu’à ce que vous régliez le litige dans Paiements.'
export const disputeClosedSubject = (order: number) => `Commande ${order} : litige clos`
export const disputeClosed =
  'Le litige a pris fin sans décision. Aucun argent n’a été transféré et la commande peut continuer.'
export const cardsBlockedSubject = (order: number) => `Commande ${order} : des cartes cadeaux sont bloquées`
export const returnedAtProvider =
  'Le paiement de cette commande a été remboursé, au moins en partie, depuis le tableau de bord du prestataire.'
export const paymentDisputed = 'Le paiement de cette commande est contesté.'
export const cardsBlocked = (cards: string) =>
  `Ces cartes cadeaux de la commande sont bloquées, car leur paiement n’est plus assuré : ${cards}. Pour que les clients puissent les utiliser, débloquez-les dans Commandes, Cartes cadeaux.`
export const cardsStillBlocked = (cards: string) =>
  `Ces cartes cadeaux de la commande sont encore bloquées : ${cards}. Débloquez-les dans Commandes, Cartes cadeaux.`
export const refundedTwiceSubject = (order: number) => `Commande ${order} : remboursée deux fois`
export const refundedTwice = (sum: string) =>
  `Le client a reçu ${sum} de trop : ce montant a été remboursé, puis perdu dans un litige ou remboursé de nouveau. Montrez à la banque, dans le tableau de bord du prestataire, qu’il a été remboursé, ou demandez au client de le rendre.`
export const refundFailedSubject = (order: number) => `Commande ${order} : un remboursement a échoué`
export const refundFailed = (sum: string) =>
  `Le remboursement de ${sum} par le moyen de paiement d’origine a échoué. Remboursez ce montant par virement et enregistrez le virement dans Paiements. Le client a été informé.`

// documents
export const documentsChangedSubject = (count: number) =>
  counted(count, 'document enregistré a été modifié', 'documents enregistrés ont été modifiés')
export const documentsChanged = (numbers: string) =>
  `Les fichiers de ces documents ne correspondent plus aux empreintes enregistrées avec eux : ${numbers}.`
export const documentRejectedSubject = (number: string) => `${number} a été rejeté par la plateforme de facturation`
export const documentRejected = (number: string, order: number, reason: string) =>
  `La plateforme a rejeté le document ${number} de la commande ${order}${reason === '' ? '.' : ` : ${reason}`}`
export const correctRejected = 'Vérifiez les coordonnées de l’acheteur dans la commande et rectifiez-y la facture.'
export const restoreDocuments =
  'Restaurez-les à partir d’une sauvegarde et cherchez qui a eu accès à la base de données.'
