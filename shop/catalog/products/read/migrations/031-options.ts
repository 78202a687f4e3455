import { type Kysely, sql } from 'kysely'

/** Product options such as size and grind: up to three names per product and one value of each per variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products add column options text[] not null default '{}'
      constraint products_options check (cardinality(options) <= 3 and array_position(options, null) is null)`.execute(
    db,
  )
  await sql`
    alter table variants add column options text[] not null default '{}'
      constraint variants_options check (cardinality(options) <= 3 and array_position(options, null) is null)`.execute(
    db,
  )
  // Deferred, so that two variants can swap their values in one statement.
  await sql`
    alter table variants add constraint variants_living_options exclude using btree (product_id with =, options with =)
      where (deleted_at is null and options <> '{}') deferrable initially deferred`.execute(db)
}
