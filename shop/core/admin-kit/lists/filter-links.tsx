import { Link } from 'react-router'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import { scrollRowToLink } from './scroll-row.ts'

export interface FilterLink {
  to: string
  name: string
  /** Number of entries if known; a text if inexact. */
  count?: number | string
  isChosen: boolean
}

/**
 * Links that filter a list. Each filter has its own address and starts at the first page. On phones they are one row
 * that scrolls.
 */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      <ul className="-m-1 relative flex gap-2 p-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap">
        {links.map(({ to, name, count, isChosen }) => (
          <li key={to}>
            <Link
              ref={isChosen ? scrollRowToLink : undefined}
              to={to}
              state={SAME_SCREEN}
              aria-current={isChosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full max-sm:whitespace-nowrap pointer-fine:min-h-9 border border-edge bg-surface px-4 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-medium aria-[current=page]:text-paper"
            >
              {name}
              {count !== undefined && <span className="tabular-nums opacity-80">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
