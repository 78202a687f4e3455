import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import type { AuditActor } from '../../activity-log/audit-log-store.server.ts'

/** Longer than the 10 seconds for which the admin offers the undo, so that a slow request is in time. */
const UNDO_WITHIN_MS = 30 * SECOND

/** What a bulk action replaced in a record. */
export interface ReplacedRecord {
  id: number
  /** The version that the action made; null if it deleted the record. */
  version: number | null
  /** The replaced columns; the complete row of a deleted record. */
  replaced: object
}

interface BulkAction {
  undo: string
  /** The path of the resource. */
  resource: string
}

/** Stores what a bulk action of a staff member replaced. */
export async function storeReplaced(
  tx: Database,
  { undo, resource }: BulkAction,
  records: readonly ReplacedRecord[],
  { actorId, now }: AuditActor,
): Promise<void> {
  if (actorId === null) return
  const rows = records.map(({ id, version, replaced }) => ({
    ...{ undo_id: undo, resource, record_id: id, actor_id: actorId, made_at: now, version },
    replaced: JSON.stringify(replaced),
  }))
  await tx.insertInto('resource_undos').values(rows).execute()
}

/**
 * Takes what a bulk action of this staff member replaced, in id order, so that it is undone once. Empty if the action
 * does not exist, was undone, or is too old.
 */
export async function takeReplaced(
  tx: Database,
  { undo, resource }: BulkAction,
  { actorId, now }: AuditActor,
): Promise<ReplacedRecord[]> {
  const rows = await tx
    .deleteFrom('resource_undos')
    .where('undo_id', '=', undo)
    .where('resource', '=', resource)
    .where('actor_id', '=', actorId)
    .where('made_at', '>', new Date(now.getTime() - UNDO_WITHIN_MS))
    .returning(['record_id', 'version', 'replaced'])
    .execute()
  return rows.map(({ record_id, ...row }) => ({ id: record_id, ...row })).toSorted((one, other) => one.id - other.id)
}

/** Deletes what can no longer be undone. */
export async function sweepResourceUndos(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('resource_undos')
    .where('made_at', '<', new Date(now.getTime() - UNDO_WITHIN_MS))
    .execute()
}
