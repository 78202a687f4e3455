/** Rows of one statement that changes many, so that its locks and its transaction are short. */
export const BATCH_ROWS = 1_000

/**
 * Repeats a change of at most `BATCH_ROWS` rows, each with its own commit, until one changes fewer rows.
 * @param change returns the number of changed rows
 */
export async function inBatches(change: () => Promise<number>): Promise<void> {
  while ((await change()) >= BATCH_ROWS);
}
