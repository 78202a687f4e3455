import type { Api } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { type CardProduct, cardProduct } from '../../products/card/card-product.ts'
import { listProductCards } from '../../products/card/product-card.contract.ts'
import { MAX_IDS } from '../../products/read/catalogue.contract.ts'

const A_PAGE = 100

/** Loads products in the order of the ids with the owner's texts, a hundred per request. Deleted ones are left out. */
export async function loadProducts(api: Api, ids: readonly number[]): Promise<readonly CardProduct[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  )
  const loaded = await Promise.all(
    parts.map((part) => api(listProductCards, { query: { id: part.join(','), fields: 'card', texts: 'source' } })),
  )
  return loaded.flatMap(({ results }) => results.map(cardProduct))
}

/**
 * Loads the public products of a collection and its descendants in order, up to a maximum; empty if it does not exist.
 */
export async function loadCollection(api: Api, collection: string, most: number): Promise<readonly CardProduct[]> {
  const load = (page: number) =>
    api(listProductCards, {
      query: { collection, page: String(page), page_size: String(A_PAGE), fields: 'card' },
    }).catch(nullOn404)
  const first = await load(1)
  if (!first) return []
  const pages = Math.ceil(Math.min(most, first.count) / A_PAGE)
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => load(index + 2)))
  const ids = [first, ...others].flatMap((page) => page?.results.map(({ id }) => id) ?? [])
  return loadProducts(api, ids.slice(0, most))
}
