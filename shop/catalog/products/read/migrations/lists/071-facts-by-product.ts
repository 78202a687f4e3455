import { type Kysely, sql } from 'kysely'

/** Allows index-only scans of a product's attributes, to count the remaining filters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_facts drop constraint product_facts_pkey, add primary key (product_id, name_key) include (value_key)`.execute(
    db,
  )
}
