/** One row of the benchmark's table. */
export interface BenchRow {
  what: string
  measured: string
  /** Empty for a figure without a goal. */
  budget: string
  met?: boolean
}

/** Formats rows under their headings as an aligned Markdown table. */
export function asTable(rows: readonly BenchRow[]): string {
  const lines = [
    ['What', 'Measured', 'Budget', 'Met'],
    ...rows.map(({ what, measured, budget, met }) => [
      what,
      measured,
      budget,
      met === undefined ? '' : met ? 'yes' : 'NO',
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const [heading, ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [heading, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}
