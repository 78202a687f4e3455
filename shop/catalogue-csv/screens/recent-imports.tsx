import { href, Link } from 'react-router'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What was brought lately, to come back to. */
export function RecentImports({ imports }: { imports: readonly CatalogueImport[] }) {
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-xl">
        Recent imports
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {imports.map((one) => (
          <li key={one.id}>
            <Link
              to={href('/admin/csv/:id', { id: String(one.id) })}
              className="block min-h-11 px-4 py-2.5 -outline-offset-4 hover:bg-sunken/60"
            >
              <span className="block truncate font-medium">{one.file}</span>
              <span className="text-muted text-sm">
                {day.format(new Date(one.time_created))}, {inWords(one)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function inWords({ state, interrupted, percent, counts }: CatalogueImport): string {
  if (interrupted) return 'interrupted'
  if (state === 'reading') return `looking through it, ${percent} %`
  if (state === 'running') return `importing, ${percent} %`
  if (state === 'done') return `${counts.done} imported`
  if (state === 'refused') return 'could not be read'
  return counts.create + counts.update > 0 ? 'waits for you' : 'nothing to import'
}
