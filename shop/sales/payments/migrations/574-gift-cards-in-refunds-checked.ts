import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Validates the constraint of the migration before. */
export const up = outsideTransaction(async (db) => {
  await sql`alter table refunds validate constraint refunds_gift_card_cents`.execute(db)
})
