import type { Api } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { type CardProduct, cardProduct } from '../../products/card/card-product.ts'
import { listProducts, MAX_IDS } from '../../products/read/catalogue.contract.ts'

const A_PAGE = 100

/** Loads products in the order of the ids, a hundred per request. Deleted products are left out. */
export async function loadProducts(api: Api, ids: readonly number[]): Promise<readonly CardProduct[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  )
  const loaded = await Promise.all(parts.map((part) => api(listProducts, { query: { id: part.join(',') } })))
  return loaded.flatMap(({ results }) => results.map(cardProduct))
}

/**
 * Loads the public products of a collection and its descendants in order, up to a maximum; empty if it does not exist.
 */
export async function loadCollection(api: Api, collection: string, most: number): Promise<readonly CardProduct[]> {
  const load = (page: number) =>
    api(listProducts, { query: { collection, page: String(page), page_size: String(A_PAGE) } }).catch(nullOn404)
  const first = await load(1)
  if (!first) return []
  const pages = Math.ceil(Math.min(most, first.count) / A_PAGE)
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => load(index + 2)))
  return [first, ...others].flatMap((page) => page?.results.map(cardProduct) ?? []).slice(0, most)
}
