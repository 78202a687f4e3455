import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Identity } from './verify-credential.server.ts'

/** Returns the account of an identity and locks it until the transaction ends. */
export const findByIdentity = (tx: Database, { issuer, subject }: Identity) =>
  tx
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'is_staff as isStaff'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forKeyShare('users')
    .executeTakeFirst()

/** Condition that `users` of the surrounding statement can log in with a provider. */
export const hasIdentity = sql<boolean>`exists (select from social_identities where user_id = users.id)`

/** Adds an identity to an account. @returns whether the link is new */
export async function joinIdentity(tx: Database, userId: number, identity: Identity, now: Date): Promise<boolean> {
  const { issuer, subject } = identity
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((same) => same.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Unlinks all identities of an account. */
export async function removeIdentities(tx: Database, userId: number): Promise<void> {
  await tx.deleteFrom('social_identities').where('user_id', '=', userId).execute()
}
