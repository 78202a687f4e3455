import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { emailKey } from '../../../../lib/email-key.ts'
import { deleteInBatches } from '../../../../server/db/in-batches.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import { DAY } from '../../../../server/durations.ts'

/** A sent code with its hash. */
export type CodeRow = Selectable<Schema['verification_codes']>

/** Stores a code. */
export async function insertCode(tx: Database, code: Insertable<Schema['verification_codes']>): Promise<void> {
  await tx.insertInto('verification_codes').values(code).execute()
}

/** Returns the codes sent to an address since a moment, newest first. */
export async function codesSince(tx: Database, email: string, since: Date): Promise<CodeRow[]> {
  return tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Counts wrong attempts for codes, or redeems them, always in one statement.
 * @param ids all codes that are updated, also unchanged ones
 * @param wrong codes that were compared, without (`open`) or with (`own`) their request
 * @param usedAt undefined if no code matched
 */
export async function countTries(
  tx: Database,
  ids: readonly number[],
  wrong: { open: readonly number[]; own: readonly number[] },
  usedAt: Date | undefined,
): Promise<void> {
  const isOneOf = (codes: readonly number[]) => sql<number>`(id = any(${codes}))::integer`
  await tx
    .updateTable('verification_codes')
    .set({
      tries: sql`tries + ${isOneOf(wrong.open)}`,
      own_tries: sql`own_tries + ${isOneOf(wrong.own)}`,
      ...(usedAt && { used_at: usedAt }),
    })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** Deletes codes that have expired, once their attempts no longer count. */
export async function sweepCodes(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'verification_codes', sql`created_at < ${new Date(now.getTime() - DAY)}::timestamptz`)
}

/**
 * Deletes the codes sent to addresses.
 * @param addresses a relation of `key` (address) and `until` (end of ownership)
 */
export async function deleteCodesOf(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from verification_codes using ${addresses} as had
    where verification_codes.created_at <= until and verification_codes.email_key = key`.execute(tx)
}
