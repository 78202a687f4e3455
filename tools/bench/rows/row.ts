/** One line of the table that the bench prints. */
export interface BenchRow {
  what: string
  measured: string
  /** Empty for a figure that only explains another one. */
  budget: string
  met?: boolean
}

/** The rows under their headings, in columns that line up and also read as Markdown. */
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
