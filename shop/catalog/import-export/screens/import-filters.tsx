import { texts } from '#texts/catalog/import-export'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import type { CatalogueImport, ImportFilter } from '../catalogue-csv.contract.ts'

const NAMES: Record<ImportFilter, string> = localizedConstant(() => ({
  invalid: texts.wrong,
  failed: texts.failed,
  create: texts.newLabel,
  update: texts.changed,
  unchanged: texts.unchanged,
  noted: texts.withNotes,
}))

/** The query parameter of the filter. */
const ONLY = 'only'

export const filterIn = (asked: URLSearchParams) => FILTERS.find((filter) => filter === asked.get(ONLY))

const FILTERS: readonly ImportFilter[] = ['invalid', 'failed', 'noted', 'create', 'update', 'unchanged']

/** Links that filter the products, with counts. Empty filters are omitted. */
export function ImportFilters({ counts, only }: { counts: CatalogueImport['counts']; only: ImportFilter | undefined }) {
  const all = counts.create + counts.update + counts.unchanged + counts.invalid
  if (all === 0) return null
  const links = FILTERS.filter((filter) => counts[filter] > 0 || filter === only).map((filter) => ({
    to: `?${ONLY}=${filter}`,
    name: NAMES[filter],
    count: counts[filter],
    isChosen: filter === only,
  }))
  return (
    <div className="mt-8">
      <FilterLinks
        label={texts.whichProducts}
        links={[{ to: '?', name: texts.all, count: all, isChosen: only === undefined }, ...links]}
      />
    </div>
  )
}
