import type { ReactNode } from 'react'
import { Price } from '../../../ui/price.tsx'
import { ScrollableTable } from '../../../ui/table/scrollable-table.tsx'

/** A column of a table. */
export type DataColumn<Row> = {
  name: string
  /** Further classes of its cells, such as `max-sm:hidden`. */
  className?: string
} & (
  | {
      cell: (row: Row) => ReactNode
      /** Numbers are on the right, in one line, as prices are. */
      isNumber?: boolean
      price?: undefined
    }
  | {
      /** An amount in euros. */
      price: (row: Row) => string
      isNumber?: undefined
    }
)

interface DataTableProps<Row> {
  /** Name of the table, read out by screen readers only. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The index of the column that names the rows; the first one by default. */
  naming?: number
  /** The cells of a last row with sums, in the order of the columns. */
  sums?: readonly ReactNode[]
}

/** On phones, the columns are closer. */
const PADDING = 'px-2.5 py-2.5 sm:px-4'

/** A table of figures, which scrolls sideways on narrow screens. */
export function DataTable<Row>({ caption, columns, rows, keyOf, naming = 0, sums }: DataTableProps<Row>) {
  const look = ({ isNumber, price, className = '' }: DataColumn<Row>, place: number) => {
    const text = `${place === naming ? 'min-w-32' : 'min-w-24'} text-left`
    return `${PADDING} ${isNumber || price ? 'text-right tabular-nums whitespace-nowrap' : text} ${className}`
  }
  return (
    <ScrollableTable caption={caption}>
      <thead>
        <tr className="border-line border-b text-muted">
          {columns.map((column, place) => (
            // On phones, long names of columns leave room for their values.
            <th key={column.name} scope="col" className={`font-medium max-sm:whitespace-normal ${look(column, place)}`}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="align-top hover:bg-sunken">
            {columns.map((column, place) => {
              const Cell = place === naming ? 'th' : 'td'
              return (
                <Cell
                  key={column.name}
                  {...(place === naming && { scope: 'row' })}
                  className={`font-normal wrap-break-word ${look(column, place)}`}
                >
                  {column.price ? <Price of={column.price(row)} /> : column.cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
        {sums && (
          <tr>
            {columns.map((column, place) => (
              <td key={column.name} className={look(column, place)}>
                {sums[place]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </ScrollableTable>
  )
}
