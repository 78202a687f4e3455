import type { Database } from '../../../server/db/open.ts'
import type { ThresholdWarningTable } from './tables.ts'

/** Notes that the owner is warned. @returns false where they were, of this year and percentage */
export async function noteWarning(tx: Database, warning: ThresholdWarningTable): Promise<boolean> {
  const noted = await tx
    .insertInto('vat_threshold_warnings')
    .values(warning)
    .onConflict((conflict) => conflict.doNothing())
    .returning('year')
    .executeTakeFirst()
  return noted !== undefined
}
