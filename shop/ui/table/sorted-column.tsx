import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { SAME_SCREEN } from '../same-screen.ts'

interface SortedColumnProps {
  name: string
  /** Address that sorts by this column, or reverses its order. Undefined if it is unsortable. */
  to: string | undefined
  /** The current sort order; undefined if sorted by another column. */
  sorted: 'ascending' | 'descending' | undefined
  className?: string
}

/** A sortable column header. Each sort order has its own address. */
export function SortedColumn({ name, to, sorted, className = '' }: SortedColumnProps) {
  if (to === undefined)
    return (
      <th scope="col" className={`font-normal max-md:hidden ${className}`}>
        {name}
      </th>
    )
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={sorted} className={`font-normal ${className}`}>
      <Link
        to={to}
        state={SAME_SCREEN}
        preventScrollReset
        className={`inline-flex min-h-11 items-center gap-1 hover:text-ink ${sorted ? 'font-medium text-ink' : ''}`}
      >
        {name}
        {sorted && <Arrow aria-hidden="true" className="size-4" />}
      </Link>
    </th>
  )
}

interface SortHeaderProps<Sort extends string> {
  name: string
  sort: Sort
  /** The current order of the list. */
  view: { sort: Sort; isDescending: boolean }
  /** Returns the address of the list in another order. */
  address: (order: { sort: Sort; isDescending: boolean }) => string
  /** Whether the first click sorts in descending order. */
  beginsDescending?: boolean
  className?: string
}

/** A column header that sorts the list. */
export function SortHeader<Sort extends string>(props: SortHeaderProps<Sort>) {
  const { name, sort, view, address, beginsDescending = false, className } = props
  const isSorted = view.sort === sort
  return (
    <SortedColumn
      name={name}
      to={address({ sort, isDescending: isSorted ? !view.isDescending : beginsDescending })}
      sorted={isSorted ? (view.isDescending ? 'descending' : 'ascending') : undefined}
      {...(className !== undefined && { className })}
    />
  )
}
