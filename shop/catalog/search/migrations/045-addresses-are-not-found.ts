import { type Kysely, sql } from 'kysely'
import { leaveAddressesOut } from './functions/written-words.ts'

/** Indexes the link texts of descriptions, but not their addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveAddressesOut(db)
  // The index no longer matches the changed function.
  await sql`reindex index products_words`.execute(db)
}
