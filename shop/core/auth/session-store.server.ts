import { type Selectable, sql } from 'kysely'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { builtOnce } from '../../../server/db/statements/built-once.ts'
import { DAY, HOUR, MINUTE } from '../../../server/durations.ts'
import { needsSecondFactor } from './second-factors/required-factor.server.ts'
import { hashOfToken, newToken } from './token.server.ts'

/** Who is asking, as far as rights go. Read anew for each request, so that a lost right is lost at once. */
export interface Principal {
  id: number
  isStaff: boolean
  /** Null for customers. */
  role: StaffRole | null
  /** As an owner they may do nothing before they have a second factor (`needsSecondFactor`). */
  needsSecondFactor: boolean
  /** Stands for the token of this request. */
  tokenHash: Buffer
}

const CUSTOMER = { lifeMs: 30 * DAY, idleMs: 7 * DAY }
const STAFF = { lifeMs: 12 * HOUR, idleMs: HOUR }
const TOKENS_A_USER = 10
/** The time of the last use is good to this much, so that a shopper's clicks do not each write a row. */
const USE_IS_NOTED_EVERY_MS = MINUTE

/** A session as a statement reads it together with its user. */
export type TokenRow = Pick<Selectable<Schema['auth_tokens']>, 'created_at' | 'last_used_at' | 'expires_at'> &
  Pick<Selectable<Schema['users']>, 'id' | 'staff_role'> & { needs_second_factor: boolean }

/** The columns of such a session with its `place` among those that are asked for, and where they are read. */
export const TOKEN_COLUMNS = sql`place, auth_tokens.created_at, last_used_at, expires_at`
/** Returns the relation of sessions with these tokens. The list is hidden from the planner: for whatever many it is planned once. */
export const withTokens = (tokenHashes: readonly Buffer[]) => sql`
  unnest((select ${tokenHashes}::bytea[])) with ordinality as asked (token_hash, place)
  join auth_tokens using (token_hash) join users on users.id = auth_tokens.user_id`

/** Finds the sessions with these tokens in one statement, in their order; undefined in the place of one that is unknown. */
export async function findTokens(db: Database, tokenHashes: readonly Buffer[]): Promise<(TokenRow | undefined)[]> {
  return inPlaces(tokenHashes, await tokensByHash(db, { tokenHashes }))
}

const tokensByHash = builtOnce(
  ({ tokenHashes }: { tokenHashes: readonly Buffer[] }) => sql<TokenRow & { place: number }>`
    select users.id, staff_role, ${needsSecondFactor} as needs_second_factor, ${TOKEN_COLUMNS} from ${withTokens(tokenHashes)}`,
)

/** Puts what was found for each of those that were asked for into its place. */
export function inPlaces<Row extends { place: number }>(
  asked: readonly unknown[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, index) => found.get(index + 1))
}

/** Returns who has a session; null when it is expired or idle for too long. */
export function principalOf(found: TokenRow, tokenHash: Buffer, now: Date): Principal | null {
  const { id, staff_role: role, needs_second_factor } = found
  const isStaff = role !== null
  if (!isLive(found, isStaff, now)) return null
  return { id, isStaff, role, needsSecondFactor: needs_second_factor, tokenHash }
}

type SessionTimes = Pick<TokenRow, 'created_at' | 'last_used_at' | 'expires_at'>

function isLive(session: SessionTimes, isStaff: boolean, now: Date): boolean {
  // Somebody who became staff has a customer's token; a staff's time holds for it from then on.
  const { lifeMs, idleMs } = isStaff ? STAFF : CUSTOMER
  const age = now.getTime() - session.created_at.getTime()
  return session.expires_at > now && age < lifeMs && unusedMs(session, now) < idleMs
}

/** Tells whether a use of a session has to be noted: whatever is used within less is not idle. */
export const isUseToNote = (found: TokenRow, now: Date): boolean => unusedMs(found, now) >= USE_IS_NOTED_EVERY_MS

const unusedMs = ({ last_used_at }: SessionTimes, now: Date) => now.getTime() - last_used_at.getTime()

/**
 * Gives a user a new token. The text is returned once and stored nowhere. The oldest ones beyond ten end.
 * @param device in which browser the session begins (`deviceName`); empty when that is not known
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

/** Ends sessions of a user: all of them, or all but the one that is asking. */
export async function revokeTokens(tx: Database, userId: number, except?: Buffer): Promise<void> {
  const all = tx.deleteFrom('auth_tokens').where('user_id', '=', userId)
  await (except ? all.where('token_hash', '!=', except) : all).execute()
}

/** Ends the session of one token. */
export async function revokeToken(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('auth_tokens').where('token_hash', '=', tokenHash).execute()
}

/** Notes that a session is used now. */
export async function noteUse(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('auth_tokens').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Lists the sessions of a user that are still good, the one used last first. */
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

/** Ends one session of a user by its id. @returns whether they had it */
export async function revokeSession(db: Database, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_tokens')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Removes sessions that are good no more, with what they were begun in. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('auth_tokens')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', now), eb('last_used_at', '<=', new Date(now.getTime() - CUSTOMER.idleMs))]),
    )
    .execute()
}
