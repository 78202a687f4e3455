import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { deleteInBatches } from '../db/in-batches.ts'
import type { Database } from '../db/open.ts'
import { DAY } from '../durations.ts'

interface IdempotencyKeyTable {
  principal: string
  key: string
  user_id: number | null
  /** SHA-256 of the request; null while an upload is read. */
  request_hash: Buffer | null
  state: 'in_progress' | 'done'
  /** Of the request that executes. */
  claim: string
  /** In the database's time. Afterwards another request may execute. */
  claimed_until: Date
  status: number | null
  /** Sealed. */
  response: Buffer | null
  created_at: Date
}

/** Idempotency keys. */
declare module '../db/schema.ts' {
  interface Schema {
    idempotency_keys: IdempotencyKeyTable
  }
}

/** Identifies a key: its client and its text. */
export type KeyOfClient = Pick<Insertable<IdempotencyKeyTable>, 'principal' | 'key'>
export type StoredKey = Pick<IdempotencyKeyTable, 'request_hash' | 'state' | 'status' | 'response'>

const KEPT_MS = DAY
/** Several times the interval of the heartbeat. A claim ends so long after a crash. */
const CLAIM = sql`interval '30 seconds'`

interface Claim extends KeyOfClient {
  user_id: number | null
  request_hash: Buffer | null
  claim: string
}

/**
 * Claims a key for a request: a new key, one older than a day, or that of a crashed request.
 * @returns undefined if the request may execute; otherwise the stored key
 */
export async function claimKey(db: Database, wanted: Claim, now: Date): Promise<StoredKey | undefined> {
  const { principal, key, user_id, request_hash, claim } = wanted
  for (;;) {
    const { rows } = await sql`
      insert into idempotency_keys (principal, key, user_id, request_hash, state, claim, claimed_until, created_at)
      values (${principal}, ${key}, ${user_id}, ${request_hash}, 'in_progress', ${claim}, now() + ${CLAIM}, ${now})
      on conflict (principal, key) do update set request_hash = excluded.request_hash, state = 'in_progress',
        claim = excluded.claim, claimed_until = excluded.claimed_until, status = null, response = null,
        created_at = excluded.created_at
      where idempotency_keys.created_at <= ${new Date(now.getTime() - KEPT_MS)}
        or (idempotency_keys.state = 'in_progress' and idempotency_keys.claimed_until < now())
      returning 1`.execute(db)
    if (rows.length > 0) return undefined
    const stored = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'state', 'status', 'response'])
      .where('principal', '=', principal)
      .where('key', '=', key)
      .executeTakeFirst()
    // It was freed meanwhile.
    if (stored) return stored
  }
}

/** Extends a claim while its request is executed. */
export async function extendClaim(db: Database, claim: string): Promise<void> {
  await sql`update idempotency_keys set claimed_until = now() + ${CLAIM} where claim = ${claim}`.execute(db)
}

/** Stores the answer of a request that still has its claim. */
export async function storeAnswer(
  db: Database,
  { principal, key, claim, request_hash }: Omit<Claim, 'user_id'>,
  answer: { status: number; response: Buffer },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ ...answer, request_hash, state: 'done' })
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

/** Frees a key without storing an answer. */
export async function freeKey(db: Database, { principal, key, claim }: KeyOfClient & { claim: string }): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

/** Deletes keys older than a day. */
export async function sweepIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await deleteInBatches(db, 'idempotency_keys', sql`created_at <= ${before}::timestamptz`)
}
