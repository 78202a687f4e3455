import type { ReactNode } from 'react'
import { ScrollableTable } from '../../../ui/table/scrollable-table.tsx'

interface AmountTableProps {
  caption: string
  /** Names of the columns; amounts are on the right. */
  columns: readonly { name: string; isAmount?: boolean }[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of amounts, which scrolls sideways on narrow screens. */
export function AmountTable({ caption, columns, rows }: AmountTableProps) {
  return (
    <ScrollableTable caption={caption}>
      <thead>
        <tr className="border-line border-b text-left text-muted">
          {columns.map(({ name, isAmount }) => (
            <th key={name} scope="col" className={`px-4 py-2 font-medium ${isAmount ? 'text-right' : ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td
                key={columns[place]?.name}
                className={`px-4 py-2 ${columns[place]?.isAmount ? 'text-right tabular-nums whitespace-nowrap' : ''}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  )
}
