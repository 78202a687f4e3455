import { counted, countShown } from '../../lib/texts/en.ts'
import type { ShownRange } from '../../lib/texts/shown-range.ts'

// filters/filters.ts
export const priceHighToLow = 'Price High To Low'
export const priceLowToHigh = 'Price Low To High'
export const rating = 'Rating'
export const latest = 'Latest'

// suggestions/suggestions.tsx
export const suggestions = 'Suggestions'

// filters/filter-fields.tsx
export const price = 'Price'
export const lowestPrice = 'Lowest price'
export const highestPrice = 'Highest price'
export const andMore = (euros: string) => `${euros} and more`
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const inStockOnly = 'In stock only'
export const any = 'Any'
export const pricesBetween = (low: string, high: string) => `${low} to ${high}`
export const countOfStars = (stars: number) => counted(stars, 'star', 'stars')
export const starsBetween = (low: number, high: number) => (low === high ? `${low} stars` : `${low} to ${high} stars`)

// nothing-found.tsx
export const nothingThatFitsPassesThese = (words: string) => `Nothing that fits “${words}” passes these filters.`
export const clearFilters = 'Clear filters'
export const whatOthersLike = 'What others like'

// filters/filter-drawer.tsx
export const filters = 'Filters'
export const someAreSet = ', some are set'
export const clear = 'Clear'
export const showProducts = 'Show products'

// filters/sort-select.tsx
export const sortBy = 'Sort by'
export const featured = 'Featured'

// search.page.tsx
export const failedToLoadSearchProducts = 'Failed to load search products, perhaps our server is down'
export const search = 'Search'
export const nothingFoundFor = (words: string) => `Nothing found for “${words}”`
export const tryFewerOrOtherWords = 'Try fewer or other words in the box above.'
export const resultsFor = (words: string) => `Results for “${words}”`
export const pagesOfResults = 'Pages of results'
export const showing = (words: string) => `Showing “${words}”`
export const nothingHas = (words: string) => `Nothing here has “${words}”, which is what you typed.`
export const nothingHasAll = <T>(words: T) => ['Nothing has all of these words. Showing ', words, '.']
export const leftOut = (words: readonly string[]) => `Left out: ${words.join(', ')}.`
export const quoted = (words: string) => `“${words}”`
export const foundNamed = (count: number, titles: readonly string[]) => `${count} found: ${titles.join(', ')}`
export const products = 'products'
export const productsFound = (range: ShownRange) => countShown(range, 'product', 'products')
