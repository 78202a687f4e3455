import { type Kysely, sql } from 'kysely'

/** Lets a variant be called by three values of 40 characters each, which are joined by ` / `. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variants drop constraint variants_name_check,
      add constraint variants_name_check check (char_length(name) between 1 and 126)`.execute(db)
}
