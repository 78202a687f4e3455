import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'

/** Returns the condition that an account has a second factor. @param id account id in the surrounding statement */
export const hasSecondFactor = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (exists (select from time_codes where user_id = ${id}) or exists (select from passkeys where user_id = ${id}))`

/** Returns the second factors of an account and the number of unused recovery codes. */
export async function secondFactorsOf(db: Database, userId: number) {
  const [timeCode, passkeys, { left }] = await Promise.all([
    findTimeCode(db, userId),
    db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { timeCode, passkeys, recoveryCodesLeft: left, isOn: timeCode !== undefined || passkeys.length > 0 }
}

export type SecondFactors = Awaited<ReturnType<typeof secondFactorsOf>>

/** Returns the encrypted key of an account's time-based codes; undefined if it has none. */
export const findTimeCode = (db: Database, userId: number) =>
  db.selectFrom('time_codes').select(['secret', 'created_at']).where('user_id', '=', userId).executeTakeFirst()

/** Stores the key of an account's time-based codes. @returns false, without changes, if it already has one */
export async function insertTimeCode(
  tx: Database,
  timeCode: { user_id: number; secret: Buffer; last_step: number; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('time_codes')
    .values(timeCode)
    .onConflict((taken) => taken.column('user_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Redeems a time-based code and all earlier ones. Of concurrent calls only one returns true.
 * @param step the code's 30-second step since 1970
 */
export async function spendTimeStep(tx: Database, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the time-based codes of an account. @returns whether it had any */
export async function deleteTimeCode(tx: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('time_codes').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Database,
  userId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now, used_at: null })))
    .execute()
}

/** Redeems a recovery code. Of concurrent calls only one returns true. */
export async function spendRecoveryCode(tx: Database, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes all recovery codes of an account. */
export async function deleteRecoveryCodes(tx: Database, userId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Deletes all second factors of an account. @returns whether it had one */
export async function deleteSecondFactors(tx: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  await deleteRecoveryCodes(tx, userId)
  return (await deleteTimeCode(tx, userId)) || numDeletedRows > 0n
}

export type PasskeyRow = SecondFactors['passkeys'][number]

/** Stores a passkey. @returns its id; undefined, without changes, if the passkey is already registered */
export async function insertPasskey(
  tx: Database,
  passkey: Omit<Insertable<Schema['passkeys']>, 'id'>,
): Promise<number | undefined> {
  const stored = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((taken) => taken.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

/** Returns a passkey of an account by its credential id. */
export const findPasskey = (db: Database, userId: number, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Records the use of a passkey. @returns false, without changes, if its signature counter has not increased */
export async function notePasskeyUse(tx: Database, id: number, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), sql<boolean>`${counter} = 0`])]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a passkey of an account. @returns its name; undefined if the account has none with this id */
export async function deletePasskey(tx: Database, userId: number, id: number): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
