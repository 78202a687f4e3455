import { type Kysely, sql } from 'kysely'

/** Lets imports look up former slugs ignoring case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index former_addresses_in_any_case on former_addresses (lower(slug))`.execute(db)
  await sql`create index former_collection_addresses_in_any_case on former_collection_addresses (lower(slug))`.execute(
    db,
  )
}
