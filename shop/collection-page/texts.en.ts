import { countShown } from '../../lib/texts/en.ts'
import type { ShownRange } from '../../lib/texts/shown-range.ts'

// collection.page.tsx
export const collections = 'Collections'
export const failedToLoadCollection = 'Failed to load this collection, perhaps our server is down'
export const thereIsNoPageAt = 'There is no page at this address.'
export const insideOf = (title: string) => `Inside ${title}`
export const productsFound = (range: ShownRange) => countShown(range, 'product', 'products')
export const products = 'products'
export const pagesOfProducts = 'Pages of products'
export const titleOnPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`)
export const productsOf = (title: string, shop: string) => `${title} at ${shop}`
export const nothingInItYet = 'There is nothing in this collection yet.'
export const nothingPassesThese = 'Nothing in this collection passes these filters.'
export const allOfIt = 'Show all of it'

// list-bar.tsx
export const sortAndFilter = 'Sort and filter'
export const sortBy = 'Sort by'
export const asInTheShop = 'Featured'
export const SORTS = {
  price_low_to_high: 'Price: low to high',
  price_high_to_low: 'Price: high to low',
  reviews_high_to_low: 'Rating',
  latest: 'Latest',
}
export const FLAGS = { new: 'New', reduced: 'Reduced', in_stock: 'In stock' }
export const show = 'Show'
export const withoutFilter = (name: string) => `Without “${name}”`

// collections-index.page.tsx
export const allThatBelongsTogether = 'All that belongs together, at a glance.'
export const failedToLoadCollections = 'Failed to load collections, perhaps our server is down'
export const noCollectionsYet = 'There are no collections yet.'
export const pagesOfCollections = 'Pages of collections'
