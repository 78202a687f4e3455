import type { apiFrom } from '../../api.ts'
import { listProducts, MAX_IDS } from '../../catalogue/catalogue.contract.ts'
import { type CardProduct, cardProduct } from '../../home/card-product.ts'

/** Loads products by their ids, in the order of the ids, a hundred at a time; those that are gone are left out. */
export async function loadProducts(
  api: ReturnType<typeof apiFrom>,
  ids: readonly number[],
): Promise<readonly CardProduct[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  )
  const loaded = await Promise.all(parts.map((part) => api(listProducts, { query: { id: part.join(',') } })))
  return loaded.flatMap(({ results }) => results.map(cardProduct))
}
