import { type RawBuilder, sql } from 'kysely'
import type { StaffRole } from '../../lib/staff/staff-role.ts'
import type { Database } from '../../server/db/open.ts'
import { builtOnce } from '../../server/db/statements/built-once.ts'
import { invalidToken } from '../../server/http/refusal.ts'
import {
  type CartLineColumns,
  type CartLineWrite,
  inColumns,
  isFreeLine,
  linesToPut,
  upsertLines,
} from '../cart-lines/cart-store.server.ts'
import { type LineValues, linesAfter, linesAsJson, linesOf, linesOnWire } from '../cart-lines/lines-on-wire.server.ts'
import { imageUrl } from '../images/image-url.ts'
import { needsSecondFactor } from '../second-factors/required-factor.server.ts'
import { heldUsers, OWN_COLUMNS, userById } from '../users/users-store.server.ts'
import type { User } from './session.contract.ts'
import { inPlaces, TOKEN_COLUMNS, type TokenRow, withTokens } from './session-store.server.ts'
import { hasIdentity } from './social/social-identities-store.server.ts'

/** A user with their cart, as a statement reads it. */
type CurrentUserRow = Omit<
  User,
  'avatar' | 'is_authenticated' | 'is_staff' | 'needs_second_factor' | 'cartitem_set' | 'staff_role'
> & {
  staff_role: StaffRole | null
  avatar_key: string | null
  needs_second_factor: boolean
  lines: LineValues[]
}

/** Finds a user with their cart, as it stands on the wire, in one query; undefined when there is none. Lines of what is not sold any more are left out. */
export async function findCurrentUser(db: Database, id: number): Promise<User | undefined> {
  const [row] = await currentUserById(db, { id })
  return row && userOnWire(row)
}

const currentUserById = builtOnce(({ id }: { id: number }) => userById<CurrentUserRow>(id, whatRoomsKnow(linesOf(id))))

/** A session together with its user and their cart, as a statement reads it. */
export type SessionRow = CurrentUserRow & TokenRow

/** Finds the sessions with these tokens in one statement, in their order, each with its user and their cart; undefined in the place of one that is unknown. */
export async function findSessions(db: Database, tokenHashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  return inPlaces(tokenHashes, await sessionsByToken(db, { tokenHashes }))
}

const sessionsByToken = builtOnce(
  ({ tokenHashes }: { tokenHashes: readonly Buffer[] }) => sql<SessionRow & { place: number }>`
    select ${OWN_COLUMNS}, ${whatRoomsKnow(linesOf(sql`users.id`))}, ${TOKEN_COLUMNS} from ${withTokens(tokenHashes)}`,
)

/**
 * Puts a variant into the cart of a user, or gives the line that is there this quantity and place, and finds the user with their cart after that, in the same
 * statement.
 * @param isSelling refuses a product whose manufacturer has no contact details
 * @returns undefined when the stock, or the manufacturer, does not allow it
 * @throws Refusal 401 when the account was deleted
 */
async function putIntoCart(db: Database, line: CartLineWrite, isSelling: boolean): Promise<User | undefined> {
  const [row] = await (isSelling ? PUTTING.selling : PUTTING.closed).each(db, inColumns([line]))
  if (!row) throw invalidToken()
  return row.is_put ? userOnWire(row) : undefined
}

/**
 * Puts a variant into the cart of each of some users likewise, by one statement that waits for nobody: where somebody else is just writing the account or the
 * line, that one is put by itself afterwards.
 * @param lines each of another variant or user
 * @param isSelling as for one line
 * @returns in their order
 * @throws where one of the lines breaks a constraint: then none is put
 */
export async function putIntoCarts(
  db: Database,
  lines: readonly CartLineWrite[],
  isSelling: boolean,
): Promise<(Promise<User | undefined> | User | undefined)[]> {
  const [first] = lines
  if (first && lines.length === 1) return [putIntoCart(db, first, isSelling)]
  const rows = inPlaces(lines, await (isSelling ? PUTTING.selling : PUTTING.closed).free(db, inColumns(lines)))
  return lines.map((line, place) => {
    const row = rows[place]
    if (!row) return putIntoCart(db, line, isSelling)
    return row.is_put ? userOnWire(row) : undefined
  })
}

/**
 * Returns the statement that puts lines into carts. It holds the accounts before it writes, as all do who write several lines or new ones: so none of them waits
 * for another while the other waits for it.
 * @param skipLocked leaves out the lines that somebody else is writing, and those of accounts likewise, instead of waiting
 */
const putting = ({ skipLocked, isSelling }: { skipLocked: boolean; isSelling: boolean }) =>
  builtOnce((lines: CartLineColumns) => {
    const isFree = skipLocked ? sql`and ${isFreeLine(sql`asked`)}` : sql``
    return sql<CurrentUserRow & { place: number; is_put: boolean }>`
      with asked as materialized (${linesToPut(lines)}),
      held as materialized (${heldUsers(lines.userId, skipLocked)}),
      wanted as materialized (select * from asked where user_id in (select id from held) ${isFree}),
      changed as (${upsertLines(sql`wanted`, isSelling)})
      select ${OWN_COLUMNS}, ${whatRoomsKnow(linesAfter(sql`users.id`, sql`changed`))},
        place, exists (
          select from changed where changed.user_id = wanted.user_id and changed.variant_id = wanted.variant_id) as is_put
      from wanted join users on users.id = wanted.user_id`
  })

/** The statements of a shop that sells, and of one whose checkout is closed, which reads no manufacturers. */
const PUTTING = {
  selling: {
    each: putting({ skipLocked: false, isSelling: true }),
    free: putting({ skipLocked: true, isSelling: true }),
  },
  closed: {
    each: putting({ skipLocked: false, isSelling: false }),
    free: putting({ skipLocked: true, isSelling: false }),
  },
}

/** What each feature knows of the user, put together. */
const whatRoomsKnow = (lines: RawBuilder<unknown>) =>
  sql`${hasIdentity} as is_google_user, ${needsSecondFactor} as needs_second_factor, ${linesAsJson(lines)} as lines`

/** Returns a user as it stands on the wire, in the order of the contract. */
export function userOnWire({ id, email, first_name, last_name, avatar_key, ...row }: CurrentUserRow): User {
  const { staff_role, is_google_user } = row
  const cartitem_set = linesOnWire(row.lines)
  const avatar = avatar_key === null ? null : imageUrl(avatar_key, 320)
  return {
    id,
    email,
    first_name,
    last_name,
    avatar,
    is_authenticated: true,
    is_staff: staff_role !== null,
    is_google_user,
    ...(row.needs_second_factor && { needs_second_factor: true }),
    cartitem_set,
    ...(staff_role !== null && { staff_role }),
  }
}

/** Returns the account, which may have been deleted between the check of the token and now. @throws Refusal 401 when it was */
export function existing(user: User | undefined): User {
  if (!user) throw invalidToken()
  return user
}
