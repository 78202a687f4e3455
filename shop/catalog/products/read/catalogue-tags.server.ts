import { EXACTLY } from '../../../../server/cache/dependencies.ts'

/** Which products there are, and in which order: everything that lists them by pages. */
export const LIST = 'list'
/** What a search finds, whatever it shows of that. */
export const SEARCH = 'search'
/** How makers of products are reached. */
export const MAKERS = 'makers'
/** Links to the pages that staff write. */
export const CONTENT_PAGES = 'content-pages'
/** When each of those pages was changed. */
export const CONTENT_PAGE_DATES = 'content-page-dates'
/** What was bought most. */
export const POPULAR = 'popular'

const PRODUCT = 'product:'

/** Returns all that is seen of a product, its stock in the steps that people see. */
export const seenOf = (id: number) => PRODUCT + id

/** Returns the ids of the products that somebody's tags name. */
export const idsIn = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => (tag.startsWith(PRODUCT) ? [Number(tag.slice(PRODUCT.length))] : []))

/**
 * Returns a product as the API tells it: with the exact number of each variant. The triggers that tell of changes know these names (migration
 * 028).
 */
export const toldOf = (ids: readonly number[]): string[] => ids.flatMap((id) => [seenOf(id), `${EXACTLY}stock:${id}`])

/** Returns the notice of a sale of products of which nobody knows any more how many there were before: all that could be seen of it. */
export const saleNotice = (ids: readonly number[]): string => `sale ${[POPULAR, SEARCH, ...toldOf(ids)].join(' ')}`
