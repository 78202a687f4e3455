import { texts } from '#texts/catalog/products/table'
import { RowCheckbox } from '../../../../ui/table/row-checkbox.tsx'
import { SortedColumn } from '../../../../ui/table/sorted-column.tsx'
import type { StaffProduct, TableSort } from '../products-table.contract.ts'
import { type TableView, tableAddress } from './table-address.ts'
import { TableRow } from './table-row.tsx'

interface ProductsTableProps {
  view: TableView
  products: readonly StaffProduct[]
  ticked: ReadonlySet<number>
  setTicked: (ticked: ReadonlySet<number>) => void
}

/** Columns that sort in descending order first. */
const BEGINS_DESCENDING: readonly TableSort[] = ['sold', 'changed']

/** The products table; on phones the rows are shown as cards. */
export function ProductsTable({ view, products, ticked, setTicked }: ProductsTableProps) {
  const areAllTicked = products.every(({ id }) => ticked.has(id))
  function tick(ids: readonly number[], isTicked: boolean) {
    const next = new Set(ticked)
    for (const id of ids) {
      if (isTicked) next.add(id)
      else next.delete(id)
    }
    setTicked(next)
  }
  const column = { view }
  return (
    <table className="w-full border-line border-y text-sm max-md:block">
      <thead className="max-md:block">
        <tr className="border-line border-b text-left text-muted md:whitespace-nowrap max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4">
          <th scope="col" className="w-11 font-normal">
            <RowCheckbox
              label={texts.tickAll}
              isTicked={areAllTicked}
              change={(isTicked) =>
                tick(
                  products.map(({ id }) => id),
                  isTicked,
                )
              }
            />
          </th>
          <Column {...column} sort="title" name={texts.COLUMNS.title} />
          <Column {...column} sort="state" name={texts.COLUMNS.state} />
          <Column {...column} sort="price" name={texts.COLUMNS.price} className="md:text-right" />
          <Column {...column} sort="stock" name={texts.COLUMNS.stock} className="md:pl-3 md:text-right" />
          <Column
            {...column}
            sort="sold"
            name={texts.COLUMNS.sold}
            className="md:max-lg:hidden md:text-right lg:pl-4"
          />
          <Column
            {...column}
            sort="changed"
            name={texts.COLUMNS.changed}
            className="md:max-[90rem]:hidden min-[90rem]:pl-4"
          />
          <th scope="col" className="max-md:hidden">
            <span className="sr-only">{texts.moreOptions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {products.map((product) => (
          <TableRow key={product.id} product={product}>
            <RowCheckbox
              label={texts.select(product.title)}
              isTicked={ticked.has(product.id)}
              change={(isTicked) => tick([product.id], isTicked)}
            />
          </TableRow>
        ))}
      </tbody>
    </table>
  )
}

interface ColumnProps {
  view: TableView
  sort: TableSort
  name: string
  className?: string
}

function Column({ view, sort, name, className = '' }: ColumnProps) {
  const isSorted = view.sort === sort
  const isDescending = isSorted ? !view.isDescending : BEGINS_DESCENDING.includes(sort)
  return (
    <SortedColumn
      name={name}
      to={tableAddress(view, { sort, isDescending })}
      sorted={isSorted ? (view.isDescending ? 'descending' : 'ascending') : undefined}
      className={className}
    />
  )
}
