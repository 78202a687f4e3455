import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import type { ConsentEvent, ConsentSource } from './marketing-consent.contract.ts'

/** A requested consent can be confirmed for this time. */
const CONFIRMABLE_MS = 7 * DAY
/** Retention of the proof of a consent after the account was deleted: claims lapse after three years. */
const PROOF_RETENTION_YEARS = 3

export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsent>>>

/** Finds the current consent of a customer; undefined without one. */
export const findConsent = (db: Database, userId: number) =>
  db.selectFrom('marketing_consents').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Finds the consent to which the link of a request belongs; undefined if it was withdrawn or replaced. */
export const findConsentByRequest = (db: Database, request: number) =>
  db
    .selectFrom('marketing_consents')
    .innerJoin('marketing_consent_events as event', 'event.id', 'request_id')
    .select(['marketing_consents.user_id', 'event.address_hash'])
    .where('request_id', '=', request)
    .executeTakeFirst()

/** Returns the history of a customer, oldest first. */
export const consentEventsOf = (db: Database, userId: number) =>
  db
    .selectFrom('marketing_consent_events')
    .select(['event', 'source', 'staff_name', 'wording', 'text_version', 'made_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** A change of consent, for the history. */
interface NewEvent {
  user_id: number
  event: ConsentEvent
  source: ConsentSource
  staff_name: string | null
  wording: string | null
  text_version: number | null
  address_hash: Buffer
  made_at: Date
}

async function addEvent(tx: Database, event: NewEvent): Promise<number> {
  const { id } = await tx.insertInto('marketing_consent_events').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Stores a request, which replaces an earlier one. Call it while the account is locked. @returns its history id */
export async function insertRequest(
  tx: Database,
  request: Omit<NewEvent, 'event' | 'wording' | 'text_version'> & { wording: string; text_version: number },
): Promise<number> {
  const { user_id, source, wording, text_version, made_at } = request
  const request_id = await addEvent(tx, { ...request, event: 'requested' })
  const pending = {
    ...{ state: 'pending' as const, source, wording, text_version, request_id, changed_at: made_at },
    expires_at: new Date(made_at.getTime() + CONFIRMABLE_MS),
  }
  await tx
    .insertInto('marketing_consents')
    .values({ user_id, ...pending })
    .onConflict((known) => known.column('user_id').doUpdateSet(pending))
    .execute()
  return request_id
}

interface Ending {
  source: ConsentSource
  staff_name: string | null
  address_hash: Buffer
  now: Date
}

/** Marks a pending consent as confirmed. Call it while the account is locked. */
export async function setConfirmed(
  tx: Database,
  { user_id, wording, text_version }: ConsentRow,
  { address_hash, now }: Pick<Ending, 'address_hash' | 'now'>,
): Promise<void> {
  const by = { source: 'link' as const, staff_name: null, address_hash, made_at: now }
  await addEvent(tx, { user_id, event: 'confirmed', wording, text_version, ...by })
  await tx
    .updateTable('marketing_consents')
    .set({ state: 'confirmed', expires_at: null, changed_at: now })
    .where('user_id', '=', user_id)
    .execute()
}

/** Marks a consent as withdrawn. Call it while the account is locked. */
export async function setWithdrawn(tx: Database, user_id: number, { now, ...by }: Ending): Promise<void> {
  await addEvent(tx, { user_id, event: 'withdrawn', wording: null, text_version: null, made_at: now, ...by })
  await tx
    .updateTable('marketing_consents')
    .set({ state: 'withdrawn', source: by.source, request_id: null, expires_at: null, changed_at: now })
    .where('user_id', '=', user_id)
    .execute()
}

/** Ends the consent of a former address. Call it while the account is locked. */
export async function endConsentOfAddress(
  tx: Database,
  user_id: number,
  { address_hash, now }: Pick<Ending, 'address_hash' | 'now'>,
): Promise<void> {
  const ended = await tx
    .deleteFrom('marketing_consents')
    .where('user_id', '=', user_id)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirstOrThrow()
  if (ended.numDeletedRows === 0n) return
  const by = { source: 'shop' as const, staff_name: null, address_hash, made_at: now }
  await addEvent(tx, { user_id, event: 'address_changed', wording: null, text_version: null, ...by })
}

/**
 * Unlinks the history from a deleted account. The proof of a confirmed consent is stored without name and
 * address for three years; a history without a confirmation is deleted.
 */
export async function eraseConsent(
  tx: Database,
  user_id: number,
  { address_hash, now }: Pick<Ending, 'address_hash' | 'now'>,
): Promise<void> {
  const history = await consentEventsOf(tx, user_id)
  if (history.length === 0) return
  await tx.deleteFrom('marketing_consents').where('user_id', '=', user_id).execute()
  const isProof = history.some(({ event }) => event === 'confirmed')
  const by = { source: 'shop' as const, staff_name: null, address_hash, made_at: now }
  if (isProof) await addEvent(tx, { user_id, event: 'account_deleted', wording: null, text_version: null, ...by })
  const kept_until = isProof ? sql<Date>`${now}::timestamptz + make_interval(years => ${PROOF_RETENTION_YEARS})` : now
  const unlinked = await tx
    .updateTable('marketing_consent_events')
    .set({ user_id: null, kept_until })
    .where('user_id', '=', user_id)
    .returning('id')
    .execute()
  if (isProof) return
  const ids = unlinked.map(({ id }) => id)
  await tx.deleteFrom('marketing_consent_events').where('id', 'in', ids).execute()
}

/** Ends requests that were not confirmed in time, and deletes expired proofs. */
export async function sweepConsents(db: Database, now: Date): Promise<void> {
  await sql`
    with expired as (
      delete from marketing_consents where expires_at <= ${now} returning user_id, request_id)
    insert into marketing_consent_events (user_id, event, source, address_hash, made_at)
    select expired.user_id, 'expired', 'shop', request.address_hash, ${now}
    from expired join marketing_consent_events as request on request.id = request_id`.execute(db)
  await db.deleteFrom('marketing_consent_events').where('kept_until', '<=', now).execute()
}
