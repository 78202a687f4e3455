import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppliedFilters } from './applied-filters.tsx'
import { DensityToggle } from './density/density-toggle.tsx'
import type { ListAbout } from './facts/use-list-filters.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { FILTER_FORM, type Filters, listAddress } from './filters.ts'
import { NothingPasses } from './nothing-passes.tsx'
import { PlainFilters } from './plain/plain-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import { useChosen } from './use-chosen.ts'

interface ListBarProps {
  /** Where the list stands. */
  path: string
  filters: Filters
  about?: ListAbout
  /** Whether the filters stand beside the list where there is room. */
  hasPanel?: boolean
  /** What is to be said when the filters have left nothing; null while they have left something. */
  nothing: string | null
  /** What is said of the list, such as how long it is. */
  children: ReactNode
}

/** The bar above every list: what it is, its filters, its order, and what is applied. */
export default function ListBar({ path, filters, about = {}, hasPanel = false, nothing, children }: ListBarProps) {
  const navigate = useNavigate()
  const chosen = useChosen(filters)
  return (
    <>
      {!hasPanel && <PlainFilters filters={filters} collection={about.collection} />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {children}
        {/* The room of the toggle is there before it is: a page may be shown while it is still being read. */}
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
      {nothing !== null && <NothingPasses path={path} filters={filters} say={nothing} />}
    </>
  )
}
