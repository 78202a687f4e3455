import type { Services } from '../../../../../server/services.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { productResponse } from '../product-response.server.ts'
import { translateProducts } from '../translations/product-translations.server.ts'
import { cachedProducts } from './cached-products.server.ts'
import { ownReviewStatesOf, withOwnReviewState } from './own-review-states.server.ts'

/**
 * Returns products as JSON for one customer, in the order of the ids: the visitors' JSON with the customer's review
 * states inserted. Deleted products are left out.
 */
export async function productsForCustomer(
  services: Services,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const [products, own] = await Promise.all([cachedProducts(services, ids), ownReviewStatesOf(services, userId)])
  return new Map([...products].map(([id, product]) => [id, (own.get(id) ?? []).reduce(withOwnReviewState, product)]))
}

/**
 * Returns products as JSON for staff, including unpublished ones.
 * @param isSource in the owner's language
 */
export async function productsForStaff(
  services: Services,
  ids: readonly number[],
  { userId, isSource }: { userId: number; isSource: boolean },
): Promise<Map<number, string>> {
  const { db, clock } = services
  const found = await findProductsByIds(db, ids, userId, 'staff')
  const rows = isSource ? found : await translateProducts(services, found)
  return new Map(rows.map((row) => [row.id, JSON.stringify(productResponse(row, clock()))]))
}
