import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '../../../../lib/email-key.ts'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import type { Database } from '../../../../server/db/open.ts'
import { prepared } from '../../../../server/db/prepared.ts'
import { recordEvent } from '../../../../server/events/events-store.ts'
import { customerCreated, customerErased } from './customer-events.contract.ts'
import type { UserTable } from './tables.ts'

/** An account with the columns that business rules need. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Returns an account; undefined if not found. */
export const findUser = (db: Database, id: number) => usersIn(db).where('id', '=', id).executeTakeFirst()

/** Returns the account with an address in any spelling; undefined if not found. */
export const findUserByEmail = (db: Database, email: string) => withEmail(db, email).executeTakeFirst()

/** Returns the account with a verified address; undefined if not found. */
export const findVerifiedUser = (db: Database, email: string) => verified(db, email).executeTakeFirst()

/** Finds the account with a verified address and locks it until the transaction ends; undefined if not found. */
export const lockVerifiedUser = (tx: Database, email: string) => verified(tx, email).forNoKeyUpdate().executeTakeFirst()

/** Returns all owners, ordered by id. */
export const findOwners = (db: Database): Promise<UserRow[]> =>
  usersIn(db).where('staff_role', '=', 'owner').orderBy('id').execute()

/** Locks an account until the transaction ends; undefined if it does not exist. */
export const lockUser = async (tx: Database, id: number): Promise<UserRow | undefined> =>
  (await lockedUser(tx, { id }))[0]

const lockedUser = prepared(({ id }: { id: number }, db) => usersIn(db).where('id', '=', id).forNoKeyUpdate())

/**
 * Locks an account in share mode until the transaction ends if it still has this password hash; undefined if the
 * password was changed or the account deleted.
 */
export const lockUserWithPassword = (tx: Database, id: number, passwordHash: string | null) =>
  usersIn(tx).where('id', '=', id).where('password_hash', '=', passwordHash).forShare().executeTakeFirst()

/** Returns the statement that selects the id of an account and locks the account as `lockUser` does. */
export const selectLockedUserId = (id: number): RawBuilder<unknown> =>
  sql`select id from users where id = ${id} for no key update`

const usersIn = (db: Database) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_key',
      'first_name',
      'last_name',
      'is_staff',
      'staff_role',
      'password_hash',
      'avatar_key',
      'language',
    ])
const withEmail = (db: Database, email: string) => usersIn(db).where('email_key', '=', emailKey(email))
const verified = (db: Database, email: string) => withEmail(db, email).where('email_verified_at', 'is not', null)

interface NewUser {
  email: string
  first_name: string
  last_name: string
  /** Undefined for an account created by a social login. */
  password_hash?: string
}

/**
 * Creates an account with a verified address, in the language of the request.
 * @returns undefined, without changes, if the address already has one
 */
export async function insertUser(tx: Database, user: NewUser, now: Date) {
  const created = await tx
    .insertInto('users')
    .values({ ...user, language: currentLanguage(), email_verified_at: now, created_at: now })
    .onConflict((taken) => taken.column('email_key').doNothing())
    .returning(['id', 'email', 'first_name', 'staff_role', 'is_staff', 'password_hash', 'language'])
    .executeTakeFirst()
  if (created)
    await recordEvent(tx, customerCreated, { subject: created.id, data: {}, actor: { kind: 'customer' }, now })
  return created
}

/** Unsubscribes a customer from e-mails that ask for reviews. */
export async function unsubscribeFromReviewRequests(db: Database, id: number): Promise<void> {
  await db.updateTable('users').set({ wants_review_emails: false }).where('id', '=', id).execute()
}

/** Sets a new password hash. */
export async function setPasswordHash(tx: Database, id: number, password_hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
}

/**
 * Sets a new verified address and records the previous one.
 * @throws a violation of `users_email_key_key` if another account has the address
 */
export async function setEmail(tx: Database, id: number, email: string, now: Date): Promise<void> {
  await sql`
    insert into former_emails (user_id, email_key, until)
    select id, email_key, ${now} from users where id = ${id}`.execute(tx)
  await tx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', id).execute()
}

/** Sets or removes the staff role. A new staff member's start is recorded. */
export async function setStaffRole(tx: Database, id: number, role: StaffRole | null, now: Date): Promise<void> {
  const staff_since = role && sql<Date>`case when staff_role is null then ${now}::timestamptz else staff_since end`
  await tx.updateTable('users').set({ staff_role: role, staff_since }).where('id', '=', id).execute()
}

/**
 * Locks all owners and these accounts in id order until the transaction ends, which avoids deadlocks. Call it before
 * any other lock of `users`.
 * @returns the roles of the existing accounts by id
 */
export async function lockOwnersAnd(tx: Database, ids: readonly number[]): Promise<Map<number, StaffRole | null>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'staff_role'])
    .where(({ eb, or }) => or([eb('staff_role', '=', 'owner'), eb('id', 'in', ids)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ id, staff_role }) => [id, staff_role]))
}

type Details = Pick<UserTable, 'first_name' | 'last_name' | 'avatar_key' | 'language'>

/**
 * Updates changed columns only, because an update of a customer invalidates the pages that show their name.
 * @returns the ids of the products with visible reviews that show the name
 */
export async function updateDetails(tx: Database, id: number, change: Partial<Details>): Promise<number[]> {
  const columns = Object.keys(change) as (keyof Details)[]
  if (columns.length === 0) return []
  const changed = await tx
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where(({ eb, or }) => or(columns.map((column) => eb(column, 'is distinct from', change[column] ?? null))))
    .returning(({ selectFrom }) =>
      selectFrom('reviews')
        .select(sql<number[] | null>`array_agg(distinct product_id)`.as('products'))
        .whereRef('reviews.user_id', '=', 'users.id')
        .where('hidden_at', 'is', null)
        .as('reviewed'),
    )
    .executeTakeFirst()
  return changed?.reviewed ?? []
}

/** Deletes an account. Foreign keys delete its own data and anonymize the rest. */
export async function deleteUser(tx: Database, id: number, now: Date): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
  await recordEvent(tx, customerErased, { subject: id, data: {}, actor: { kind: 'system' }, now })
}

/**
 * Returns the statement that reads the current user's columns; further conditions may follow.
 * @param more columns of other modules, which may refer to `users`
 */
export const userById = <Row>(id: number, more: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select ${OWN_COLUMNS}, ${more} from users where users.id = ${id}`

/** The columns of the current user in `users`. */
export const OWN_COLUMNS = sql`users.id, email, first_name, last_name, avatar_key, staff_role`

/** Returns the relation of all addresses of an account: `key` and `until` (end of ownership). */
export const addressesOf = (id: number, now: Date): RawBuilder<unknown> => sql`(
  select email_key as key, ${now}::timestamptz as until from users where id = ${id}
  union all select email_key, until from former_emails where user_id = ${id})`
