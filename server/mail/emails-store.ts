import { createHash } from 'node:crypto'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { BATCH_ROWS, deleteInBatches, inBatches } from '../db/in-batches.ts'
import type { Database } from '../db/open.ts'
import { executePrepared, firstRow, prepared } from '../db/prepared.ts'
import type { Schema } from '../db/schema.ts'
import { DAY } from '../durations.ts'

/** An e-mail, sent or unsent. */
export type EmailRow = Selectable<Schema['emails']>

/** How long recipients of sent e-mails are stored, in ms, to investigate missing e-mails. */
export const EMAILS_REMEMBERED_MS = 7 * DAY

/** Limits the length of the `References` header. */
const MOST_REFERENCES = 20

/** Stores an e-mail. @returns its id */
export async function insertEmail(tx: Database, email: Insertable<Schema['emails']>): Promise<number> {
  const inserted = tx.insertInto('emails').values(email).returning('id')
  return firstRow(await executePrepared(tx, inserted.compile())).id
}

/** Returns an unsent e-mail; undefined if it has been sent or deleted. */
export async function findUnsentEmail(db: Database, id: number): Promise<EmailRow | undefined> {
  const [email] = await unsentEmail(db, { id })
  return email
}

const unsentEmail = prepared(({ id }: { id: number }, db) =>
  db.selectFrom('emails').selectAll().where('id', '=', id).where('sent_at', 'is', null),
)

/** Returns the latest earlier e-mails of a thread, oldest first. */
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

/** Counts the unsent e-mails that were deferred by the limit for unconfirmed addresses. */
export async function countDeferred(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('deferred_until', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes an unsent e-mail with its attachments. */
export async function deleteUnsentEmail(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('emails').where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** An attachment of an e-mail. */
export interface AttachedFile {
  filename: string
  content: Buffer
}

/** Stores attachments in order. A content that other e-mails use too is stored once. */
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

/** Returns the attachments of an e-mail in order. */
export const findAttachments = (db: Database, email: number): Promise<AttachedFile[]> => attachmentsOf(db, { email })

const attachmentsOf = prepared(({ email }: { email: number }, db) =>
  db
    .selectFrom('email_attachments')
    .innerJoin('email_files', 'email_files.hash', 'email_attachments.hash')
    .select(['filename', 'content'])
    .where('email_id', '=', email)
    .orderBy('place'),
)

/**
 * Marks an e-mail as sent. Deletes its body, which may hold a code, and its attachments, unless it belongs to a
 * record.
 */
export async function setSent(db: Database, id: number, now: Date): Promise<void> {
  const update = db
    .updateTable('emails')
    .set({
      sent_at: now,
      body_text: sql<string>`case when about is null then '' else body_text end`,
      body_html: null,
      sealed: null,
    })
    .where('id', '=', id)
    .returning('about')
  const [sent] = await executePrepared(db, update.compile())
  if (sent?.about === null) await db.deleteFrom('email_attachments').where('email_id', '=', id).execute()
}

/** An e-mail for display with the record that it belongs to. */
export interface EmailRecord {
  id: number
  subject: string
  body_text: string
  created_at: Date
  sent_at: Date | null
  /** Its text attachments. */
  files: { filename: string; content: string }[]
}

/** Returns the e-mails that belong to a record, oldest first. */
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

/** Deletes the e-mails that belong to deleted records. */
export async function deleteEmailsAbout(tx: Database, abouts: readonly string[]): Promise<void> {
  if (abouts.length > 0) await tx.deleteFrom('emails').where('about', 'in', abouts).execute()
}

/**
 * Removes recipients a week after sending, and the subjects of e-mails without a record. Deletes e-mails with codes
 * that could not be sent for a day, and unused attachment contents. Ids and times stay.
 */
export async function sweepEmails(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EMAILS_REMEMBERED_MS)
  await inBatches(async () => {
    const forgotten = await db
      .updateTable('emails')
      .set({ recipient: '', reply_to: null, subject: sql<string>`case when about is null then '' else subject end` })
      .where('id', 'in', (of) =>
        of
          .selectFrom('emails')
          .select('id')
          .where('recipient', '<>', '')
          .where('sent_at', '<', before)
          .limit(BATCH_ROWS)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst()
    return Number(forgotten.numUpdatedRows)
  })
  const unsentBefore = new Date(now.getTime() - DAY)
  await deleteInBatches(
    db,
    'emails',
    sql`sent_at is null and sealed is not null and created_at < ${unsentBefore}::timestamptz`,
  )
  await db
    .deleteFrom('email_files')
    .where('stored_at', '<', new Date(now.getTime() - DAY))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('email_attachments').whereRef('email_attachments.hash', '=', 'email_files.hash'))),
    )
    .execute()
}

/**
 * Deletes e-mails to or about these addresses, except unsent e-mails to the shop and e-mails that belong to a record.
 * @param addresses a relation with the `key` of each address, and `until` when an e-mail counts as the person's
 */
export async function deleteEmailsOf(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from emails using ${addresses} as had
    where created_at <= until and about is null and (
      recipient <> '' and lower(recipient collate "C") = key
      or lower(reply_to collate "C") = key and sent_at is not null)`.execute(tx)
}
