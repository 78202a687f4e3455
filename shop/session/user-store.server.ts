import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { imageUrl } from '../images/image-url.ts'
import type { User } from './session.contract.ts'

type UserRow = Omit<User, 'avatar' | 'is_authenticated'> & { avatar_key: string | null }

/** A user with their cart, as it stands on the wire; one query. Lines of what is not sold any more are left out. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const { rows } = await sql<UserRow>`/* prepared */ ${userWith(id, linesOf(id))}`.execute(db)
  return onWire(rows)
}

/**
 * A user with their cart after a change to one of its lines, in the same statement.
 * @param change writes a line of the cart and returns it whole, or does nothing
 * @returns undefined when it did nothing
 */
export async function changeCartOf(db: Database, id: number, change: RawBuilder<unknown>): Promise<User | undefined> {
  // What a statement writes it does not read: the line as it was is left out, and as it has become taken from the change.
  const lines = sql`(
    select * from changed union all (select * from ${linesOf(id)} as before where id not in (select id from changed)))`
  const { rows } = await sql<UserRow>`/* prepared */
    with changed as (${change}) ${userWith(id, lines)} and exists (select from changed)`.execute(db)
  return onWire(rows)
}

const linesOf = (id: number) => sql`(
  select cart_lines.* from cart_lines join variants on variants.id = variant_id and variants.deleted_at is null
  where user_id = ${id})`

const userWith = (id: number, lines: RawBuilder<unknown>) => sql`
  select id, email, first_name, last_name, avatar_key, is_staff,
    exists (select from social_identities where user_id = users.id) as is_google_user,
    coalesce((
      select json_agg(json_build_object('id', line.id, 'product', product_id, 'variant', variant_id,
        'quantity', quantity, 'saveForLater', save_for_later) order by line.id)
      from ${lines} as line), '[]') as cartitem_set
  from users where id = ${id}`

function onWire([row]: readonly UserRow[]): User | undefined {
  if (!row) return undefined
  const { avatar_key, ...user } = row
  return { ...user, is_authenticated: true, avatar: avatar_key === null ? null : imageUrl(avatar_key, 320) }
}
