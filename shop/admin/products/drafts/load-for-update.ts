import * as texts from '#texts/catalog/products'
import { type CardProduct, cardProduct } from '../../../catalog/products/card/card-product.ts'
import { getProductBySlug, listProducts, type Product } from '../../../catalog/products/read/catalogue.contract.ts'
import type { apiFrom } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'

/** A product as it is now, with those that are bought with it. */
export interface ProductWithBundle {
  product: Product
  bundled: readonly CardProduct[]
}

type Api = ReturnType<typeof apiFrom>

const DOWN = texts.failedToLoadProductsPerhaps

/** Loads the product of a slug; undefined when there is no such product. */
export async function loadBySlug(api: Api, slug: string): Promise<ProductWithBundle | undefined> {
  const product = await orErrorPage(DOWN, api(getProductBySlug, { params: { slug } }).catch(nullOn404))
  return product ? { product, bundled: await cardsOf(api, product.frequentlyBoughtTogether) } : undefined
}

/** Loads the same product whatever its slug is by now; undefined when it was deleted. */
export async function loadById(api: Api, id: number): Promise<ProductWithBundle | undefined> {
  const [product] = (await api(listProducts, { query: { id: String(id) } })).results
  return product ? { product, bundled: await cardsOf(api, product.frequentlyBoughtTogether) } : undefined
}

async function cardsOf(api: Api, ids: readonly number[]): Promise<readonly CardProduct[]> {
  if (ids.length === 0) return []
  return (await orErrorPage(DOWN, api(listProducts, { query: { id: ids.join(',') } }))).results.map(cardProduct)
}
