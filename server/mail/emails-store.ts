import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { DAY } from '../durations.ts'

/** An e-mail in the outbox, or one that went out. */
export type EmailRow = Selectable<Schema['emails']>

/** As long as anybody may ask why an e-mail did not arrive. */
export const EMAILS_REMEMBERED_MS = 7 * DAY

/** Stores an e-mail. @returns its id */
export async function insertEmail(tx: Database, email: Insertable<Schema['emails']>): Promise<number> {
  const { id } = await tx.insertInto('emails').values(email).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Finds an e-mail that has not gone out; undefined also when it was forgotten meanwhile. */
export const findUnsentEmail = (db: Database, id: number): Promise<EmailRow | undefined> =>
  db.selectFrom('emails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst()

/** A file that goes out with an e-mail. */
export interface AttachedFile {
  filename: string
  content: Buffer
}

/** Stores the files of an e-mail, in this order. */
export async function insertAttachments(tx: Database, email_id: number, files: readonly AttachedFile[]): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('email_attachments')
    .values(files.map((file, place) => ({ email_id, place, ...file })))
    .execute()
}

/** Finds the files of an e-mail that has not gone out. */
export const findAttachments = (db: Database, email: number): Promise<AttachedFile[]> =>
  db
    .selectFrom('email_attachments')
    .select(['filename', 'content'])
    .where('email_id', '=', email)
    .orderBy('place')
    .execute()

/** Notes that an e-mail went out. What was said is said; the words, which may hold a code, and the files are not kept. */
export async function setSent(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('emails')
    .set({ sent_at: now, body_text: '', body_html: null, sealed: null })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('email_attachments').where('email_id', '=', id).execute()
}

/**
 * Forgets whom e-mails went to and what they were called, a week after they were sent; that there was one, and when, stays. An e-mail with a
 * code that could not be sent for a day is of no use any more.
 */
export async function sweepEmails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('emails')
    .set({ recipient: '', reply_to: null, subject: '' })
    .where('recipient', '<>', '')
    .where('sent_at', '<', new Date(now.getTime() - EMAILS_REMEMBERED_MS))
    .execute()
  await db
    .deleteFrom('emails')
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute()
}

/**
 * Removes e-mails to addresses, and those about what came from them. What has not gone out to the shop yet is left; it is forgotten with
 * all other letters.
 * @param addresses a relation: the `key` of each address, and `until` when an e-mail counts as theirs
 */
export async function deleteEmailsOf(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from emails using ${addresses} as had
    where created_at <= until and (
      recipient <> '' and lower(recipient collate "C") = key
      or lower(reply_to collate "C") = key and sent_at is not null)`.execute(tx)
}
