import type { Database } from '../../../../server/db/open.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import { type AuditActor, recordAudits } from '../../../core/activity-log/audit-log-store.server.ts'
import {
  addToCollections,
  collectionsOfProducts,
  removeFromCollections,
  slugsOfProducts,
} from './collection-products-store.server.ts'
import { idsOfCollections } from './tree-store.server.ts'

/**
 * Sets the manual collections of products. Existing positions stay.
 * @throws Refusal if a collection does not exist
 */
export async function setManualCollections(
  tx: Database,
  wanted: readonly { product: number; slugs: readonly string[] }[],
  by: AuditActor,
): Promise<void> {
  if (wanted.length === 0) return
  const known = await idsOfCollections(
    tx,
    wanted.flatMap(({ slugs }) => slugs),
  )
  const pairs = wanted.flatMap(({ product, slugs }) =>
    slugs.map((slug) => {
      const found = known.get(slug)
      if (!found || found.hasRule) throw refuse(`There is no manual collection “${slug}” any more.`)
      return { collection: found.id, product }
    }),
  )
  const current = await collectionsOfProducts(
    tx,
    wanted.map(({ product }) => product),
  )
  const isChosen = ({ collection, product }: { collection: number; product: number }) =>
    pairs.some((pair) => pair.collection === collection && pair.product === product)
  const gone = await removeFromCollections(
    tx,
    current.filter((one) => !isChosen(one)),
  )
  const added = await addToCollections(tx, pairs)
  const slugs = await slugsOfProducts(
    tx,
    wanted.map(({ product }) => product),
  )
  const named = (product: number) => slugs.get(product) ?? String(product)
  await recordAudits(
    tx,
    'collection',
    [
      ...gone.map(({ collection_id, product_id }) => ({
        id: collection_id,
        changed: [{ field: 'products', old: named(product_id), new: null }],
      })),
      ...added.map(({ collection_id, product_id }) => ({
        id: collection_id,
        changed: [{ field: 'products', old: null, new: named(product_id) }],
      })),
    ],
    by,
  )
}
