import { emailKey } from '../../../lib/email-key.ts'
import type { Database } from '../../../server/db/open.ts'
import type { Identity } from './verify-credential.server.ts'

/** Finds the account that an identity opened or was joined to; nobody deletes it before the end of the transaction. */
export const findByIdentity = (tx: Database, { issuer, subject }: Identity) =>
  tx
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'is_staff as isStaff'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forKeyShare('users')
    .executeTakeFirst()

/** Finds the account with an address that its owner has verified; undefined when there is none. */
export const findVerified = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'is_staff as isStaff', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .where('email_verified_at', 'is not', null)

/** Opens an account without a password. @returns undefined when the address has one already */
export const openAccount = (tx: Database, { email, firstName, lastName }: Identity & { email: string }, now: Date) =>
  tx
    .insertInto('users')
    .values({ email, first_name: firstName, last_name: lastName, email_verified_at: now, created_at: now })
    .onConflict((taken) => taken.column('email_key').doNothing())
    .returning(['id', 'email', 'first_name', 'is_staff as isStaff', 'password_hash'])
    .executeTakeFirst()

/** Lets an identity into an account from now on. @returns whether it is new there */
export async function joinIdentity(tx: Database, userId: number, identity: Identity, now: Date): Promise<boolean> {
  const { issuer, subject } = identity
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((same) => same.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes all identities off an account. */
export async function removeIdentities(tx: Database, userId: number): Promise<void> {
  await tx.deleteFrom('social_identities').where('user_id', '=', userId).execute()
}
