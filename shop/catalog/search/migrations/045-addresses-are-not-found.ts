import { type Kysely, sql } from 'kysely'
import { leaveAddressesOut } from './functions/written-words.ts'

/** Finds descriptions by the words of their links, and not by where these lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveAddressesOut(db)
  // What stands in it is no longer what its function gives.
  await sql`reindex index products_words`.execute(db)
}
