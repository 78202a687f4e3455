import { showMoment } from '../../../lib/texts/dates.ts'
import { counted, plural, shownNumber } from '../../../lib/texts/fr.ts'

// admin.page.tsx
export const dashboard = 'Tableau de bord'
export const admin = 'Administration'
export const onlyStaffManageTheShop = 'Seule l’équipe peut gérer la boutique.'
export const failedToLoad = 'Le tableau de bord n’a pas pu être chargé. Réessayez.'
export const emailsDelayed = (count: number) =>
  `${shownNumber(count)} ${plural(count, 'e-mail est retardé', 'e-mails sont retardés')} : la boutique a atteint sa limite horaire pour les adresses non confirmées. Vérifiez que les dernières rétractations ne sont pas du spam.`
export const purgesLate = ({ waiting, time_since, error }: { waiting: number; time_since: string; error: string }) =>
  `Le CDN affiche des pages obsolètes : ${shownNumber(waiting)} ${plural(waiting, 'modification est', 'modifications sont')} en attente depuis le ${showMoment(time_since)}. ${error ? `Dernière erreur : ${error}` : 'Aucun processus de la boutique n’a transmis les modifications.'} Vérifiez les variables CDN_PURGE_URL, CDN_PURGE_KEY et CDN_SERVICE. La boutique réessaie automatiquement.`
export const extensionFailed = (name: string) =>
  `L’extension ${name} a été désactivée après des erreurs. La boutique fonctionne sans elle.`
export const viewExtensions = 'Voir les extensions'

// sales.tsx
export const sales = 'Ventes'
export const spans: Record<number, string> = { 1: 'Aujourd’hui', 7: '7 jours', 30: '30 jours' }
export const orders = (count: number) => `${shownNumber(count)} ${plural(count, 'commande', 'commandes')}`
export const before: Record<number, string> = {
  1: 'hier à la même heure',
  7: 'sur les 7 jours précédents',
  30: 'sur les 30 jours précédents',
}
export const against = (sales: string, when: string) => `${sales} ${when}`
export const more = (percent: number) => `${shownNumber(percent)} % de plus`
export const less = (percent: number) => `${shownNumber(percent)} % de moins`
export const unchanged = 'stable'
export const salesHint =
  'Articles, livraison et TVA des commandes, selon leur date. Les commandes impayées, annulées et de test ne sont pas comptées. Les remboursements sont déduits.'
export const noRecentSales =
  'Aucune vente au cours des 60 derniers jours. Les ventes s’affichent ici dès la première commande.'

// sales-plot.tsx
export const salesByDay = 'Ventes par jour'
export const showTable = 'Afficher en tableau'
export const showPlot = 'Afficher en graphique'
export const day = 'Jour'
export const ordersOfDay = 'Commandes'
export const salesOfDay = 'Ventes'
export const ofDay = (day: string, sales: string, orders: string) => `${day} : ${sales}, ${orders}`
/** @param text the days of the period, or its sales */
export const periodBefore = (text: string) => `Période précédente : ${text}`
export const salesBefore = 'Période précédente'

// orders-to-make.tsx
export const ordersToMake = 'Commandes à préparer'
export const allOrders = 'Toutes les commandes'
export const awaitPayment = (count: number) => `${counted(count, 'commande', 'commandes')} en attente de paiement`
export const noOrdersToMake = 'Aucune commande à préparer.'
export const orderOf = (id: number, name: string) => (name ? `Commande ${id}, ${name}` : `Commande ${id}`)
export const pieces = (count: number) => counted(count, 'article', 'articles')
export const placedAt = <T>(moment: T, count: number) => [moment, ` · ${pieces(count)}`]
export const late = ' · en retard'

// unpaid/unpaid-orders.tsx
export const unpaidOrders = 'Commandes impayées à vérifier'
export const allUnpaidOrders = 'Toutes les commandes impayées'
export const holdsStock = ({ orders, pieces: held, percent }: { orders: number; pieces: number; percent: number }) =>
  `Stock réservé sans paiement : ${percent} % (${pieces(held)} dans ${counted(orders, 'commande', 'commandes')})`
export const expiresAt = <T>(moment: T) => ['Ni retirée ni payée. Expire le ', moment, '.']

// messages.tsx
export const messages = 'Messages à traiter'
export const allMessages = 'Tous les messages'
export const writtenBy = <T>(name: string, moment: T) => [`${name} · `, moment]
export const noMessages = 'Aucun message à traiter.'
export const reportedReviews = (count: number) => `${counted(count, 'avis signalé', 'avis signalés')}`
export const openWithdrawals = (count: number) => `${counted(count, 'rétractation en cours', 'rétractations en cours')}`
export const attention = (count: number) => `${counted(count, 'paiement à traiter', 'paiements à traiter')}`

// low-stock.tsx
export const lowStock = 'Stock faible'
export const allLowStock = 'Tous les stocks faibles'
export const soldOutAndLow = (soldOut: number, low: number, limit: number) =>
  `${shownNumber(soldOut)} ${plural(soldOut, 'épuisé', 'épuisés')}, ${shownNumber(low)} avec moins de ${limit} en stock`
export const nothingIsForSale = 'Aucun produit en vente pour le moment.'
export const noLowStock = (limit: number) => `Chaque produit a un stock d’au moins ${limit}.`
export const soldOut = 'épuisé'
export const left = (count: number) => `${count} en stock`
export const customersWaitingFor = (name: string, count: number) =>
  `${name} · ${counted(count, 'client en attente', 'clients en attente')}`
export const changeLimit = 'Modifier le seuil'

// not-orderable.tsx
export const notOrderable = (products: number) =>
  `${counted(products, 'produit ne peut pas être commandé', 'produits ne peuvent pas être commandés')} : les coordonnées du fabricant manquent.`
export const addContactDetails = 'Ajouter les coordonnées'

// popular.tsx
export const bestSellers30 = 'Meilleures ventes, 30 jours'
export const noSalesInThisPeriod = 'Aucune vente sur cette période.'
export const salesNotReady = 'Calcul des ventes en cours. Rechargez la page dans un instant.'
export const searchesWithoutResults = 'Recherches sans résultat, 30 jours'
export const allSearches = 'Toutes les recherches'
export const noFailedSearches = 'Toutes les recherches ont donné des résultats.'
export const times = (count: number) => `${count} fois`
export const addSynonym = 'Ajouter un synonyme'
export const addSynonymFor = (words: string) => `Ajouter un synonyme pour « ${words} »`

// product-tiles.tsx
export const products = 'Produits'
export const createAProduct = 'Créer un produit'
export const createAProductHint = 'Avec variantes et images'
export const updateAProduct = 'Modifier un produit'
export const updateAProductHint = 'Textes, prix, stock, images'
export const deleteAProduct = 'Supprimer un produit'
export const deleteAProductHint = 'Ou le masquer (annulable)'

// admin.page.tsx, for accountants
export const openAccounting = 'Ouvrir la comptabilité'
