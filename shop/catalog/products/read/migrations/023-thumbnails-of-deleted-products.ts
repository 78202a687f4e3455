import { type Kysely, sql } from 'kysely'

/** Deleted products release their thumbnail, as they do variant images. Orders have their own copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products alter column thumbnail_key drop not null`.execute(db)
  await sql`update products set thumbnail_key = null where deleted_at is not null`.execute(db)
  await sql`alter table products add constraint products_thumbnail check (thumbnail_key is not null or deleted_at is not null)`.execute(
    db,
  )
}
