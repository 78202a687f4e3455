/** Which collections there are, and where: the sitemap. */
export const COLLECTIONS = 'collections'
/** What stands in the menu of every page. */
export const MENU = 'menu'

/** Which collection leads all products. */
export const FEATURED = 'featured'
/** Above those at the top. */
export const TOP = 0

/** Returns what is seen of collections: their words, what is right inside of them, and which products, in which order. */
export const collectionTags = (ids: readonly number[]): string[] => ids.map((id) => `collection:${id}`)

/** Returns the tag of which collections a product was put into by hand. The triggers know these names (migration 042). */
export const placedTag = (product: number): string => `placed:${product}`
