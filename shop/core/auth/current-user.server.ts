import { type RawBuilder, sql } from 'kysely'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { invalidToken } from '../../../server/http/refusal.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { OWN_COLUMNS, userById } from '../accounts/users/users-store.server.ts'
import { type LineValues, linesAsJson, linesOf, linesResponse } from './cart-lines/lines-response.server.ts'
import { needsSecondFactor } from './second-factors/required-factor.server.ts'
import type { User } from './session.contract.ts'
import { TOKEN_COLUMNS, type TokenRow } from './session-store.server.ts'
import { hasIdentity } from './social/social-identities-store.server.ts'

/** A user with their cart, as read from the database. */
export type CurrentUserRow = Omit<
  User,
  'avatar' | 'is_authenticated' | 'is_staff' | 'needs_second_factor' | 'cartitem_set' | 'staff_role'
> & {
  staff_role: StaffRole | null
  avatar_key: string | null
  needs_second_factor: boolean
  lines: LineValues[]
}

/**
 * Returns a user with their cart in API form in one query; undefined if not found. Lines of products that are no
 * longer sold are left out.
 */
export async function findCurrentUser(db: Database, id: number): Promise<User | undefined> {
  const [row] = await currentUserById(db, { id })
  return row && userResponse(row)
}

const currentUserById = prepared(({ id }: { id: number }) =>
  userById<CurrentUserRow>(id, currentUserColumns(linesOf(id))),
)

/** A session with its user and their cart, as read from the database. */
export type SessionRow = CurrentUserRow & TokenRow

/** Finds the session of a token with its user and their cart; undefined when the token is unknown. */
export async function findSessionWithUser(db: Database, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const [row] = await sessionWithUser(db, { tokenHash })
  return row
}

const sessionWithUser = prepared(
  ({ tokenHash }: { tokenHash: Buffer }) => sql<SessionRow>`
    select ${OWN_COLUMNS}, ${currentUserColumns(linesOf(sql`users.id`))}, ${TOKEN_COLUMNS}
    from auth_tokens join users on users.id = auth_tokens.user_id where token_hash = ${tokenHash}`,
)

/**
 * Returns the columns of `CurrentUserRow` from tables other than `users`. @param lines the cart lines, from `linesOf`
 */
export const currentUserColumns = (lines: RawBuilder<unknown>) =>
  sql`${hasIdentity} as is_google_user, ${needsSecondFactor} as needs_second_factor, ${linesAsJson(lines)} as lines`

/** Returns a user in API form, with the fields in the order of the contract. */
export function userResponse({ id, email, first_name, last_name, avatar_key, ...row }: CurrentUserRow): User {
  const { staff_role, is_google_user } = row
  const cartitem_set = linesResponse(row.lines)
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

/** Returns the account. @throws Refusal 401 if it was deleted after the token was checked */
export function existing(user: User | undefined): User {
  if (!user) throw invalidToken()
  return user
}
