import { type Kysely, sql } from 'kysely'

/** The oldest release that works with the schema, so that an older one starts only if it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_compatibility (
      id boolean primary key check (id),
      compatible_from text collate "C" not null
    )`.execute(db)
}
