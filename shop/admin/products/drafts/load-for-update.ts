import { texts } from '#texts/catalog/products'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { type CardProduct, cardProduct } from '../../../catalog/products/card/card-product.ts'
import { listProductCards } from '../../../catalog/products/card/product-card.contract.ts'
import { getProductBySlug, listProducts, type Product } from '../../../catalog/products/read/catalogue.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import type { Api } from '../../../core/api.ts'
import { customerNow } from '../../../core/auth/session.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'

/** The current product with its bundled products. */
export interface ProductWithBundle {
  product: Product
  bundled: readonly CardProduct[]
}

/** A product that was saved since its form was loaded. */
export interface ChangedProduct extends ProductWithBundle {
  /** Who saved it last, and when; undefined when the staff member may not read the activity log. */
  by?: { name: string; at: string }
}

/** The form edits the texts of the owner, in every language of the admin. */
const SOURCE = { texts: 'source' } as const

/** Loads a product by its slug; undefined when it does not exist. */
export async function loadBySlug(api: Api, slug: string): Promise<ProductWithBundle | undefined> {
  const product = await orErrorPage(
    texts.failedToLoadProductsPerhaps,
    api(getProductBySlug, { params: { slug }, query: SOURCE }).catch(nullOn404),
  )
  return product ? { product, bundled: await cardsOf(api, product.frequentlyBoughtTogether) } : undefined
}

/** Loads a product by its id, because its slug may have changed; undefined when it was deleted. */
export async function loadById(api: Api, id: number): Promise<ChangedProduct | undefined> {
  const [product] = (await api(listProducts, { query: { id: String(id), ...SOURCE } })).results
  if (!product) return undefined
  const [bundled, by] = await Promise.all([cardsOf(api, product.frequentlyBoughtTogether), findLastChange(api, id)])
  return { product, bundled, ...(by && { by }) }
}

async function findLastChange(api: Api, product: number): Promise<ChangedProduct['by']> {
  if (!hasRole(customerNow()?.staff_role, 'owner')) return undefined
  const log = await api(auditLog, { query: { product: String(product) } }).catch(() => undefined)
  const [last] = log?.results ?? []
  return last && { name: last.by, at: last.time_created }
}

async function cardsOf(api: Api, ids: readonly number[]): Promise<readonly CardProduct[]> {
  if (ids.length === 0) return []
  const cards = api(listProductCards, { query: { id: ids.join(','), fields: 'card', ...SOURCE } })
  return (await orErrorPage(texts.failedToLoadProductsPerhaps, cards)).results.map(cardProduct)
}
