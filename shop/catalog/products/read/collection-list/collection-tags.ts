/** Cache tag: the set and position of collections, for the sitemap. */
export const COLLECTIONS = 'collections'
/** Cache tag: the menu of every page. */
export const MENU = 'menu'

/** Cache tag: which collection is featured first in the product list. */
export const FEATURED = 'featured'
/** The parent id of top-level collections. */
export const TOP = 0

/** Returns the cache tags of collections: their texts, descendants, products and order. */
export const collectionTags = (ids: readonly number[]): string[] => ids.map((id) => `collection:${id}`)

/** Returns the cache tag of a product's manually assigned collections. Triggers use the same names (migration 042). */
export const productCollectionsTag = (product: number): string => `placed:${product}`
