import type { Database } from '../../../server/db/open.ts'
import type { ThresholdWarningTable } from './tables.ts'

/** Records a warning. @returns false if this year and percentage was already warned of */
export async function recordThresholdWarning(tx: Database, warning: ThresholdWarningTable): Promise<boolean> {
  const noted = await tx
    .insertInto('vat_threshold_warnings')
    .values(warning)
    .onConflict((conflict) => conflict.doNothing())
    .returning('year')
    .executeTakeFirst()
  return noted !== undefined
}
