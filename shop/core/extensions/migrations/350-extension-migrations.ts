import { type Kysely, sql } from 'kysely'

/** Adds the migrations that extensions have run, and whether all of an extension succeeded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table extensions add is_migrated boolean not null default true`.execute(db)
  await sql`
    create table extension_migrations (
      extension text not null references extensions on delete cascade,
      name text not null check (char_length(name) <= 60),
      primary key (extension, name)
    )`.execute(db)
}
