import { countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// suggestions/suggestions.tsx
export const suggestions = 'Suggestions'

// found-pages.tsx
export const pagesOfTheShop = (count: number) => (count === 1 ? 'Page' : 'Pages')

// popular-products.tsx
export const popularProducts = 'Popular products'

// search.page.tsx
export const noProductFoundFor = (words: string) => `No products found for “${words}”.`
export const noResultsForMatchThese = (words: string) => `No results for “${words}” match these filters.`
export const failedToLoadSearchProducts = 'Failed to load search products, perhaps our server is down'
export const search = 'Search'
export const nothingFoundFor = (words: string) => `Nothing found for “${words}”`
export const tryFewerOrOtherWords = 'Try fewer or different words.'
export const resultsFor = (words: string) => `Results for “${words}”`
export const pagesOfResults = 'Pages of results'
export const showing = (words: string) => `Showing “${words}”`
export const noProductsMatch = (words: string) => `No products match “${words}”.`
export const noProductsMatchAll = <T>(words: T) => ['No products match all of these words. Showing ', words, '.']
export const ignored = (words: readonly string[]) => `Ignored: ${words.join(', ')}.`
export const quoted = (words: string) => `“${words}”`
export const foundProducts = (count: number, titles: readonly string[]) => `${count} found: ${titles.join(', ')}`
export const products = 'products'
export const productsFound = (range: ShownRange) => countShown(range, 'product', 'products')
