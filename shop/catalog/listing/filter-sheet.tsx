import { useState } from 'react'
import { texts } from '#texts/catalog/listing'
import { Button } from '../../ui/button.tsx'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { type ListScope, useListFilters } from './attributes/use-list-filters.ts'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, hasActiveFilters, NO_FILTERS } from './filters.ts'

interface FilterSheetProps {
  about: ListScope
  filters: Filters
  close: () => void
  done: (filters: Filters) => void
}

/** The content of the filter drawer, loaded on demand. */
export default function FilterSheet({ about, filters, close, done }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters)
  const found = useListFilters(about, draft)
  return (
    <BottomSheet title={texts.filters} close={close}>
      <FilterFields found={found} filters={draft} change={setDraft} />
      <div className="mt-6 flex gap-3">
        <Button
          weight="secondary"
          disabled={!hasActiveFilters(draft)}
          onClick={() => setDraft({ ...draft, ...NO_FILTERS })}
        >
          {texts.clear}
        </Button>
        <Button onClick={() => done(draft)} className="flex-1">
          {typeof found?.count === 'number' ? texts.showCount(found.count) : texts.showProducts}
        </Button>
      </div>
    </BottomSheet>
  )
}
