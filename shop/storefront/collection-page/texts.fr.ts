import { countShown } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// collection.page.tsx
export const collections = 'Collections'
export const failedToLoadCollection =
  'Impossible de charger cette collection. Notre serveur est peut-être indisponible.'
export const thereIsNoPageAt = 'Cette page est introuvable.'
export const inCollection = (title: string) => `Dans « ${title} »`
export const productsFound = (range: ShownRange) => countShown(range, 'produit', 'produits')
export const products = 'produits'
export const pagesOfProducts = 'Pages de produits'
export const titleOnPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`)
export const productsOf = (title: string, shop: string) => `${title} chez ${shop}`
export const noProductsYet = 'Cette collection ne contient pas encore de produits.'
export const noProductsInThisCollectionMatch = 'Aucun produit de cette collection ne correspond à ces filtres.'

// collections-index.page.tsx
export const browseAll = 'Parcourez toutes nos collections.'
export const failedToLoadCollections =
  'Impossible de charger les collections. Notre serveur est peut-être indisponible.'
export const noCollectionsYet = 'Aucune collection pour le moment.'
export const pagesOfCollections = 'Pages de collections'
