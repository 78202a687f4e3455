import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { hashOfToken, newToken } from './token.server.ts'

/** Who is asking, as far as rights go. Read anew for each request, so that a lost right is lost at once. */
export interface Asker {
  id: number
  isStaff: boolean
}

const CUSTOMER_LIFE = { days: 30, idleDays: 7 }
const STAFF_LIFE = { hours: 12, idleHours: 1 }

/** The person behind a token, or null when it is malformed, unknown, expired or idle for too long. */
export async function findAsker(db: Database, token: string, now: Date): Promise<Asker | null> {
  const hash = hashOfToken(token)
  if (!hash) return null
  const found = await db
    .selectFrom('auth_tokens')
    .innerJoin('users', 'users.id', 'auth_tokens.user_id')
    .select(['users.id', 'users.is_staff'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where(sql<boolean>`last_used_at > ${now}::timestamptz - case when users.is_staff
      then make_interval(hours => ${STAFF_LIFE.idleHours}) else make_interval(days => ${CUSTOMER_LIFE.idleDays}) end`)
    .executeTakeFirst()
  return found ? { id: found.id, isStaff: found.is_staff } : null
}

/** Gives a user a new token. The text is returned once and stored nowhere. */
export async function issueToken(db: Database, user: Asker, now: Date): Promise<string> {
  const token = newToken()
  const hours = user.isStaff ? STAFF_LIFE.hours : CUSTOMER_LIFE.days * 24
  await db
    .insertInto('auth_tokens')
    .values({
      token_hash: hashOfToken(token) as Buffer,
      user_id: user.id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
    })
    .execute()
  return token
}
