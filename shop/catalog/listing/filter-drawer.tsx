import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/catalog/listing'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ListAbout } from './facts/use-list-filters.ts'
import { type Filters, hasActiveFilters, listAddress } from './filters.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

interface FilterDrawerProps {
  about: ListAbout
  /** Where the list stands. */
  path: string
  filters: Filters
  /** Whether the filters stand beside the list where there is room. */
  hasPanel: boolean
}

/** The filters behind a button, where none stand beside the list. What is chosen in the drawer counts when it says so; closed otherwise, nothing changes. */
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
        {hasActiveFilters(filters) && <span className="sr-only">{texts.someAreSet}</span>}
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

/** An open drawer is a step in the history, so that Back closes it before it does anything else. */
function useOpenInHistory() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isHydrated = useHydrated()
  return {
    isOpen: isHydrated && (state as { drawer?: true } | null)?.drawer === true,
    open: () => navigate(pathname + search, { state: { drawer: true }, preventScrollReset: true }),
    close: () => navigate(-1),
    /** In place of the drawer, so that Back then undoes what was chosen in it. */
    leaveFor: (address: string) => navigate(address, { replace: true, preventScrollReset: true }),
  }
}
