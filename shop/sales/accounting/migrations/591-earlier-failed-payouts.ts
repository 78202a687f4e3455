import { sql } from 'kysely'
import { inBatches } from '../../../../server/db/in-batches.ts'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Books today the fees of earlier payouts that never arrived. Providers no longer list old failed payouts. */
export const up = outsideTransaction(async (db) => {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      update payouts set fees_on = (now() at time zone 'Europe/Paris')::date
      where id = any(array(
        select id from payouts where state = 'failed' and failed_on is null and fees_on is null limit 1000))`.execute(
      db,
    )
    return Number(numAffectedRows)
  })
})
