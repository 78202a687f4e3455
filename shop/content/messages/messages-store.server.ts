import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { Schema } from '../../../server/db/schema.ts'
import type { Paging } from '../../../server/http/paging.ts'

type NewMessage = Pick<
  Insertable<Schema['contact_messages']>,
  'name' | 'email' | 'title' | 'body' | 'order_id' | 'user_id'
>

/** As long as a claim could follow from an answer (Code civil, article 2224); the terms say so. */
const KEPT_YEARS = 5

/** Stores what somebody writes to the shop; without their account, should that be deleted at this moment. */
export async function insertMessage(
  tx: Database,
  { name, email, title, body, order_id, user_id }: NewMessage,
  now: Date,
): Promise<{ id: number }> {
  return tx
    .insertInto('contact_messages')
    .values({
      ...{ name, email, title, body, order_id, created_at: now, last_written_at: now },
      user_id: sql<number | null>`(select id from users where id = ${user_id ?? null} for key share)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Finds a message; undefined when there is none. */
export const findMessage = (db: Database, id: number) =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a message, to which nobody else can add anything until the transaction ends; undefined when there is none. */
export const lockMessage = (tx: Database, id: number) =>
  tx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Notes that a locked message was answered, or waits as before. */
export async function writeAnswered(tx: Database, id: number, answered_at: Date | null): Promise<void> {
  await tx.updateTable('contact_messages').set({ answered_at }).where('id', '=', id).execute()
}

/** Notes that whoever wrote a locked message wrote again: it waits for an answer. */
export async function writeWritten(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ answered_at: null, last_written_at: now })
    .where('id', '=', id)
    .execute()
}

/** Finds one page of messages, those first to which was written last: of all, or of those that are answered or not. */
export async function pageOfMessages(db: Database, isAnswered: boolean | undefined, { page, size }: Paging) {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(isAnswered !== undefined, (all) => all.where('answered_at', isAnswered ? 'is not' : 'is', null))
    .orderBy('last_written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** Selects messages to which nobody has answered. */
export const waitingMessages = (db: Database) =>
  db.selectFrom('contact_messages').selectAll().where('answered_at', 'is', null)

export async function countMessages(db: Database): Promise<{ all: number; waiting: number }> {
  return db
    .selectFrom('contact_messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('answered_at', 'is', null).as('waiting'),
    ])
    .executeTakeFirstOrThrow()
}

/** Notes when a message was answered, the first time that this is said; undefined when there is no such message. */
export async function setAnswered(db: Database, id: number, now: Date | null) {
  return db
    .updateTable('contact_messages')
    .set({ answered_at: now && sql<Date>`coalesce(answered_at, ${now})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Removes messages from which nothing can follow any more. Those that wait for an answer stay. */
export async function sweepMessages(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('answered_at', '<', sql<Date>`${now}::timestamptz - make_interval(years => ${KEPT_YEARS})`)
    .execute()
}

/** Deletes a message and returns what is known of it afterwards, when it came; undefined when there was no such message. */
export async function removeMessage(tx: Database, id: number): Promise<{ created_at: Date } | undefined> {
  return tx.deleteFrom('contact_messages').where('id', '=', id).returning('created_at').executeTakeFirst()
}
