import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '../../../../lib/email-key.ts'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared } from '../../../../server/db/prepared.ts'
import { builtOnce } from '../../../../server/db/statements/built-once.ts'
import type { UserTable } from './tables.ts'

/** An account as rules look at it. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Finds an account; undefined when there is none. */
export const findUser = (db: Database, id: number) => usersIn(db).where('id', '=', id).executeTakeFirst()

/** Finds the account with an address in any spelling; undefined when there is none. */
export const findUserByEmail = (db: Database, email: string) => withEmail(db, email).executeTakeFirst()

/** Finds the account with an address that its owner has verified; undefined when there is none. */
export const findVerifiedUser = (db: Database, email: string) => verified(db, email).executeTakeFirst()

/** Finds the same and locks it against changes until the end of the transaction. */
export const lockVerifiedUser = (tx: Database, email: string) => verified(tx, email).forNoKeyUpdate().executeTakeFirst()

/** Finds all owners, in the order of their ids. */
export const findOwners = (db: Database): Promise<UserRow[]> =>
  usersIn(db).where('staff_role', '=', 'owner').orderBy('id').execute()

/** Locks an account against changes until the end of the transaction; undefined when it is gone. */
export const lockUser = async (tx: Database, id: number): Promise<UserRow | undefined> =>
  (await executePrepared(tx, usersIn(tx).where('id', '=', id).forNoKeyUpdate().compile()))[0]

/** Locks accounts against changes until the end of the transaction, in the order of their ids. @returns those that are there, by their ids */
export async function lockUsers(tx: Database, ids: readonly number[]): Promise<Map<number, UserRow>> {
  const rows = await lockedUsers(tx, { ids })
  return new Map(rows.map((row) => [row.id, row]))
}

const lockedUsers = builtOnce(({ ids }: { ids: readonly number[] }, db) =>
  usersIn(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).orderBy('id').forNoKeyUpdate(),
)

/**
 * Locks an account that has this hash of a password, together with others who look at it, so that nobody changes it before the end of the
 * transaction; undefined when another password was set meanwhile or the account is gone.
 */
export const lockUserWithPassword = (tx: Database, id: number, passwordHash: string | null) =>
  usersIn(tx).where('id', '=', id).where('password_hash', '=', passwordHash).forShare().executeTakeFirst()

/**
 * Returns the relation of the ids of users whose accounts are locked as by `lockUser`.
 * @param skipLocked leaves out whose account somebody else holds, instead of waiting
 */
export const heldUsers = (ids: readonly number[], skipLocked: boolean): RawBuilder<unknown> => sql`
  select id from users where id = any((select ${ids}::bigint[])::bigint[]) for no key update ${skipLocked ? sql`skip locked` : sql``}`

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
    ])
const withEmail = (db: Database, email: string) => usersIn(db).where('email_key', '=', emailKey(email))
const verified = (db: Database, email: string) => withEmail(db, email).where('email_verified_at', 'is not', null)

interface NewUser {
  email: string
  first_name: string
  last_name: string
  /** Left out for an account that a provider opens. */
  password_hash?: string
}

/** Opens an account whose address is verified; undefined, and nothing happens, when the address has one already. */
export const insertUser = (tx: Database, user: NewUser, now: Date) =>
  tx
    .insertInto('users')
    .values({ ...user, email_verified_at: now, created_at: now })
    .onConflict((taken) => taken.column('email_key').doNothing())
    .returning(['id', 'email', 'first_name', 'staff_role', 'is_staff', 'password_hash'])
    .executeTakeFirst()

/** Notes that a customer wants no e-mails that ask for reviews. */
export async function unsubscribeFromReviewRequests(db: Database, id: number): Promise<void> {
  await db.updateTable('users').set({ wants_review_emails: false }).where('id', '=', id).execute()
}

/** Sets another password. */
export async function setPasswordHash(tx: Database, id: number, password_hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
}

/**
 * Gives an account another address that is verified, and notes until when it had the one before.
 * @throws the database's error of `users_email_key_key` when somebody else has that address
 */
export async function setEmail(tx: Database, id: number, email: string, now: Date): Promise<void> {
  await sql`
    insert into former_emails (user_id, email_key, until)
    select id, email_key, ${now} from users where id = ${id}`.execute(tx)
  await tx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', id).execute()
}

/** Gives an account a role among the staff, another one, or none; since when is noted when it was none. */
export async function setStaffRole(tx: Database, id: number, role: StaffRole | null, now: Date): Promise<void> {
  const staff_since = role && sql<Date>`case when staff_role is null then ${now}::timestamptz else staff_since end`
  await tx.updateTable('users').set({ staff_role: role, staff_since }).where('id', '=', id).execute()
}

/**
 * Locks all owners, and these accounts with them, against changes until the end of the transaction: in the order of ids, so that two who change
 * each other wait instead of standing in each other's way. Lock them before anything else of `users`.
 * @returns the roles of those that are there, by id
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

type Details = Pick<UserTable, 'first_name' | 'last_name' | 'avatar_key'>

/**
 * Writes what differs, and nothing when nothing does: a customer's row that is written has the pages made anew that show the name.
 * @returns the ids of the products beside whose reviews others see it
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

/** Removes an account; foreign keys take along what is its alone, and the name off what stays. */
export async function deleteUser(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

/**
 * Returns the statement that reads what everybody may know of themselves; more conditions may follow it.
 * @param more columns of other features, which may refer to `users`
 */
export const userById = <Row>(id: number, more: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select ${OWN_COLUMNS}, ${more} from users where users.id = ${id}`

/** What everybody may know of themselves, as columns of `users`. */
export const OWN_COLUMNS = sql`users.id, email, first_name, last_name, avatar_key, staff_role`

/** Returns the relation of all addresses that an account has had: each one's `key`, and `until` when. */
export const addressesOf = (id: number, now: Date): RawBuilder<unknown> => sql`(
  select email_key as key, ${now}::timestamptz as until from users where id = ${id}
  union all select email_key, until from former_emails where user_id = ${id})`
