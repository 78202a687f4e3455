import type { apiFrom } from '../../api.ts'
import { bySlug, list, type Product } from '../../catalogue/catalogue.contract.ts'
import { unlessUnknown } from '../../feedback/unless-unknown.ts'
import { whenDown } from '../../feedback/when-down.ts'
import { type CardProduct, cardProduct } from '../../home/card-product.ts'

/** A product as it is now, with those that are bought with it. */
export interface ProductWithBundle {
  product: Product
  bundled: readonly CardProduct[]
}

type Api = ReturnType<typeof apiFrom>

const DOWN = 'Failed to load products, perhaps our server is down'

/** Undefined when there is no such product. */
export async function loadBySlug(api: Api, slug: string): Promise<ProductWithBundle | undefined> {
  const product = await whenDown(DOWN, api(bySlug, { params: { slug } }).catch(unlessUnknown))
  return product && { product, bundled: await cardsOf(api, product.frequentlyBoughtTogether) }
}

/** The same product whatever its slug is by now; undefined when it was deleted. */
export async function loadById(api: Api, id: number): Promise<ProductWithBundle | undefined> {
  const [product] = (await api(list, { query: { id: String(id) } })).results
  return product && { product, bundled: await cardsOf(api, product.frequentlyBoughtTogether) }
}

async function cardsOf(api: Api, ids: readonly number[]): Promise<readonly CardProduct[]> {
  if (ids.length === 0) return []
  return (await whenDown(DOWN, api(list, { query: { id: ids.join(',') } }))).results.map(cardProduct)
}
