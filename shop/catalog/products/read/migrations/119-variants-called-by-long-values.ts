import { type Kysely, sql } from 'kysely'

/** Allows variant names made of three values of 40 characters each, joined by ` / `. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variants drop constraint variants_name_check,
      add constraint variants_name_check check (char_length(name) between 1 and 126)`.execute(db)
}
