import { type Kysely, sql } from 'kysely'

/** What a product is made of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column material text not null default '' check (char_length(material) <= 200)`.execute(
    db,
  )
}
