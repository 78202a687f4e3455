import { asTable, type BenchRow } from './row.ts'

/**
 * Runs a measurement and prints its table; the process then ends with 1 when a budget is not met.
 * @param measure puts on the stack what it opens, to be closed at the end and when somebody stops it in the middle
 */
export async function printRows(measure: (opened: AsyncDisposableStack) => Promise<BenchRow[]>): Promise<void> {
  const opened = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => opened.disposeAsync().finally(() => process.exit(1)))
  }
  try {
    const rows = await measure(opened)
    console.log(asTable(rows))
    process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0
  } catch (error) {
    // Somebody stopped it in the middle.
    if (!opened.disposed) throw error
  } finally {
    await opened.disposeAsync()
  }
}
