import { counted } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { SalePhase } from '../sales.contract.ts'

// sales.page.tsx
export const screen: ResourceTexts = {
  title: 'Promotions',
  onlyStaff: 'Seule l’équipe peut créer des promotions.',
  failedToLoad: 'Les promotions n’ont pas pu être chargées. Réessayez.',
  count: (count) => counted(count, 'promotion', 'promotions'),
  empty: 'Pas encore de promotion.',
}
export const whatSalesAre =
  'Une promotion baisse le prix de produits pour tous les clients. Elle commence et se termine automatiquement.'
export const phase = 'Statut'
export const phases: Record<SalePhase, string> = { planned: 'Programmée', running: 'En cours', ended: 'Terminée' }
export const discount = 'Réduction'
export const percentLess = (percent: number) => `−${percent} %`
export const priceEach = (price: string) => `${price} l’unité`
export const forProducts = (count: string) => counted(Number(count), 'produit', 'produits')
export const noEnd = 'Sans fin'
export const onPhone = { from: (day: string) => `Début : ${day}`, until: (day: string) => `Fin : ${day}` }
export const endNow = 'Terminer la promotion'
export const ended = (count: number) => counted(count, 'promotion terminée', 'promotions terminées')

// sale-fields.tsx
export const name = 'Nom'
export const onlyStaffSeeHint = 'Seule l’équipe voit le nom.'
export const discountType = 'Type de réduction'
export const byPercent = 'Pourcentage'
export const toAPrice = 'Prix promotionnel fixe'
export const percent = 'Pourcentage'
export const from1To90Hint = 'De 1 à 90'
export const price = 'Prix en euros'
export const priceHint = 'Les produits qui coûtent déjà moins gardent leur prix.'
export const from = 'Début'
export const startsHint = 'Fuseau horaire de la boutique. Laissez vide pour commencer maintenant.'
export const hasBegun =
  'La promotion a commencé : son début ne peut plus changer. Il détermine le prix le plus bas antérieur.'
export const until = 'Fin'
export const leaveEmptyForNoEndHint =
  'Laissez vide pour une promotion sans fin. Indiquez 23:59 pour inclure tout le dernier jour ; les clients ne voient alors pas d’heure.'
export const products = 'Produits'
export const compareAtPriceHint =
  'Le prix barré est le prix le plus bas des 30 derniers jours. Il est calculé automatiquement, et masqué s’il n’est pas supérieur au prix promotionnel.'
export const newPrice = (price: string) => `devient ${price}`

// sale.page.tsx
export const editor = {
  title: 'Promotion',
  add: 'Créer une promotion',
  addButton: 'Créer la promotion',
  saved: 'Promotion enregistrée',
}
export const deleteSale = 'Supprimer la promotion'
const ordersStay = 'Les commandes existantes ne changent pas.'
export const deletionHints: Record<SalePhase, string> = {
  planned: 'Elle ne commencera pas.',
  running: `Ses produits retrouveront leur prix habituel. ${ordersStay} Si vous annulez la suppression, la promotion recommence. Son prix barré est alors recalculé et généralement masqué, car ses prix promotionnels comptent dans les 30 derniers jours.`,
  ended: ordersStay,
}
export const itHasEnded = 'Cette promotion est terminée et ne peut plus être modifiée.'
