import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, SECOND } from '../../../../server/durations.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import type { Replaced } from './bulk-undo.server.ts'

/** Longer than the 10 seconds for which the admin offers the undo, so that a slow request is in time. */
const UNDO_WITHIN_MS = 30 * SECOND

/** Deletes what bulk actions of the last days replaced. */
export async function deleteOldUndos(db: Database, now: Date): Promise<void> {
  await sql`delete from product_bulk_undos where (undo_id, product_id) in (
    select undo_id, product_id from product_bulk_undos where made_at < ${new Date(now.getTime() - DAY)} for update skip locked)`.execute(
    db,
  )
}

/** Stores what a bulk action replaced in products. Call in the transaction of the change. */
export async function storeUndos(
  tx: Database,
  undo: string,
  replaced: readonly { product: number; replaced: Replaced }[],
  { actorId, now }: AuditActor,
): Promise<void> {
  if (actorId === null || replaced.length === 0) return
  const rows = replaced.map(({ product, replaced }) => ({
    ...{ undo_id: undo, product_id: product, actor_id: actorId, made_at: now, replaced: JSON.stringify(replaced) },
  }))
  await tx.insertInto('product_bulk_undos').values(rows).execute()
}

/**
 * Finds the products of a bulk action of this staff member, in id order, with the collection that they were added to.
 * Empty if the action does not exist or was undone.
 */
export async function findUndos(
  db: Database,
  undo: string,
  { actorId, now }: AuditActor,
): Promise<{ product: number; collection: number | undefined; isTooLate: boolean }[]> {
  const rows = await db
    .selectFrom('product_bulk_undos')
    .select(['product_id', 'replaced', 'made_at'])
    .where('undo_id', '=', undo)
    .where('actor_id', '=', actorId)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id, replaced, made_at }) => ({
    product: product_id,
    collection: replaced.collection,
    isTooLate: now.getTime() - made_at.getTime() > UNDO_WITHIN_MS,
  }))
}

/**
 * Takes what a bulk action replaced in products, so that it is undone once. Call while the products are locked.
 * @returns the values by product id; without those that another request took
 */
export async function takeUndos(
  tx: Database,
  undo: string,
  products: readonly number[],
): Promise<Map<number, Replaced>> {
  const rows = await tx
    .deleteFrom('product_bulk_undos')
    .where('undo_id', '=', undo)
    .where(sql<boolean>`product_id = any(${products}::bigint[])`)
    .returning(['product_id', 'replaced'])
    .execute()
  return new Map(rows.map(({ product_id, replaced }) => [product_id, replaced]))
}
