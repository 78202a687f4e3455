import { counted, countShown } from '../../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../../lib/texts/shown-range.ts'
import type { StaffReason, StockReason } from '../stock-reasons.contract.ts'

export const stockMovements = 'Mouvements de stock'
export const lowStock = 'Stock faible'
export const onlyStaff = 'Seule l’équipe peut voir les mouvements de stock.'

/** The reasons of movements. */
export const REASONS: Readonly<Record<StockReason, string>> = {
  sold: 'Commande',
  held: 'Réservation pour une commande',
  returned: 'Retour ou annulation',
  released: 'Réservation levée',
  counted: 'Correction',
  received: 'Livraison reçue',
  damaged: 'Casse ou perte',
  stocktake: 'Inventaire',
  initial: 'Stock initial',
  opening: 'Stock avant le suivi',
  imported: 'Import',
  undone: 'Annulation',
  test_removed: 'Commande de test supprimée',
}

// movements.page.tsx
export const failedToLoad = 'Les mouvements de stock n’ont pas pu être chargés. Réessayez.'
export const searchProducts = 'Produit ou référence'
export const reason = 'Motif'
export const allReasons = 'Tous les motifs'
export const staffMember = 'Membre de l’équipe'
export const allStaff = 'Toute l’équipe'
export const from = 'Du'
export const to = 'au'
export const downloadCsv = 'Télécharger en CSV'
export const ofProduct = (title: string) => `Mouvements : ${title}`
export const shown = (count: number) => counted(count, 'mouvement sur cette page', 'mouvements sur cette page')
export const moreProducts = (count: number) =>
  `Plus de ${count} produits correspondent. La liste contient les mouvements des ${count} plus récents. Affinez la recherche.`
export const noMovements =
  'Pas encore de mouvement de stock. Chaque commande et chaque modification d’un stock apparaîtra ici.'
export const noneFound = 'Aucun mouvement ne correspond à ces filtres.'
export const clearFilters = 'Effacer les filtres'
export const pages = 'Pages de mouvements'

// movement-table.tsx
export const time = 'Date'
export const product = 'Produit'
export const staffAndNote = 'Par'
export const change = 'Variation'
export const stockAfter = 'Stock après'
export const stockNow = (stock: number) => `Stock ${stock}`
export const orderNumber = (id: number) => `Commande ${id}`
export const automatic = 'Automatique'
export const customer = 'Client'

// product-stock.page.tsx
export const stockOf = (title: string) => `Stock : ${title}`
export const stockOfAProduct = 'Stock d’un produit'
export const noSuchProduct = 'Ce produit n’existe plus.'
export const editProduct = 'Modifier le produit'
export const inStock = 'En stock'
export const reserved = 'Réservés'
export const soldIn = (days: number) => `Vendus en ${days} jours`
export const variant = 'Variante'
export const lastMovements = 'Derniers mouvements'
export const allMovements = 'Tous les mouvements de ce produit'

// adjust-form.tsx
export const adjustStock = 'Ajuster le stock'
export const variantAndStock = (name: string, stock: number) => `${name} (${stock} en stock)`
export const ADJUSTMENTS: Readonly<Record<StaffReason, string>> = {
  received: 'Livraison reçue',
  damaged: 'Casse ou perte',
  stocktake: 'Inventaire',
  counted: 'Correction',
}
export const QUANTITIES: Readonly<Record<StaffReason, string>> = {
  received: 'Quantité reçue',
  damaged: 'Quantité abîmée ou perdue',
  stocktake: 'Quantité comptée',
  counted: 'Nouveau stock',
}
export const note = 'Note'
export const noteHint = 'Facultatif. Par exemple le numéro du bon de livraison.'
export const save = 'Enregistrer le stock'
export const saved = (stock: number, change: number) =>
  change === 0
    ? `Le stock était déjà de ${stock}.`
    : `Stock modifié de ${signedNumber(change)}, soit ${stock} désormais.`
/** A difference with its sign. */
export const signedNumber = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`)

// threshold-form.tsx
export const threshold = 'Seuil de stock faible de ce produit'
export const thresholdHint = (limit: number) =>
  `En dessous, le stock est faible. Laissez vide pour utiliser le seuil de la boutique, ${limit}.`
export const saveThreshold = 'Enregistrer le seuil'
export const thresholdSaved = 'Seuil enregistré'

// low-stock.page.tsx
export const failedToLoadLow = 'La liste des stocks faibles n’a pas pu être chargée. Réessayez.'
export const belowTheirThreshold = (range: ShownRange) =>
  `${countShown(range, 'variante', 'variantes')} sous le seuil${range.count > 1 ? ', stock le plus faible d’abord' : ''}`
export const shopThreshold = (limit: number) =>
  `Le seuil de la boutique est de ${limit}. Un produit peut avoir le sien.`
export const changeThreshold = 'Modifier le seuil'
export const noLowStock = 'Aucun stock faible. Toutes les variantes en vente atteignent leur seuil.'
export const thresholdColumn = 'Seuil'
export const daysLeft = 'Jours restants'
export const waiting = (count: number) => counted(count, 'personne en attente', 'personnes en attente')
export const receiveOrAdjust = (name: string) => `Ajuster le stock : ${name}`
export const pagesOfLowStock = 'Pages de stock faible'
