import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/listing'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ListScope } from './attributes/use-list-filters.ts'
import { type Filters, hasActiveFilters, listAddress } from './filters.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

interface FilterDrawerProps {
  about: ListScope
  /** The path of the list. */
  path: string
  filters: Filters
  /** True if a filter panel is shown on large screens. */
  hasPanel: boolean
}

/** The button and drawer with filters, where no panel is shown. Choices apply only when confirmed. */
export function FilterDrawer({ about, path, filters, hasPanel }: FilterDrawerProps) {
  const { isOpen, open, close, leaveFor } = useOpenInHistory()
  return (
    <>
      <Button
        weight="secondary"
        onClick={open}
        aria-haspopup="dialog"
        className={`max-sm:flex-1 noscript:hidden ${hasPanel ? 'lg:hidden' : ''}`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {texts.filters}
        {hasActiveFilters(filters) && <span className="size-2 rounded-full bg-accent" />}
        {hasActiveFilters(filters) && <span className="sr-only">{texts.filtersActive}</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            about={about}
            filters={filters}
            close={close}
            done={(chosen) => leaveFor(listAddress(path, chosen))}
          />
        </Suspense>
      )}
    </>
  )
}

/** The open drawer has a history entry, so that Back closes it. */
function useOpenInHistory() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isHydrated = useHydrated()
  return {
    isOpen: isHydrated && (state as { drawer?: true } | null)?.drawer === true,
    open: () => navigate(pathname + search, { state: { drawer: true }, preventScrollReset: true }),
    close: () => navigate(-1),
    /** Replaces the drawer's history entry, so that Back undoes the chosen filters. */
    leaveFor: (address: string) => navigate(address, { replace: true, preventScrollReset: true }),
  }
}
