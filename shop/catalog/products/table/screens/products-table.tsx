import { texts } from '#texts/catalog/products/table'
import { RowCheckbox } from '../../../../ui/table/row-checkbox.tsx'
import { SortHeader } from '../../../../ui/table/sorted-column.tsx'
import type { Selection } from '../../../../ui/table/use-selection.ts'
import type { StaffProduct } from '../products-table.contract.ts'
import { type TableView, tableAddress } from './table-address.ts'
import { TableRow } from './table-row.tsx'

interface ProductsTableProps {
  view: TableView
  products: readonly StaffProduct[]
  selection: Selection<StaffProduct>
}

/** The products table; on phones the rows are shown as cards. */
export function ProductsTable({ view, products, selection: { selected, tick } }: ProductsTableProps) {
  const column = { view, address: (order: Partial<TableView>) => tableAddress(view, order) }
  return (
    <table className="w-full border-line border-y text-sm max-md:block">
      <thead className="max-md:block">
        <tr className="border-line border-b text-left text-muted md:whitespace-nowrap max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4">
          <th scope="col" className="w-11 font-normal">
            <RowCheckbox
              label={texts.tickAll}
              isTicked={products.every(({ id }) => selected.has(id))}
              change={(isTicked) => tick(products, isTicked)}
            />
          </th>
          <SortHeader {...column} sort="title" name={texts.COLUMNS.title} />
          <SortHeader {...column} sort="state" name={texts.COLUMNS.state} />
          <SortHeader {...column} sort="price" name={texts.COLUMNS.price} className="md:text-right" />
          <SortHeader {...column} sort="stock" name={texts.COLUMNS.stock} className="md:pl-3 md:text-right" />
          <SortHeader
            {...column}
            sort="sold"
            beginsDescending
            name={texts.COLUMNS.sold}
            className="md:max-lg:hidden md:text-right lg:pl-4"
          />
          <SortHeader
            {...column}
            sort="changed"
            beginsDescending
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
              isTicked={selected.has(product.id)}
              change={(isTicked) => tick([product], isTicked)}
            />
          </TableRow>
        ))}
      </tbody>
    </table>
  )
}
