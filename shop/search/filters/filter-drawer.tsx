import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/search'
import { Button } from '../../ui/button.tsx'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, hasActiveFilters, NO_FILTERS, searchAddress } from './filters.ts'

interface FilterDrawerProps {
  words: string
  filters: Filters
}

/** The filters of small screens, behind a button. What is chosen in the drawer counts when it says so; closed otherwise, nothing changes. */
export function FilterDrawer({ words, filters }: FilterDrawerProps) {
  const { isOpen, open, close, leaveFor } = useOpenInHistory()
  return (
    <>
      <Button
        weight="secondary"
        onClick={open}
        aria-haspopup="dialog"
        className="max-sm:flex-1 lg:hidden noscript:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {texts.filters}
        {hasActiveFilters(filters) && <span className="size-2 rounded-full bg-accent" />}
        {hasActiveFilters(filters) && <span className="sr-only">{texts.someAreSet}</span>}
      </Button>
      {isOpen && (
        <BottomSheet title={texts.filters} close={close}>
          <Draft filters={filters} done={(chosen) => leaveFor(searchAddress(words, chosen))} />
        </BottomSheet>
      )}
    </>
  )
}

function Draft({ filters, done }: { filters: Filters; done: (filters: Filters) => void }) {
  const [draft, setDraft] = useState(filters)
  return (
    <>
      <FilterFields filters={draft} change={setDraft} />
      <div className="mt-6 flex gap-3">
        <Button
          weight="secondary"
          disabled={!hasActiveFilters(draft)}
          onClick={() => setDraft({ ...draft, ...NO_FILTERS })}
        >
          {texts.clear}
        </Button>
        <Button onClick={() => done(draft)} className="flex-1">
          {texts.showProducts}
        </Button>
      </div>
    </>
  )
}

/** An open drawer is a step in the history, so that Back closes it before it does anything else. */
function useOpenInHistory() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isHydrated = useHydrated()
  return {
    isOpen: isHydrated && (state as { drawer?: true } | null)?.drawer === true,
    open: () => navigate(search, { state: { drawer: true }, preventScrollReset: true }),
    close: () => navigate(-1),
    /** In place of the drawer, so that Back then undoes what was chosen in it. */
    leaveFor: (address: string) => navigate(address, { replace: true, preventScrollReset: true }),
  }
}
