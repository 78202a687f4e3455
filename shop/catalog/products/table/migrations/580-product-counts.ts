import { sql } from 'kysely'
import { outsideTransaction } from '../../../../../server/db/migrate.ts'

/** Indexes that count products without reading them, and find the deleted ones. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists products_by_state`.execute(db)
  await sql`create index concurrently if not exists products_by_state on products (state) where deleted_at is null`.execute(
    db,
  )
  await sql`drop index concurrently if exists products_listed_by_maker`.execute(db)
  // PostgreSQL reads only the index if it contains the column of its expression, too.
  await sql`
    create index concurrently if not exists products_listed_by_maker on products (lower(maker), maker)
    where deleted_at is null and is_public and vat_class <> 'gift_card'`.execute(db)
  await sql`drop index concurrently if exists products_deleted`.execute(db)
  await sql`create index concurrently if not exists products_deleted on products (id) where deleted_at is not null`.execute(
    db,
  )
})
