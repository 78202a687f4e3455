import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

import { DAY } from '../durations.ts'

/** Whose attempts are counted: a kind of trying, and who tries or is tried. */
export interface Tries {
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
    | 'payment page'
    | 'unconfirmed e-mail'
    | 'deferral alert'
  subject: string
}

/** At most `max` within `windowMs`. */
export interface Limit {
  max: number
  windowMs: number
}

/** Returns when attempts were made since a moment, the oldest first. */
export async function attemptsSince(db: Database, { kind, subject }: Tries, since: Date): Promise<Date[]> {
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

/** Counts from now on; to be noted under `withAttemptLock`, or two at once both find room. One attempt may count for several. */
export async function noteAttempt(db: Database, tries: Tries | Tries[], now: Date): Promise<void> {
  await db
    .insertInto('attempts')
    .values([tries].flat().map((each) => ({ ...each, made_at: now })))
    .execute()
}

/** Forgets failures: after a success those before it do not count any more. */
export async function forgetAttempts(db: Database, { kind, subject }: Tries): Promise<void> {
  await db.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/** Removes what no limit looks at any more. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('made_at', '<', new Date(now.getTime() - DAY))
    .execute()
}

/** Runs `work` in a transaction that no other one about the same subject runs beside, in any process. */
export async function withAttemptLock<T>(db: Database, tries: Tries, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await waitForTurn(tx, tries)
    return work(tx)
  })
}

/** Waits until no other transaction is about the same subject; the turn ends with the transaction. */
export async function waitForTurn(tx: Database, { kind, subject }: Tries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(tx)
}

/** Milliseconds until all limits allow another attempt; 0 when they do now. */
export function waitFor(limits: readonly Limit[], attempts: readonly Date[], now: Date): number {
  const waits = limits.map(({ max, windowMs }) => {
    const inWindow = attempts.filter((at) => at.getTime() > now.getTime() - windowMs)
    const oldest = inWindow.at(-max)
    return oldest ? oldest.getTime() + windowMs - now.getTime() : 0
  })
  return Math.max(0, ...waits)
}
