import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { executePrepared } from '../../server/db/prepared.ts'
import { linesAfter, linesAsJson, linesOf } from '../cart-lines/cart-store.server.ts'
import { imageUrl } from '../images/image-url.ts'
import { userById } from '../users/users-store.server.ts'
import type { User } from './session.contract.ts'
import { hasIdentity } from './social/social-identities-store.server.ts'

type CurrentUserRow = Omit<User, 'avatar' | 'is_authenticated'> & { avatar_key: string | null }

/** Finds a user with their cart, as it stands on the wire, in one query; undefined when there is none. Lines of what is not sold any more are left out. */
export async function findCurrentUser(db: Database, id: number): Promise<User | undefined> {
  return onWire(await executePrepared(db, userWith(id, linesOf(id)).compile(db)))
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
const userWith = (id: number, lines: RawBuilder<unknown>) =>
  userById<CurrentUserRow>(id, sql`${hasIdentity} as is_google_user, ${linesAsJson(lines)} as cartitem_set`)

function onWire([row]: readonly CurrentUserRow[]): User | undefined {
  if (!row) return undefined
  const { avatar_key, ...user } = row
  return { ...user, is_authenticated: true, avatar: avatar_key === null ? null : imageUrl(avatar_key, 320) }
}
