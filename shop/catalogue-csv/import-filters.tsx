import { Link } from 'react-router'
import type { CatalogueImport, ImportFilter } from './catalogue-csv.contract.ts'

const NAMES: Record<ImportFilter, string> = {
  faulty: 'Wrong',
  failed: 'Failed',
  create: 'New',
  update: 'Changed',
  unchanged: 'Unchanged',
}

/** The part of the address that says which products are listed. */
const ONLY = 'only'

export const filterIn = (asked: URLSearchParams) => FILTERS.find((filter) => filter === asked.get(ONLY))

const FILTERS: readonly ImportFilter[] = ['faulty', 'failed', 'create', 'update', 'unchanged']

/** Which of the products are listed, with how many there are of each kind; kinds without any are left out. */
export function ImportFilters({ counts, only }: { counts: CatalogueImport['counts']; only: ImportFilter | undefined }) {
  const all = counts.create + counts.update + counts.unchanged + counts.faulty
  if (all === 0) return null
  return (
    <nav aria-label="Which products" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        <Filter name="All" count={all} to="?" isCurrent={only === undefined} />
        {FILTERS.filter((filter) => counts[filter] > 0 || filter === only).map((filter) => (
          <Filter
            key={filter}
            name={NAMES[filter]}
            count={counts[filter]}
            to={`?${ONLY}=${filter}`}
            isCurrent={filter === only}
          />
        ))}
      </ul>
    </nav>
  )
}

function Filter({ name, count, to, isCurrent }: { name: string; count: number; to: string; isCurrent: boolean }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control border px-4 tabular-nums ${isCurrent ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-edge bg-surface hover:border-ink'}`}
      >
        {name} <span className={isCurrent ? '' : 'text-muted'}>{count}</span>
      </Link>
    </li>
  )
}
