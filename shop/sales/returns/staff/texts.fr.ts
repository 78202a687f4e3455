import { countShown } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// withdrawals.page.tsx
export const withdrawals = 'Rétractations'
export const onlyStaff = 'Seule l’équipe peut voir les rétractations.'
export const failedToLoad = 'Les rétractations n’ont pas pu être chargées. Réessayez.'
export const byState = 'Rétractations par statut'
export const open = 'en cours'
export const settled = 'clôturées'
export const withdrawalsFound = (range: ShownRange, isOpen: boolean) =>
  countShown(range, 'rétractation', 'rétractations') +
  (range.count === 0 ? '' : isOpen ? ', par échéance' : ', de la plus récente à la plus ancienne')
export const noWithdrawals = 'Aucune rétractation en cours.'
export const noSettledWithdrawals = 'Aucune rétractation clôturée.'
export const pages = 'Pages de rétractations'
export const saved = 'Enregistré'

// withdrawal-card.tsx
export const withdrawal = (id: number) => `Rétractation ${id}`
export const due = (day: string) => `À rembourser au plus tard le ${day}`
export const overdue = (day: string) => `En retard depuis le ${day}`
export const receivedAfterTheDeadline = 'Reçue hors délai'
export const withoutARightOfWithdrawal = 'Sans droit de rétractation'
export const noMatchingOrder = (typed: string) =>
  `Aucune commande ne correspond à « ${typed} » et à cette adresse e-mail.`
export const order = (id: number) => `Commande ${id}`
export const beingPacked =
  'Cette commande est en cours d’emballage. Annulez-la si possible, ou expédiez-la et attendez le retour.'
export const sentBackOn = <T>(when: T) => ['Renvoi : ', when]
export const arrivedOn = <T>(when: T) => ['Retour reçu : ', when]
export const settledOn = <T>(when: T) => ['Clôture : ', when]
export const outcomes: Record<string, string> = {
  cancelled: 'Commande annulée avant la préparation du colis',
  refunded: 'Clôturée',
  refused: 'Refusée',
}
export const refunds = {
  on_its_way: () => 'Remboursement en route',
  done: (day: string) => `Remboursement effectué le ${day}`,
  failed: () => 'Échec du remboursement',
}

// withdrawal-forms.tsx
export const markSentBack = 'Enregistrer le renvoi'
export const markArrived = 'Enregistrer la réception'
export const markOf = (mark: string, id: number) => `${mark} : rétractation ${id}`
export const refund = 'Rembourser…'
export const markSettled = 'Clôturer'
export const refuse = 'Refuser…'
export const refuseQuestion = (id: number) => `Refuser la rétractation ${id} ?`
export const theCustomerGetsThisTextHint = 'Le client reçoit ce texte par e-mail, avec les coordonnées du médiateur.'
export const reason = 'Motif'
export const keepOpen = 'Laisser en cours'
export const refuseIt = 'Refuser la rétractation'
export const orderNumber = 'Numéro de commande'
export const assignOrder = 'Associer la commande'
