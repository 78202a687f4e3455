import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/product-editing/table'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import type { StaffProduct, TableSort } from '../products-table.contract.ts'
import { type TableView, tableAddress } from './table-address.ts'
import { TableRow } from './table-row.tsx'

interface ProductsTableProps {
  view: TableView
  products: readonly StaffProduct[]
  ticked: ReadonlySet<number>
  setTicked: (ticked: ReadonlySet<number>) => void
}

/** What columns are sorted by first: much sold and lately changed on top, little stock on top. */
const BEGINS_DESCENDING: readonly TableSort[] = ['sold', 'changed']

/** All products as a table, on a phone as cards of the same rows. */
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
        <tr className="border-line border-b text-left text-muted max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4">
          <th scope="col" className="w-11 font-normal">
            <Tick
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
          <Column {...column} sort="stock" name={texts.COLUMNS.stock} className="md:text-right" />
          <Column {...column} sort="sold" name={texts.COLUMNS.sold} className="md:text-right" />
          <Column {...column} sort="changed" name={texts.COLUMNS.changed} className="md:max-lg:hidden lg:pl-4" />
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {products.map((product) => (
          <TableRow key={product.id} product={product}>
            <Tick
              label={texts.tickNamed(product.title)}
              isTicked={ticked.has(product.id)}
              change={(isTicked) => tick([product.id], isTicked)}
            />
          </TableRow>
        ))}
      </tbody>
    </table>
  )
}

interface TickProps {
  label: string
  isTicked: boolean
  change: (isTicked: boolean) => void
}

function Tick({ label, isTicked, change }: TickProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => change(target.checked)}
        className="size-5 accent-ink"
      />
    </label>
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
  const Arrow = view.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (view.isDescending ? 'descending' : 'ascending') : undefined}
      className={`font-normal ${className}`}
    >
      <Link
        to={tableAddress(view, { sort, isDescending })}
        state={SAME_SCREEN}
        preventScrollReset
        className={`inline-flex min-h-11 items-center gap-1 hover:text-ink ${isSorted ? 'font-medium text-ink' : ''}`}
      >
        {name}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </Link>
    </th>
  )
}
