import { sql } from 'kysely'
import { outsideTransaction } from '../../../../../server/db/migrate.ts'

/** Indexes for the orders of the product list in the admin by title, price and date. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists products_listed_by_title`.execute(db)
  await sql`
    create index concurrently if not exists products_listed_by_title on products (lower(title), id)
    where deleted_at is null`.execute(db)
  await sql`drop index concurrently if exists products_listed_by_price`.execute(db)
  await sql`
    create index concurrently if not exists products_listed_by_price on products (lowest_price_cents, id)
    where deleted_at is null`.execute(db)
  await sql`drop index concurrently if exists products_listed_by_date`.execute(db)
  await sql`
    create index concurrently if not exists products_listed_by_date on products (created_at, id)
    where deleted_at is null`.execute(db)
})
