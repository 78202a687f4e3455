import { type RawBuilder, sql } from 'kysely'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { builtOnce } from '../../../server/db/statements/built-once.ts'
import { invalidToken } from '../../../server/http/refusal.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { OWN_COLUMNS, userById } from '../accounts/users/users-store.server.ts'
import { type LineValues, linesAsJson, linesOf, linesOnWire } from './cart-lines/lines-on-wire.server.ts'
import { needsSecondFactor } from './second-factors/required-factor.server.ts'
import type { User } from './session.contract.ts'
import { inPlaces, TOKEN_COLUMNS, type TokenRow, withTokens } from './session-store.server.ts'
import { hasIdentity } from './social/social-identities-store.server.ts'

/** A user with their cart, as a statement reads it. */
export type CurrentUserRow = Omit<
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

const currentUserById = builtOnce(({ id }: { id: number }) =>
  userById<CurrentUserRow>(id, currentUserColumns(linesOf(id))),
)

/** A session together with its user and their cart, as a statement reads it. */
export type SessionRow = CurrentUserRow & TokenRow

/** Finds the sessions with these tokens in one statement, in their order, each with its user and their cart; undefined in the place of one that is unknown. */
export async function findSessions(db: Database, tokenHashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  return inPlaces(tokenHashes, await sessionsByToken(db, { tokenHashes }))
}

const sessionsByToken = builtOnce(
  ({ tokenHashes }: { tokenHashes: readonly Buffer[] }) => sql<SessionRow & { place: number }>`
    select ${OWN_COLUMNS}, ${currentUserColumns(linesOf(sql`users.id`))}, ${TOKEN_COLUMNS} from ${withTokens(tokenHashes)}`,
)

/** Returns the columns of `CurrentUserRow` that other tables than `users` have. @param lines the cart lines, as `linesOf` returns them */
export const currentUserColumns = (lines: RawBuilder<unknown>) =>
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
