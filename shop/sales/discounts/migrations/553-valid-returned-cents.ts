import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

export const up = outsideTransaction(async (db) => {
  await sql`alter table orders validate constraint orders_returned_units_cents`.execute(db)
})
