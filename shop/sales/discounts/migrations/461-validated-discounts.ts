import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Validates the constraints of migration 460. */
export const up = outsideTransaction(async (db) => {
  await sql`alter table discounts validate constraint discounts_kind_check`.execute(db)
  await sql`alter table discounts validate constraint discounts_scope_check`.execute(db)
  await sql`alter table discounts validate constraint discounts_value`.execute(db)
  await sql`alter table discounts validate constraint discounts_terms`.execute(db)
})
