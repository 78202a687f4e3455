import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { SavedReply } from './saved-replies.contract.ts'

const COLUMNS = ['id', 'name', 'body', 'version'] as const

/** Finds the saved replies in menu order. */
export const findSavedReplies = (db: Database): Promise<SavedReply[]> =>
  db.selectFrom('saved_replies').select(COLUMNS).orderBy('position').orderBy('id').execute()

/** Locks saved replies against concurrent writes until the transaction ends. Reads are not blocked. */
export async function lockSavedReplies(tx: Database): Promise<void> {
  await sql`lock table saved_replies in share row exclusive mode`.execute(tx)
}

/** Appends a saved reply. */
export const insertSavedReply = (tx: Database, reply: { name: string; body: string }): Promise<SavedReply> =>
  tx
    .insertInto('saved_replies')
    .values({ ...reply, position: sql<number>`(select coalesce(max(position), 0) + 1 from saved_replies)` })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** Updates a saved reply and increments its version. */
export const updateSavedReply = (tx: Database, { id, name, body, version }: SavedReply): Promise<SavedReply> =>
  tx
    .updateTable('saved_replies')
    .set({ name, body, version: version + 1 })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export async function deleteSavedReply(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('saved_replies').where('id', '=', id).execute()
}

/** Sets the positions of saved replies, from 1. @param ids all of them, in order */
export async function placeSavedReplies(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update saved_replies set position = placed.position
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where saved_replies.id = placed.id`.execute(tx)
}
