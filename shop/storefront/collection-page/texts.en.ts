import { countShown } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// collection.page.tsx
export const collections = 'Collections'
export const failedToLoadCollection = 'Failed to load this collection, perhaps our server is down'
export const thereIsNoPageAt = 'We can’t find this page.'
export const inCollection = (title: string) => `In ${title}`
export const productsFound = (range: ShownRange) => countShown(range, 'product', 'products')
export const products = 'products'
export const pagesOfProducts = 'Pages of products'
export const titleOnPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`)
export const productsOf = (title: string, shop: string) => `${title} at ${shop}`
export const noProductsYet = 'No products in this collection yet.'
export const noProductsInThisCollectionMatch = 'No products in this collection match these filters.'

// collections-index.page.tsx
export const browseAll = 'Browse all collections.'
export const failedToLoadCollections = 'Failed to load collections, perhaps our server is down'
export const noCollectionsYet = 'No collections yet.'
export const pagesOfCollections = 'Pages of collections'
