import { type Insertable, sql } from 'kysely'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Database } from '../../../server/db/open.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { recordEvent } from '../../../server/events/events-store.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { messageReceived } from './message-events.contract.ts'

type NewMessage = Pick<
  Insertable<Schema['contact_messages']>,
  'name' | 'email' | 'title' | 'body' | 'order_id' | 'user_id'
>

/** Messages are stored for the limitation period of claims (Code civil, article 2224), as the terms say. */
const RETENTION_YEARS = 5

/** Stores a contact message in the request's language. `user_id` is null if the account is deleted meanwhile. */
export async function insertMessage(
  tx: Database,
  { name, email, title, body, order_id, user_id }: NewMessage,
  now: Date,
): Promise<{ id: number }> {
  const stored = await tx
    .insertInto('contact_messages')
    .values({
      ...{ name, email, title, body, order_id, created_at: now, last_written_at: now },
      language: currentLanguage(),
      user_id: sql<number | null>`(select id from users where id = ${user_id ?? null} for key share)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordReceived(tx, { id: stored.id, order_id: order_id ?? null }, { reply: null, now })
  return stored
}

/** Records that a customer wrote a message or, with the id of the reply, continued its conversation. */
export const recordReceived = (
  tx: Database,
  { id, order_id }: { id: number; order_id: number | null },
  { reply, now }: { reply: number | null; now: Date },
): Promise<void> =>
  recordEvent(tx, messageReceived, {
    subject: id,
    data: { order: order_id, reply },
    actor: { kind: 'customer' },
    now,
  })

/** Finds a message; undefined when it does not exist. */
export const findMessage = (db: Database, id: number) =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a message, so that no reply can be added until the transaction ends; undefined when it does not exist. */
export const lockMessage = (tx: Database, id: number) =>
  tx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Sets when a locked message was answered; null marks it as waiting. */
export async function setAnsweredAt(tx: Database, id: number, answered_at: Date | null): Promise<void> {
  await tx.updateTable('contact_messages').set({ answered_at }).where('id', '=', id).execute()
}

/** Records a further message from the writer of a locked message, which waits for an answer again. */
export async function reopenMessage(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ answered_at: null, last_written_at: now })
    .where('id', '=', id)
    .execute()
}

/** Finds one page of messages, the most recently written first. `isAnswered` undefined means all messages. */
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

/** Selects the messages without an answer. */
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

/** Marks a message as answered, keeping the first time, or as waiting (null). Undefined when it does not exist. */
export async function setAnswered(db: Database, id: number, now: Date | null) {
  return db
    .updateTable('contact_messages')
    .set({ answered_at: now && sql<Date>`coalesce(answered_at, ${now})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes answered messages after the limitation period. Messages without an answer stay. */
export async function sweepMessages(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('answered_at', '<', sql<Date>`${now}::timestamptz - make_interval(years => ${RETENTION_YEARS})`)
    .execute()
}

/** Deletes a message and returns when it arrived; undefined when it does not exist. */
export async function removeMessage(tx: Database, id: number): Promise<{ created_at: Date } | undefined> {
  return tx.deleteFrom('contact_messages').where('id', '=', id).returning('created_at').executeTakeFirst()
}
