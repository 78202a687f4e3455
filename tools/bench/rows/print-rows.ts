import { asTable, type BenchRow } from './row.ts'

/**
 * Runs a measurement and prints its table; sets exit code 1 if a budget is missed.
 * @param measure adds everything it opens to the stack, which is disposed at the end and on an interrupt
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
    // Interrupted by the user.
    if (!opened.disposed) throw error
  } finally {
    await opened.disposeAsync()
  }
}
