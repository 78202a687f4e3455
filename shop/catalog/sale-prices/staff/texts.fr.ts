import { counted, countShown } from '../../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// sales.page.tsx
export const sales = 'Promotions'
export const onlyStaffReduce = 'Seule l’équipe peut créer des promotions.'
export const failedToLoad = 'Les promotions n’ont pas pu être chargées. Réessayez.'
export const sale = (range: ShownRange) => countShown(range, 'promotion', 'promotions')
export const noSalesYet = 'Pas encore de promotion.'
export const pagesOfReductions = 'Pages de promotions'
export const createSale = 'Créer une promotion'
export const PHASES = { planned: 'Programmée', running: 'En cours', ended: 'Terminée' }
export const percentLess = (percent: number) => `−${percent} %`
export const costsEach = (price: string) => `${price} l’unité`
export const forProducts = (count: number) => counted(count, 'produit', 'produits')
export const fromTo = (from: string, to: string) => `du ${from} au ${to}`
export const aside = (...facts: string[]) => facts.join(' · ')
export const withoutEnd = (from: string) => `dès le ${from}, sans fin`

// sale-fields.tsx
export const name = 'Nom'
export const onlyStaffSeeHint = 'Seule l’équipe voit le nom.'
export const discountType = 'Type de réduction'
export const byPercent = 'Pourcentage'
export const toAPrice = 'Prix promotionnel fixe'
export const percent = 'Pourcentage'
export const from1To90Hint = 'De 1 à 90.'
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
export const theStruckPrice =
  'Le prix barré est le prix le plus bas des 30 derniers jours. Il est calculé automatiquement, et masqué s’il n’est pas supérieur au prix promotionnel.'
export const becomes = (price: string) => `devient ${price}`
export const savedToast = 'Promotion enregistrée'

// update-sale.page.tsx
export const aReduction = 'Promotion'
export const endNow = 'Terminer la promotion'
export const endedToast = 'Promotion terminée'
export const deleteSale = 'Supprimer la promotion'
export const productsGetTheirPrices =
  'Ses produits retrouveront leur prix habituel. Les commandes existantes ne changeront pas.'
export const saleDeleted = 'Promotion supprimée'
export const itHasEnded = 'Cette promotion est terminée et ne peut plus être modifiée.'
export const activityLogOfThisSale = 'Journal d’activité de cette promotion'
