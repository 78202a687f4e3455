import type { Services } from '../../../server/services.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { toldOf } from '../catalogue-tags.server.ts'
import { productOnWire } from '../product-on-wire.server.ts'

/**
 * Returns products as JSON by their ids, as visitors get them, in the order of the ids. Each is made once and kept until it changes, so that the
 * products of a search, which others have found in other company, cost no statement. Those that are gone by now are left out.
 */
export async function cachedProducts(
  { db, cache, clock }: Services,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const products = new Map(ids.map((id) => [id, cache.parts.peek(nameOf(id))]))
  const missing = ids.filter((id) => products.get(id) === undefined)
  if (missing.length > 0) {
    const keep = cache.parts.keeper()
    for (const row of await findProductsByIds(db, missing, null)) {
      const product = JSON.stringify(productOnWire(row, clock()))
      keep(nameOf(row.id), product, toldOf([row.id]))
      products.set(row.id, product)
    }
  }
  return new Map([...products].flatMap(([id, product]) => (product === undefined ? [] : [[id, product] as const])))
}

const nameOf = (id: number) => `product ${id}`
