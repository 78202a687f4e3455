import type { ResponseCache } from '../../../server/cache/response-cache.ts'
import { readsTogether } from '../../../server/db/statements/reads-together.ts'
import type { Services } from '../../../server/services.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { toldOf } from '../catalogue-tags.server.ts'
import { productOnWire } from '../product-on-wire.server.ts'

/** What is read at the end of this turn, all by one statement. */
interface Reading {
  ids: Set<number>
  read: Promise<Map<number, string>>
}

const readings = new WeakMap<ResponseCache, Reading>()

/**
 * Returns products as JSON by their ids, as visitors get them, in the order of the ids. Each is made once and kept until it changes, so that the
 * products of a search, which others have found in other company, cost no statement; what several ask for in one turn, such as the parts of a page, is read
 * once. Those that are gone by now are left out.
 */
export async function cachedProducts(services: Services, ids: readonly number[]): Promise<Map<number, string>> {
  const { parts } = services.cache
  const products = new Map(ids.map((id) => [id, parts.peek(nameOf(id))]))
  const missing = ids.filter((id) => products.get(id) === undefined)
  if (missing.length > 0) {
    const reading = readings.get(services.cache) ?? begin(services)
    for (const id of missing) reading.ids.add(id)
    const read = await reading.read
    for (const id of missing) products.set(id, read.get(id))
  }
  return new Map([...products].flatMap(([id, product]) => (product === undefined ? [] : [[id, product] as const])))
}

function begin({ db, cache, clock }: Services): Reading {
  const ids = new Set<number>()
  const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    readings.delete(cache)
    const keep = cache.parts.keeper()
    const made = new Map<number, string>()
    for (const row of await findProductsByIds(readsTogether(db), [...ids], null)) {
      const product = JSON.stringify(productOnWire(row, clock()))
      keep(nameOf(row.id), product, toldOf([row.id]))
      made.set(row.id, product)
    }
    return made
  })
  const reading = { ids, read }
  readings.set(cache, reading)
  return reading
}

const nameOf = (id: number) => `product ${id}`
