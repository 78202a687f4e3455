import { counted, countShown } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// suggestions/suggestions.tsx
export const suggestions = 'Suggestions'

// found-pages.tsx
export const pagesOfTheShop = (count: number) => (count === 1 ? 'Page' : 'Pages')

// popular-products.tsx
export const popularProducts = 'Produits populaires'

// search.page.tsx
export const noProductFoundFor = (words: string) => `Aucun produit trouvé pour « ${words} ».`
export const noResultsForMatchThese = (words: string) => `Aucun résultat pour « ${words} » ne correspond à ces filtres.`
export const failedToLoadSearchProducts =
  'Impossible d’effectuer la recherche. Notre serveur est peut-être indisponible.'
export const search = 'Recherche'
export const nothingFoundFor = (words: string) => `Aucun résultat pour « ${words} »`
export const tryFewerOrOtherWords = 'Essayez avec moins de mots, ou avec d’autres mots.'
export const resultsFor = (words: string) => `Résultats pour « ${words} »`
export const pagesOfResults = 'Pages de résultats'
export const showing = (words: string) => `Résultats pour « ${words} »`
export const noProductsMatch = (words: string) => `Aucun produit ne correspond à « ${words} ».`
export const noProductsMatchAll = <T>(words: T) => [
  'Aucun produit ne correspond à tous ces mots. Voici les résultats pour « ',
  words,
  ' ».',
]
export const ignored = (words: readonly string[]) => `Sans tenir compte de : ${words.join(', ')}.`
export const quoted = (words: string) => `« ${words} »`
export const foundProducts = (count: number, titles: readonly string[]) =>
  `${counted(count, 'produit trouvé', 'produits trouvés')} : ${titles.join(', ')}`
export const products = 'produits'
export const productsFound = (range: ShownRange) => countShown(range, 'produit', 'produits')
