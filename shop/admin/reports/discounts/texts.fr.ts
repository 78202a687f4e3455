// discount-report.page.tsx and discount-usage.page.tsx
export const useOfDiscounts = 'Utilisation des réductions'
export const usageOf = (discount: string) => `Utilisation de « ${discount} »`
export const onlyStaff = 'Seule l’équipe peut voir les rapports.'
export const failedToLoad = 'Le rapport n’a pas pu être chargé. Réessayez.'
export const reports = 'Rapports'
export const downloadCsv = 'Télécharger en CSV'
export const noUses = 'Aucune commande avec réduction sur cette période.'
export const noUsesOfThis = 'Aucune commande avec cette réduction sur cette période.'
export const reportHint =
  'Commandes selon leur date. Les commandes impayées, annulées et de test ne comptent pas dans les commandes, les ventes et les montants. Les utilisations comptent toutes les commandes non annulées. Les ventes comprennent la TVA et la livraison, remboursements déduits. Une commande avec deux réductions compte pour chacune d’elles, et une seule fois dans le total.'
export const givenByDay = 'Montant accordé par jour'

// discount-totals.tsx
export const given = 'Montant accordé'
export const sales = 'Ventes avec réduction'
export const orders = 'Commandes'
export const average = 'Panier moyen'
export const uses = 'Utilisations'
export const newCustomers = 'Nouveaux clients'

// discount-table.tsx
export const discount = 'Réduction'
export const before = 'Période précédente'
export const otherReductions = 'Extensions et équipe'
export const byDiscount = 'Utilisation par réduction'

// usage-details.tsx
export const editDiscount = 'Modifier la réduction'
export const latestOrders = 'Dernières commandes'
export const noOrders = 'Aucune commande n’a encore bénéficié de cette réduction.'
export const order = 'Commande'
export const placedOn = 'Date'
export const status = 'Statut'
export const code = 'Code'
export const codes = 'Codes de cette période'
export const noCodes = 'Aucun code de cette réduction n’a été utilisé sur cette période.'
export const total = 'Total'
