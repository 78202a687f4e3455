import type { Database } from '../../../../server/db/open.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { LIST, productTag, SEARCH } from '../read/catalogue-tags.server.ts'
import type { ProductChange } from '../write/product-write.server.ts'
import { lockProduct, type StockNote, writeChanges } from '../write/write-product.server.ts'

/**
 * Locks a product and writes a change of it in one transaction.
 * @param of returns the change of the locked product; undefined to change nothing
 * @param why the reason and note of a stock change
 * @throws Refusal if the product does not exist
 */
export async function changeLocked(
  { db, cache }: Services,
  id: number,
  by: AuditActor,
  of: (
    held: ProductRow,
    tx: Database,
  ) => Promise<ProductChange<string> | undefined> | ProductChange<string> | undefined,
  why: StockNote = {},
): Promise<void> {
  const { changesVisibility } = await db.transaction().execute(async (tx) => {
    const held = await lockProduct(tx, id)
    if (!held) throw notFound()
    const change = await of(held, tx)
    return writeChanges(tx, change && Object.keys(change).length > 0 ? [{ held, change }] : [], by, why)
  })
  if (changesVisibility) cache.drop()
  else cache.changed(LIST, SEARCH, productTag(id))
}
