import { type Kysely, sql } from 'kysely'

/** Lets a deleted product let go of its thumbnail, as it does of its variants' pictures: orders have their own, nothing else shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products alter column thumbnail_key drop not null`.execute(db)
  await sql`update products set thumbnail_key = null where deleted_at is not null`.execute(db)
  await sql`alter table products add constraint products_thumbnail check (thumbnail_key is not null or deleted_at is not null)`.execute(
    db,
  )
}
