import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'

export type ReplyRow = Selectable<Schema['message_replies']>
type NewReply = Pick<Insertable<Schema['message_replies']>, 'message_id' | 'kind' | 'body' | 'written_at'> &
  Partial<Pick<ReplyRow, 'staff_id' | 'was_answered_at' | 'link_of' | 'email_id'>>

/** Stores what was said after a message that is locked. @returns its id */
export async function insertReply(tx: Database, reply: NewReply): Promise<number> {
  const { id } = await tx.insertInto('message_replies').values(reply).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Notes by which e-mail an answer goes out. */
export async function setEmailOfReply(tx: Database, id: number, email_id: number): Promise<void> {
  await tx.updateTable('message_replies').set({ email_id }).where('id', '=', id).execute()
}

/** Finds what was said after a message, the oldest first, with who of the staff wrote it. */
export const findReplies = (db: Database, messageId: number) =>
  db
    .selectFrom('message_replies')
    .leftJoin('users', 'users.id', 'staff_id')
    .selectAll('message_replies')
    .select(sql<string>`concat_ws(' ', users.first_name, nullif(users.last_name, ''))`.as('by'))
    .where('message_id', '=', messageId)
    .orderBy('message_replies.id')
    .execute()

/** Finds the last that was said after a message; undefined before there is anything. */
export const findLastReply = (db: Database, messageId: number): Promise<ReplyRow | undefined> =>
  db
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Finds what was said last before a reply: its id, 0 when it was the first. */
export async function findIdBefore(db: Database, { message_id, id }: ReplyRow): Promise<number> {
  const before = await db
    .selectFrom('message_replies')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('message_id', '=', message_id)
    .where('id', '<', id)
    .executeTakeFirst()
  return before?.id ?? 0
}

/** Finds one answer of the staff; undefined when there is none of this id. */
export const findAnswer = (db: Database, id: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('message_replies').selectAll().where('id', '=', id).where('kind', '=', 'answer').executeTakeFirst()

/** Finds what was written by the link of an answer; undefined while nobody has. */
export const findWrittenBy = (db: Database, answerId: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('message_replies').selectAll().where('link_of', '=', answerId).executeTakeFirst()

/** Removes an answer that was taken back. */
export async function deleteReply(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('message_replies').where('id', '=', id).execute()
}
