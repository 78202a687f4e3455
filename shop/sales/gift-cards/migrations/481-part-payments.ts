import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** An order has at most one active payment, and at most one payment of a part by gift cards. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists payments_one_main`.execute(db)
  await sql`
    create unique index concurrently if not exists payments_one_main on payments (order_id)
    where state in ('open', 'processing', 'paid') and not is_part`.execute(db)
  await sql`drop index concurrently if exists payments_one_part`.execute(db)
  await sql`create unique index concurrently if not exists payments_one_part on payments (order_id) where is_part`.execute(
    db,
  )
  await sql`drop index concurrently if exists payments_one_alive`.execute(db)
})
