import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { showMoment } from '../../../../lib/texts/dates.ts'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'

/** A list of recent imports. */
export function RecentImports({ imports }: { imports: readonly CatalogueImport[] }) {
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-xl">
        {texts.recentImports}
      </h2>
      <ul data-rows="" className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {imports.map((one) => (
          <li key={one.id}>
            <Link
              to={href('/admin/csv/:id', { id: String(one.id) })}
              className="block min-h-11 px-4 py-2.5 -outline-offset-4 hover:bg-sunken/60"
            >
              <span className="block truncate font-medium">{one.file}</span>
              <span className="text-muted text-sm">
                {showMoment(one.time_created)}, {inWords(one)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function inWords({ state, interrupted, percent, counts }: CatalogueImport): string {
  if (interrupted) return texts.interrupted
  if (state === 'reading') return texts.reading(percent)
  if (state === 'running') return texts.importing(percent)
  if (state === 'done') return texts.imported(counts.done)
  if (state === 'refused') return texts.couldNotBeRead
  return counts.create + counts.update > 0 ? texts.needsConfirmation : texts.nothingToImport
}
