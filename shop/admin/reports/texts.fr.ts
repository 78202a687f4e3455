import { plural, shownNumber } from '../../../lib/texts/fr.ts'

// reports.page.tsx
export const reports = 'Rapports'
export const onlyStaff = 'Seule l’équipe peut voir les rapports.'
export const failedToLoad = 'Le rapport n’a pas pu être chargé. Réessayez.'
export const periods = 'Période'
export const PERIODS = { 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: '12 mois' }
export const from = 'Du'
export const to = 'au'
export const groups = 'Ventes par'
export const GROUPS = {
  day: 'Jour',
  product: 'Produit',
  collection: 'Collection',
  country: 'Pays',
  payment: 'Moyen de paiement',
  customer: 'Client',
}
export const useOfDiscounts = 'Utilisation des réductions'
export const downloadCsv = 'Télécharger en CSV'
export const noSales = 'Aucune vente sur cette période.'
export const reportHint =
  'Commandes selon leur date, TVA comprise. Les commandes impayées, annulées et de test ne sont pas comptées. Les remboursements sont déduits. Les ventes par produit et par collection n’incluent pas la livraison. Une période couvre trois ans au plus.'

// totals.tsx
export const sales = 'Ventes'
export const orders = 'Commandes'
export const items = 'Articles'
export const average = 'Panier moyen'
export const compared = (before: string) => `${before} sur la période précédente`
export const change = (percent: number) =>
  percent === 0 ? 'stable' : `${percent > 0 ? '+' : '−'}${shownNumber(Math.abs(percent))} %`

// report-table.tsx
export const salesBy = (group: string) => `Ventes par ${group.toLowerCase()}`
export const before = 'Période précédente'
export const noPayment = 'Sans paiement'
export const unknown = 'Inconnu'
export const noCollection = 'Sans collection'
export const withoutAccount = 'Sans compte'
export const onlyFirst = (count: number) =>
  `${plural(count, 'Seule la première ligne est affichée', `Seules les ${shownNumber(count)} premières lignes sont affichées`)}. Le fichier CSV contient toutes les lignes.`
