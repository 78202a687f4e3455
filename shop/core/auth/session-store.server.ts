import { type Selectable, sql } from 'kysely'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { deleteInBatches } from '../../../server/db/in-batches.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { DAY, HOUR, MINUTE } from '../../../server/durations.ts'
import { needsSecondFactor } from './second-factors/required-factor.server.ts'
import { hashOfToken, newToken } from './token.server.ts'

/** The caller with their rights. Loaded for each request, so that removed rights end at once. */
export interface Principal {
  id: number
  isStaff: boolean
  /** Null for customers. */
  role: StaffRole | null
  /** True for an owner who must set up a second factor first (`needsSecondFactor`). */
  needsSecondFactor: boolean
  /** Hash of the request's token. */
  tokenHash: Buffer
}

const CUSTOMER = { lifeMs: 30 * DAY, idleMs: 7 * DAY }
const STAFF = { lifeMs: 12 * HOUR, idleMs: HOUR }
const TOKENS_A_USER = 10
/** Precision of the last use, so that not every request writes a row. */
const USE_IS_NOTED_EVERY_MS = MINUTE

/** A session with its user, as read from the database. */
export type TokenRow = Pick<Selectable<Schema['auth_tokens']>, 'created_at' | 'last_used_at' | 'expires_at'> &
  Pick<Selectable<Schema['users']>, 'id' | 'staff_role'> & { needs_second_factor: boolean }

/** The columns of `auth_tokens` in a `TokenRow`. */
export const TOKEN_COLUMNS = sql`auth_tokens.created_at, last_used_at, expires_at`

/** Finds the session of a token; undefined when the token is unknown. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<TokenRow | undefined> {
  const [row] = await sessionByToken(db, { tokenHash })
  return row
}

const sessionByToken = prepared(
  ({ tokenHash }: { tokenHash: Buffer }) => sql<TokenRow>`
    select users.id, staff_role, ${needsSecondFactor} as needs_second_factor, ${TOKEN_COLUMNS}
    from auth_tokens join users on users.id = auth_tokens.user_id where token_hash = ${tokenHash}`,
)

/** Returns the caller of a session; null when it is expired or idle for too long. */
export function principalOf(found: TokenRow, tokenHash: Buffer, now: Date): Principal | null {
  const { id, staff_role: role, needs_second_factor } = found
  const isStaff = role !== null
  if (!isLive(found, isStaff, now)) return null
  return { id, isStaff, role, needsSecondFactor: needs_second_factor, tokenHash }
}

type SessionTimes = Pick<TokenRow, 'created_at' | 'last_used_at' | 'expires_at'>

function isLive(session: SessionTimes, isStaff: boolean, now: Date): boolean {
  // A customer who becomes staff keeps their token, with the limits of staff sessions.
  const { lifeMs, idleMs } = isStaff ? STAFF : CUSTOMER
  const age = now.getTime() - session.created_at.getTime()
  return session.expires_at > now && age < lifeMs && unusedMs(session, now) < idleMs
}

/** Returns whether the use of a session must be recorded. */
export const isUseToNote = (found: TokenRow, now: Date): boolean => unusedMs(found, now) >= USE_IS_NOTED_EVERY_MS

const unusedMs = ({ last_used_at }: SessionTimes, now: Date) => now.getTime() - last_used_at.getTime()

/**
 * Issues a new token for a user. Its text is returned once and not stored. The oldest tokens beyond ten are revoked.
 * @param device from `deviceName`; empty if unknown
 */
export async function issueToken(
  tx: Database,
  user: { id: number; isStaff: boolean },
  now: Date,
  device = '',
): Promise<string> {
  const token = newToken()
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token must be well-formed.')
  const { lifeMs } = user.isStaff ? STAFF : CUSTOMER
  await tx
    .insertInto('auth_tokens')
    .values({
      token_hash: tokenHash,
      user_id: user.id,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute()
  await sql`
    delete from auth_tokens where token_hash in (
      select token_hash from auth_tokens where user_id = ${user.id} order by created_at desc, token_hash offset ${TOKENS_A_USER})`.execute(
    tx,
  )
  return token
}

/** Revokes all sessions of a user, except the given one if any. */
export async function revokeTokens(tx: Database, userId: number, except?: Buffer): Promise<void> {
  const all = tx.deleteFrom('auth_tokens').where('user_id', '=', userId)
  await (except ? all.where('token_hash', '!=', except) : all).execute()
}

/** Revokes the session of one token. */
export async function revokeToken(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('auth_tokens').where('token_hash', '=', tokenHash).execute()
}

/** Records the use of a session. */
export async function noteUse(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('auth_tokens').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Lists the valid sessions of a user, last used first. */
export async function sessionsOf(db: Database, { id, isStaff }: Pick<Principal, 'id' | 'isStaff'>, now: Date) {
  const sessions = await db
    .selectFrom('auth_tokens')
    .select(['id as sessionId', 'token_hash', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.filter((session) => isLive(session, isStaff, now))
}

/** Revokes one session of a user by id. @returns whether it existed */
export async function revokeSession(db: Database, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_tokens')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes expired sessions with their device names. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - CUSTOMER.idleMs)
  await deleteInBatches(
    db,
    'auth_tokens',
    sql`expires_at <= ${now}::timestamptz or last_used_at <= ${idleSince}::timestamptz`,
  )
}
