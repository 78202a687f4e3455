import { BYTE_ORDER_MARK, escapeFormula } from '../../../../../lib/formula-cells.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import type { ListOptions } from './list-view.ts'

/**
 * Downloads records as CSV with all columns that have values, in the given order.
 * @param title of the list, for the name of the file
 */
export function downloadCsv<Item>(title: string, items: readonly Item[], { columns }: ListOptions<Item>): void {
  const all = Object.values(columns).filter(({ isExported = true }) => isExported)
  const rows = [all.map(({ label }) => label), ...items.map((item) => all.map(({ value }) => value(item)))]
  const name = `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`
  saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
}

/** Formats rows as CSV (RFC 4180) with escaped formulas. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? String(value) : `"${escapeFormula(value).replaceAll('"', '""')}"`
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
