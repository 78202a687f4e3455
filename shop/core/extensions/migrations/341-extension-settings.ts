import { type Kysely, sql } from 'kysely'

/** Adds the settings of extensions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table extensions
      add settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
      add sealed bytea,
      add settings_version integer not null default 0`.execute(db)
}
