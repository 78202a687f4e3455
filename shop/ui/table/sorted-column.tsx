import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { SAME_SCREEN } from '../same-screen.ts'

interface SortedColumnProps {
  name: string
  /** Address that sorts by this column, or reverses the order if it is already sorted by it. */
  to: string
  /** The current sort order; undefined if sorted by another column. */
  sorted: 'ascending' | 'descending' | undefined
  className?: string
}

/** A sortable column header. Each sort order has its own address. */
export function SortedColumn({ name, to, sorted, className = '' }: SortedColumnProps) {
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
