import { createHash } from 'node:crypto'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { DAY } from '../durations.ts'

/** An e-mail in the outbox, or one that went out. */
export type EmailRow = Selectable<Schema['emails']>

/** As long as anybody may ask why an e-mail did not arrive. */
export const EMAILS_REMEMBERED_MS = 7 * DAY

/** A header that grew with every e-mail would be refused one day. */
const MOST_REFERENCES = 20

/** Stores an e-mail. @returns its id */
export async function insertEmail(tx: Database, email: Insertable<Schema['emails']>): Promise<number> {
  const { id } = await tx.insertInto('emails').values(email).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Finds an e-mail that has not gone out; undefined also when it was forgotten meanwhile. */
export const findUnsentEmail = (db: Database, id: number): Promise<EmailRow | undefined> =>
  db.selectFrom('emails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst()

/** Finds the e-mails of a thread before one of them, the oldest first; the latest, if there are many. */
export async function findEarlierInThread(
  db: Database,
  { thread, id }: Pick<EmailRow, 'thread' | 'id'>,
): Promise<Pick<EmailRow, 'id' | 'created_at'>[]> {
  if (thread === null) return []
  const latest = await db
    .selectFrom('emails')
    .select(['id', 'created_at'])
    .where('thread', '=', thread)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(MOST_REFERENCES)
    .execute()
  return latest.reverse()
}

/** Counts the e-mails that the limit for unconfirmed addresses has deferred and that have not gone out. */
export async function countDeferred(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('deferred_until', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes an e-mail that nobody is to read any more, with its files. */
export async function deleteUnsentEmail(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('emails').where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** A file that goes out with an e-mail. */
export interface AttachedFile {
  filename: string
  content: Buffer
}

/** Stores the files of an e-mail, in this order. One that others carry too is stored once and referred to. */
export async function insertAttachments(
  tx: Database,
  email_id: number,
  files: readonly AttachedFile[],
  stored_at: Date,
): Promise<void> {
  if (files.length === 0) return
  const named = files.map((file) => ({ ...file, hash: createHash('sha256').update(file.content).digest('hex') }))
  const hashes = named.map(({ hash }) => hash)
  const known = await tx.selectFrom('email_files').select('hash').where('hash', 'in', hashes).forKeyShare().execute()
  const unknown = named.filter(({ hash }) => !known.some((one) => one.hash === hash))
  if (unknown.length > 0)
    await tx
      .insertInto('email_files')
      .values(unknown.map(({ hash, content }) => ({ hash, content, stored_at })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  await tx
    .insertInto('email_attachments')
    .values(named.map(({ filename, hash }, place) => ({ email_id, place, filename, hash })))
    .execute()
}

/** Finds the files of an e-mail. */
export const findAttachments = (db: Database, email: number): Promise<AttachedFile[]> =>
  db
    .selectFrom('email_attachments')
    .innerJoin('email_files', 'email_files.hash', 'email_attachments.hash')
    .select(['filename', 'content'])
    .where('email_id', '=', email)
    .orderBy('place')
    .execute()

/** Notes that an e-mail went out. What was said is said; words, which may hold a code, and files are kept only where they belong to something. */
export async function setSent(db: Database, id: number, now: Date): Promise<void> {
  const sent = await db
    .updateTable('emails')
    .set({
      sent_at: now,
      body_text: sql<string>`case when about is null then '' else body_text end`,
      body_html: null,
      sealed: null,
    })
    .where('id', '=', id)
    .returning('about')
    .executeTakeFirst()
  if (sent?.about === null) await db.deleteFrom('email_attachments').where('email_id', '=', id).execute()
}

/** An e-mail as whoever it belongs to shows it. */
export interface EmailRecord {
  id: number
  subject: string
  body_text: string
  created_at: Date
  sent_at: Date | null
  /** What was attached to it, as text. */
  files: { filename: string; content: string }[]
}

/** Finds the e-mails that belong to something, the oldest first, with the words in which they went out. */
export const findEmailsAbout = (db: Database, about: string): Promise<EmailRecord[]> =>
  db
    .selectFrom('emails')
    .select((emails) => [
      'emails.id',
      'subject',
      'body_text',
      'created_at',
      'sent_at',
      jsonArrayFrom(
        emails
          .selectFrom('email_attachments')
          .innerJoin('email_files', 'email_files.hash', 'email_attachments.hash')
          .select(['filename', sql<string>`convert_from(content, 'UTF8')`.as('content')])
          .whereRef('email_id', '=', 'emails.id')
          .where('filename', 'like', '%.txt')
          .orderBy('place'),
      ).as('files'),
    ])
    .where('about', '=', about)
    .orderBy('emails.id')
    .execute()

/** Removes the e-mails that belong to things which are forgotten, with their words. */
export async function deleteEmailsAbout(tx: Database, abouts: readonly string[]): Promise<void> {
  if (abouts.length > 0) await tx.deleteFrom('emails').where('about', 'in', abouts).execute()
}

/**
 * Forgets whom e-mails went to, and what they were called unless they belong to something, a week after they were sent; that there was one, and when, stays. An
 * e-mail with a code that could not be sent for a day is of no use any more, and neither is a file that none carries.
 */
export async function sweepEmails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('emails')
    .set({ recipient: '', reply_to: null, subject: sql<string>`case when about is null then '' else subject end` })
    .where('recipient', '<>', '')
    .where('sent_at', '<', new Date(now.getTime() - EMAILS_REMEMBERED_MS))
    .execute()
  await db
    .deleteFrom('emails')
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute()
  await db
    .deleteFrom('email_files')
    .where('stored_at', '<', new Date(now.getTime() - DAY))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('email_attachments').whereRef('email_attachments.hash', '=', 'email_files.hash'))),
    )
    .execute()
}

/**
 * Removes e-mails to addresses, and those about what came from them. What has not gone out to the shop yet is left; it is forgotten with
 * all other e-mails. What belongs to something goes with that.
 * @param addresses a relation: the `key` of each address, and `until` when an e-mail counts as theirs
 */
export async function deleteEmailsOf(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from emails using ${addresses} as had
    where created_at <= until and about is null and (
      recipient <> '' and lower(recipient collate "C") = key
      or lower(reply_to collate "C") = key and sent_at is not null)`.execute(tx)
}
