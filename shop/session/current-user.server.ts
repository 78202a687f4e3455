import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { executePrepared } from '../../server/db/prepared.ts'
import { linesAfter, linesAsJson, linesOf } from '../cart-lines/cart-store.server.ts'
import { imageUrl } from '../images/image-url.ts'
import { OWN_COLUMNS, userById } from '../users/users-store.server.ts'
import type { User } from './session.contract.ts'
import { type Principal, principalOf, TOKEN_COLUMNS, type TokenRow, withToken } from './session-store.server.ts'
import { hasIdentity } from './social/social-identities-store.server.ts'
import { hashOfToken } from './token.server.ts'

type CurrentUserRow = Omit<User, 'avatar' | 'is_authenticated'> & { avatar_key: string | null }

/** Finds a user with their cart, as it stands on the wire, in one query; undefined when there is none. Lines of what is not sold any more are left out. */
export async function findCurrentUser(db: Database, id: number): Promise<User | undefined> {
  return onWire(await executePrepared(db, userWith(id, linesOf(id)).compile(db)))
}

/**
 * Finds whose token this is, with their cart, in one query: the commonest call of a living shop.
 * @returns null when the token is malformed, unknown, expired or idle for too long
 */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<{ principal: Principal; user: User } | null> {
  const tokenHash = hashOfToken(token)
  if (!tokenHash) return null
  const statement = sql<CurrentUserRow & TokenRow>`
    select ${OWN_COLUMNS}, ${whatRoomsKnow(linesOf(sql`users.id`))}, ${TOKEN_COLUMNS} from ${withToken(tokenHash)}`
  const [found] = await executePrepared(db, statement.compile(db))
  if (!found) return null
  const { created_at, last_used_at, expires_at, ...row } = found
  const principal = principalOf(found, tokenHash, now)
  const user = onWire([row])
  return principal && user ? { principal, user } : null
}

/**
 * Changes a line of a user's cart and finds the user with their cart after that, in the same statement.
 * @param change writes a line of the cart and returns it whole, or does nothing
 * @returns undefined when it did nothing
 */
export async function changeCartOf(db: Database, id: number, change: RawBuilder<unknown>): Promise<User | undefined> {
  const statement = sql<CurrentUserRow>`
    with changed as (${change}) ${userWith(id, linesAfter(id, sql`changed`))} and exists (select from changed)`
  return onWire(await executePrepared(db, statement.compile(db)))
}

/** What each feature knows of the user, put together. */
const userWith = (id: number, lines: RawBuilder<unknown>) => userById<CurrentUserRow>(id, whatRoomsKnow(lines))

const whatRoomsKnow = (lines: RawBuilder<unknown>) =>
  sql`${hasIdentity} as is_google_user, ${linesAsJson(lines)} as cartitem_set`

function onWire([row]: readonly CurrentUserRow[]): User | undefined {
  if (!row) return undefined
  const { avatar_key, ...user } = row
  return { ...user, is_authenticated: true, avatar: avatar_key === null ? null : imageUrl(avatar_key, 320) }
}
