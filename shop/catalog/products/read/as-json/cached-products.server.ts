import type { ResponseCache } from '../../../../../server/cache/response-cache.ts'
import type { Database } from '../../../../../server/db/open.ts'
import type { Services } from '../../../../../server/services.ts'
import { productCardResponse } from '../../card/card-response.server.ts'
import { findCards } from '../../card/cards-store.server.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { exactProductTags, productTag } from '../catalogue-tags.server.ts'
import { productResponse } from '../product-response.server.ts'

/** A cached JSON form of a product: the full product or its card. */
interface Form<Row extends { id: number }> {
  name: string
  /** Reads the products as visitors see them. */
  find: (db: Database, ids: readonly number[]) => Promise<Row[]>
  onWire: (row: Row, now: Date) => object
  /** The cache tags that the JSON depends on. */
  tagsOf: (id: number) => string[]
  /** Collects the ids requested in the same tick and reads them in one statement. */
  readings: WeakMap<ResponseCache, Reading>
}

interface Reading {
  ids: Set<number>
  read: Promise<Map<number, string>>
}

const formOf = <Row extends { id: number }>(form: Omit<Form<Row>, 'readings'>): Form<Row> => ({
  ...form,
  readings: new WeakMap(),
})

const PRODUCT = formOf({
  name: 'product ',
  find: (db, ids) => findProductsByIds(db, ids, null),
  onWire: productResponse,
  tagsOf: (id) => exactProductTags([id]),
})

const CARD = formOf({
  name: 'card ',
  find: (db, ids) => findCards(db, ids, 'everybody'),
  onWire: productCardResponse,
  // Depends on the visible stock step only, not on the exact stock.
  tagsOf: (id) => [productTag(id)],
})

/**
 * Returns products as JSON for visitors, in the order of the ids. Each product is cached until it changes. Concurrent
 * requests share one read. Deleted products are left out.
 */
export const cachedProducts = (services: Services, ids: readonly number[]) => cached(PRODUCT, services, ids)

/** Returns product cards as JSON, cached like `cachedProducts`. */
export const cachedCards = (services: Services, ids: readonly number[]) => cached(CARD, services, ids)

async function cached<Row extends { id: number }>(
  form: Form<Row>,
  services: Services,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { parts } = services.cache
  const products = new Map(ids.map((id) => [id, parts.peek(form.name + id)]))
  const missing = ids.filter((id) => products.get(id) === undefined)
  if (missing.length > 0) {
    const reading = form.readings.get(services.cache) ?? begin(form, services)
    for (const id of missing) reading.ids.add(id)
    const read = await reading.read
    for (const id of missing) products.set(id, read.get(id))
  }
  return new Map([...products].flatMap(([id, product]) => (product === undefined ? [] : [[id, product] as const])))
}

function begin<Row extends { id: number }>(form: Form<Row>, { db, cache, clock }: Services): Reading {
  const ids = new Set<number>()
  const read = Promise.resolve().then(async () => {
    form.readings.delete(cache)
    const keep = cache.parts.keeper()
    const made = new Map<number, string>()
    for (const row of await form.find(db, [...ids])) {
      const product = JSON.stringify(form.onWire(row, clock()))
      keep(form.name + row.id, product, form.tagsOf(row.id))
      made.set(row.id, product)
    }
    return made
  })
  const reading = { ids, read }
  form.readings.set(cache, reading)
  return reading
}
