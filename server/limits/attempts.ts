import { sql } from 'kysely'
import { deleteInBatches } from '../db/in-batches.ts'
import type { Database } from '../db/open.ts'

import { DAY } from '../durations.ts'

/** Identifies counted attempts: the kind, and the account, address or network that they count for. */
export interface AttemptSubject {
  kind:
    | 'login'
    | 'failed login'
    | 'sign-in'
    | 'second step'
    | 'time code'
    | 'code letter'
    | 'wrong code'
    | 'password'
    | 'withdrawal'
    | 'back in stock'
    | 'marketing consent'
    | 'payment page'
    | 'unconfirmed e-mail'
    | 'deferral alert'
    | 'late purges alert'
  subject: string
}

/** At most `max` attempts within `windowMs`. */
export interface Limit {
  max: number
  windowMs: number
}

/** Returns the times of the attempts after `since`, oldest first. */
export async function attemptsSince(db: Database, { kind, subject }: AttemptSubject, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('made_at')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('made_at', '>', since)
    .orderBy('made_at')
    .execute()
  return rows.map(({ made_at }) => made_at)
}

/** Records attempts. Call inside `withAttemptLock`; otherwise two concurrent attempts can both pass the limit. */
export async function noteAttempt(db: Database, tries: AttemptSubject | AttemptSubject[], now: Date): Promise<void> {
  await db
    .insertInto('attempts')
    .values([tries].flat().map((each) => ({ ...each, made_at: now })))
    .execute()
}

/** Deletes the recorded attempts, such as failed logins after a successful one. */
export async function forgetAttempts(db: Database, { kind, subject }: AttemptSubject): Promise<void> {
  await db.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/** Deletes attempts that are too old for every limit. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'attempts', sql`made_at < ${new Date(now.getTime() - DAY)}::timestamptz`)
}

/** Runs `work` in a transaction while holding the lock for this kind and subject, across all processes. */
export async function withAttemptLock<T>(
  db: Database,
  tries: AttemptSubject,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await waitForTurn(tx, tries)
    return work(tx)
  })
}

/** Waits for the lock of this kind and subject, and holds it until the transaction ends. */
export async function waitForTurn(tx: Database, { kind, subject }: AttemptSubject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(tx)
}

/** Returns the milliseconds until all limits allow another attempt; 0 if they allow one now. */
export function waitFor(limits: readonly Limit[], attempts: readonly Date[], now: Date): number {
  const waits = limits.map(({ max, windowMs }) => {
    const inWindow = attempts.filter((at) => at.getTime() > now.getTime() - windowMs)
    const oldest = inWindow.at(-max)
    return oldest ? oldest.getTime() + windowMs - now.getTime() : 0
  })
  return Math.max(0, ...waits)
}
