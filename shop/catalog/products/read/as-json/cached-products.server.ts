import type { Language } from '../../../../../lib/texts/languages.ts'
import type { ResponseCache } from '../../../../../server/cache/response-cache.ts'
import { translatedInto } from '../../../../../server/language/in-language.ts'
import type { Services } from '../../../../../server/services.ts'
import { productCardResponse } from '../../card/card-response.server.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { exactProductTags, productTag } from '../catalogue-tags.server.ts'
import { productResponse } from '../product-response.server.ts'
import {
  dependOnProductTexts,
  findShownCards,
  productTextTags,
  translateProducts,
} from '../translations/product-translations.server.ts'

/** A cached JSON form of a product: the full product or its card. */
interface Form<Row extends { id: number }> {
  name: string
  /** Reads the products as visitors see them, in the language of the request. */
  find: (services: Services, ids: readonly number[]) => Promise<Row[]>
  onWire: (row: Row, now: Date) => object
  /** The cache tags that the JSON depends on. */
  tagsOf: (id: number) => string[]
  /** Collects the ids requested in the same tick in one language, and reads them in one statement. */
  readings: WeakMap<ResponseCache, Map<Language | undefined, Reading>>
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
  find: async (services, ids) => translateProducts(services, await findProductsByIds(services.db, ids, null)),
  onWire: productResponse,
  tagsOf: (id) => exactProductTags([id]),
})

const CARD = formOf({
  name: 'card ',
  find: (services, ids) => findShownCards(services, ids, 'everybody'),
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
  const language = translatedInto(services)
  const name = nameIn(language, form)
  const products = new Map(ids.map((id) => [id, parts.peek(name + id)]))
  dependOnProductTexts(services, ids)
  const missing = ids.filter((id) => products.get(id) === undefined)
  if (missing.length > 0) {
    const reading = form.readings.get(services.cache)?.get(language) ?? begin(form, services, language)
    for (const id of missing) reading.ids.add(id)
    const read = await reading.read
    for (const id of missing) products.set(id, read.get(id))
  }
  return new Map([...products].flatMap(([id, product]) => (product === undefined ? [] : [[id, product] as const])))
}

/** The beginning of the names of cached products in a language. */
const nameIn = (language: Language | undefined, { name }: { name: string }) => (language ? `${language} ${name}` : name)

function begin<Row extends { id: number }>(
  form: Form<Row>,
  services: Services,
  language: Language | undefined,
): Reading {
  const { cache, clock } = services
  const ids = new Set<number>()
  const read = Promise.resolve().then(async () => {
    form.readings.get(cache)?.delete(language)
    const keep = cache.parts.keeper()
    const made = new Map<number, string>()
    for (const row of await form.find(services, [...ids])) {
      const product = JSON.stringify(form.onWire(row, clock()))
      keep(nameIn(language, form) + row.id, product, [...form.tagsOf(row.id), ...productTextTags(services, [row.id])])
      made.set(row.id, product)
    }
    return made
  })
  const reading = { ids, read }
  const byLanguage = form.readings.get(cache) ?? new Map()
  form.readings.set(cache, byLanguage.set(language, reading))
  return reading
}
