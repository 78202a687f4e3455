import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
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

/** Whether `users`, of the statement in which this stands, can log in by a provider. */
export const hasIdentity = sql<boolean>`exists (select from social_identities where user_id = users.id)`

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
