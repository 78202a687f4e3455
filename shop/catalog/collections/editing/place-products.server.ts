import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import {
  addToCollections,
  lockCollectionById,
  lockCollectionProducts,
  removeFromCollections,
  slugsOfProducts,
} from './collection-products-store.server.ts'

/** The reason why products cannot be added manually. */
export const COLLECTION_HAS_RULE = 'The products of this collection are chosen by its rule.'

/**
 * Adds products to the end of a manual collection. Products in it keep their place.
 * @returns the collection's id and the ids of the added products
 * @throws Refusal if the collection does not exist or has a rule
 */
export async function addProductsAtEnd(
  tx: Database,
  { slug, products }: { slug: string; products: readonly number[] },
  by: AuditActor,
): Promise<{ id: number; added: number[] }> {
  const held = await lockCollectionProducts(tx, slug)
  if (!held) throw notFound()
  if (held.rule !== null) throw refuse(COLLECTION_HAS_RULE, 400)
  const placed = await addToCollections(
    tx,
    products.map((product) => ({ collection: held.id, product })),
  )
  const added = placed.map(({ product_id }) => product_id)
  const changed = [...(await slugsOfProducts(tx, added)).values()].map((slug) => ({
    ...{ field: 'products', old: null, new: slug },
  }))
  if (changed.length > 0) await recordAudit(tx, { kind: 'collection', id: held.id }, changed, by)
  return { id: held.id, added }
}

/** Removes products from a collection. @returns the ids of those that were in it */
export async function removeProducts(
  tx: Database,
  { collection, products }: { collection: number; products: readonly number[] },
  by: AuditActor,
): Promise<number[]> {
  await lockCollectionById(tx, collection)
  const gone = await removeFromCollections(
    tx,
    products.map((product) => ({ collection, product })),
  )
  const removed = gone.map(({ product_id }) => product_id)
  const changed = [...(await slugsOfProducts(tx, removed)).values()].map((slug) => ({
    ...{ field: 'products', old: slug, new: null },
  }))
  if (changed.length > 0) await recordAudit(tx, { kind: 'collection', id: collection }, changed, by)
  return removed
}
