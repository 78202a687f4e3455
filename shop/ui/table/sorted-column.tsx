import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { SAME_SCREEN } from '../same-screen.ts'

interface SortedColumnProps {
  name: string
  /** Where the table is sorted by this column, or the other way round where it is so already. */
  to: string
  /** How the table is sorted by it now; undefined where it is sorted by another one. */
  sorted: 'ascending' | 'descending' | undefined
  className?: string
}

/** The head of a column by which a table can be sorted. The sort is an address of its own. */
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
