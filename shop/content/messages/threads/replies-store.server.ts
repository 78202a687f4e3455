import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'

export type ReplyRow = Selectable<Schema['message_replies']>
type NewReply = Pick<Insertable<Schema['message_replies']>, 'message_id' | 'kind' | 'body' | 'written_at'> &
  Partial<Pick<ReplyRow, 'staff_id' | 'was_answered_at' | 'link_of' | 'email_id'>>

/** Stores a reply to a locked message. @returns its id */
export async function insertReply(tx: Database, reply: NewReply): Promise<number> {
  const { id } = await tx.insertInto('message_replies').values(reply).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Sets the e-mail that carries an answer. */
export async function setEmailOfReply(tx: Database, id: number, email_id: number): Promise<void> {
  await tx.updateTable('message_replies').set({ email_id }).where('id', '=', id).execute()
}

/** Finds the replies to a message, the oldest first, with the name of the staff member. */
export const findReplies = (db: Database, messageId: number) =>
  db
    .selectFrom('message_replies')
    .leftJoin('users', 'users.id', 'staff_id')
    .selectAll('message_replies')
    .select(sql<string>`concat_ws(' ', users.first_name, nullif(users.last_name, ''))`.as('by'))
    .where('message_id', '=', messageId)
    .orderBy('message_replies.id')
    .execute()

/** Finds the latest reply to a message; undefined without replies. */
export const findLastReply = (db: Database, messageId: number): Promise<ReplyRow | undefined> =>
  db
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Finds the id of the reply before this one; 0 for the first. */
export async function findIdBefore(db: Database, { message_id, id }: ReplyRow): Promise<number> {
  const before = await db
    .selectFrom('message_replies')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('message_id', '=', message_id)
    .where('id', '<', id)
    .executeTakeFirst()
  return before?.id ?? 0
}

/** Finds a reply by its id; undefined when it does not exist. */
export const findReply = (db: Database, id: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('message_replies').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds an answer by its id; undefined when it does not exist. */
export const findAnswer = (db: Database, id: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('message_replies').selectAll().where('id', '=', id).where('kind', '=', 'answer').executeTakeFirst()

/** Finds the reply that was written with the link of an answer; undefined before there is one. */
export const findWrittenBy = (db: Database, answerId: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('message_replies').selectAll().where('link_of', '=', answerId).executeTakeFirst()

/** Deletes an answer that was undone. */
export async function deleteReply(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('message_replies').where('id', '=', id).execute()
}
