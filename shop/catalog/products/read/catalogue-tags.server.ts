import { EXACTLY } from '../../../../server/cache/dependencies.ts'

/** Cache tag: the set and order of products, for all paged lists. */
export const LIST = 'list'
/** Cache tag: search results and filtered lists. */
export const SEARCH = 'search'
/** Cache tag: contact details of manufacturers. */
export const MANUFACTURERS = 'makers'
/** Cache tag: links to content pages. */
export const CONTENT_PAGES = 'content-pages'
/** Cache tag: change dates of content pages. */
export const CONTENT_PAGE_DATES = 'content-page-dates'
/** Cache tag: bestsellers. */
export const POPULAR = 'popular'

const PRODUCT = 'product:'

/** Returns the cache tag of everything visible of a product, with stock in the steps that shoppers see. */
export const productTag = (id: number) => PRODUCT + id

/** Returns the product ids contained in cache tags. */
export const productIdsInTags = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => (tag.startsWith(PRODUCT) ? [Number(tag.slice(PRODUCT.length))] : []))

/**
 * Returns the cache tags of products including the exact stock of each variant, as the API returns it. Triggers use
 * the same names (migration 028).
 */
export const exactProductTags = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => [productTag(id), `${EXACTLY}stock:${id}`])

/**
 * Returns the database notice of a sale when the previous stock is unknown. It invalidates everything that depends on
 * the products.
 */
export const saleNotice = (ids: readonly number[]): string =>
  `sale ${[POPULAR, SEARCH, ...exactProductTags(ids)].join(' ')}`
