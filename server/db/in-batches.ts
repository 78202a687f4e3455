import { type RawBuilder, sql } from 'kysely'
import type { Database } from './open.ts'
import type { Schema } from './schema.ts'

/** Rows of one statement that changes many, so that its locks and its transaction are short. */
export const BATCH_ROWS = 1_000

/**
 * Repeats a change of at most `BATCH_ROWS` rows, each with its own commit, until one changes fewer rows.
 * @param change returns the number of changed rows
 */
export async function inBatches(change: () => Promise<number>): Promise<void> {
  while ((await change()) >= BATCH_ROWS);
}

/**
 * Deletes the rows of a table that match a condition, in batches. A row that another transaction has locked is left to
 * that transaction or to the next call.
 */
export async function deleteInBatches(
  db: Database,
  table: keyof Schema,
  condition: RawBuilder<boolean>,
): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH_ROWS)} for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows)
  })
}
