import { type Kysely, sql } from 'kysely'
import { repriceFromCharged } from './functions/reprice-from-charged.ts'

/** Removes compare-at prices that were never charged, and prevents new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await repriceFromCharged(db)
  await sql`
    update variants set prior_cents = reduced_cents
    where prior_cents > reduced_cents and deleted_at is null and lowest_price_before(id, reduced_since) is null`.execute(
    db,
  )
}
