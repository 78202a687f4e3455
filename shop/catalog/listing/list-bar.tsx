import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppliedFilters } from './applied-filters.tsx'
import type { ListScope } from './attributes/use-list-filters.ts'
import { DensityToggle } from './density/density-toggle.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FILTER_FORM, type Filters, listAddress } from './filters.ts'
import { NoFilterResults } from './no-filter-results.tsx'
import { PlainFilters } from './plain/plain-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import { usePendingFilters } from './use-pending-filters.ts'

interface ListBarProps {
  /** The path of the list. */
  path: string
  filters: Filters
  about?: ListScope
  /** True if a filter panel is shown on large screens. */
  hasPanel?: boolean
  /** The text for an empty result; null if there are products. */
  emptyMessage: string | null
  /** The heading or summary of the list. */
  children: ReactNode
}

/** The bar above a list: heading, filters, sort order and applied filters. */
export default function ListBar({ path, filters, about = {}, hasPanel = false, emptyMessage, children }: ListBarProps) {
  const navigate = useNavigate()
  const chosen = usePendingFilters(filters)
  return (
    <>
      {!hasPanel && <PlainFilters filters={filters} collection={about.collection} />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {children}
        {/* Reserves the space of the toggle, because the page can be painted before it is parsed. */}
        <div className="relative flex min-w-0 gap-3 max-sm:w-full max-sm:justify-between max-sm:pr-14 noscript:pr-0">
          <FilterDrawer about={about} path={path} filters={filters} hasPanel={hasPanel} />
          <SortSelect
            form={FILTER_FORM}
            value={chosen.sort}
            onChange={(sort) => navigate(listAddress(path, { ...chosen, sort }), { preventScrollReset: true })}
          />
          <DensityToggle />
        </div>
      </div>
      <AppliedFilters path={path} filters={filters} />
      {emptyMessage !== null && <NoFilterResults path={path} filters={filters} message={emptyMessage} />}
    </>
  )
}
