import { counted, countShown, plural, shownNumber } from '../../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../../lib/texts/shown-range.ts'

// orders.page.tsx
export const orders = 'Commandes'
export const ordersOfAllCustomers = 'Commandes de tous les clients'
export const onlyStaffSeeOrders = 'Seule l’équipe peut voir toutes les commandes.'
export const failedToLoad = 'Impossible de charger les commandes. Notre serveur est peut-être indisponible.'
export const ordersFound = (range: ShownRange, total: string, { words }: { words: string }) =>
  `${countShown(range, 'commande', 'commandes')}${words === '' ? '' : ` pour « ${words} »`}${range.count > 0 ? `, ${total} au total` : ''}`
export const moreThan = (count: number) =>
  `Plus de ${shownNumber(count)} commandes trouvées. Précisez votre recherche pour voir leur nombre et leur total.`
export const noOrdersFound = 'Aucune commande trouvée.'
export const noOrdersWithThese = 'Aucune commande avec ces filtres.'
export const noOrderNeedsAttention =
  'Aucune commande à traiter. Les nouvelles commandes, payées ou non, apparaissent ici.'
export const pagesOfOrders = 'Pages de commandes'
export const downloadCsv = 'Télécharger en CSV'
export const newOrder = 'Nouvelle commande'

// orders-filters.tsx
export const atLeast = (count: number) => `${shownNumber(count)}+`
export const numberNameEmail = 'Numéro, nom, e-mail ou suivi'
export const ordersByStatus = 'Commandes par statut'
export const needsAttention = 'à traiter'
export const toDo = 'à préparer'
export const late = 'en retard'
export const all = 'toutes'
export const payment = 'Paiement'
export const paymentFilter = 'Payées ou non'
export const isPaid = 'Payées'
export const notPaidYet = 'Pas encore payées'
export const from = 'Du'
export const to = 'au'

// orders-table.tsx
export const COLUMNS = {
  placed: 'Commande',
  customer: 'Client',
  what: 'Articles',
  promised: 'Statut, date prévue',
  payment: 'Paiement',
  total: 'Total',
  slip: 'Bon de livraison',
}
export const tickAll = 'Tout sélectionner sur cette page'
export const tickOrder = (id: number) => `Sélectionner la commande ${id}`
export const order = (id: number) => `Commande ${id}`
export const formerCustomer = 'Ancien client'
export const items = (pieces: number, title: string) => (pieces === 1 ? title : `${pieces} articles : ${title}`)
export const lateSince = (days: string) => `En retard : ${days}`
export const PAYMENT_STATES = {
  open: 'pas encore payée',
  processing: 'en traitement',
  paid: 'payée',
  surplus: 'remboursement en cours',
  closed: 'clôturée',
}
export const expires = (day: string) => `expire le ${day}`
export const slipOf = (id: number) => `Bon de livraison de la commande ${id}`

// ship-orders.tsx
export const trackingIsOptional = 'Les numéros de suivi sont facultatifs. Chaque client reçoit le sien par e-mail.'
export const trackingNumberOrLink = 'Numéro ou lien de suivi'
export const trackingOfOrder = (id: number) => `Numéro ou lien de suivi de la commande ${id}`
export const isCollected = 'À retirer : pas de numéro de suivi'
export const cancel = 'Annuler'

// selection-bar.tsx
export const selectedOrders = 'Commandes sélectionnées'
export const selected = (count: number) => counted(count, 'sélectionnée', 'sélectionnées')
export const markAs = (count: number, label: string) => `Marquer comme ${label} (${count})`
export const printSlips = (count: number) =>
  `Imprimer ${plural(count, 'le bon de livraison', `${count} bons de livraison`)}`
export const clear = 'Tout désélectionner'
