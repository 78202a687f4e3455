import { sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import type { AuditActor } from '../../../../core/activity-log/audit-log-store.server.ts'

/** A note as stored in the database. */
export type OrderNoteRow = Awaited<ReturnType<typeof findNotes>>[number]

/** Stores a note about an order. @returns its id */
export async function insertNote(
  tx: Database,
  note: { order_id: number; words: string },
  { actorId, keyId, now }: AuditActor,
): Promise<number> {
  const { id } = await tx
    .insertInto('order_notes')
    .values({ ...note, made_by: actorId, api_key_id: keyId ?? null, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds the notes about an order with their authors, oldest first. */
export const findNotes = (db: Database, orderId: number) =>
  db
    .selectFrom('order_notes')
    .leftJoin('users', 'users.id', 'made_by')
    .leftJoin('api_keys', 'api_keys.id', 'api_key_id')
    .select(['order_notes.id', 'words', 'made_at'])
    .select(
      sql<string>`coalesce(api_keys.name, concat_ws(' ', users.first_name, nullif(users.last_name, '')))`.as('by'),
    )
    .where('order_id', '=', orderId)
    .orderBy('order_notes.id')
    .execute()

/** Deletes the notes about anonymized orders. */
export async function deleteNotesAbout(tx: Database, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom('order_notes').where('order_id', 'in', orderIds).execute()
}
