import { useId } from 'react'
import { texts } from '#texts/catalog/listing'
import type { Sort } from '../products/read/lists/list-query.contract.ts'
import { isSort, SORTS } from './filters.ts'

interface SortSelectProps {
  /** The id of the form to submit without JavaScript. */
  form: string
  value: Sort | undefined
  onChange: (sort: Sort | undefined) => void
}

/** The sort order select. */
export function SortSelect({ form, value, onChange }: SortSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:flex-2">
      <label htmlFor={id} className="whitespace-nowrap text-muted text-sm max-sm:sr-only">
        {texts.sortBy}
      </label>
      <select
        id={id}
        name="sort"
        form={form}
        value={value ?? ''}
        onChange={({ target }) => onChange(isSort(target.value) ? target.value : undefined)}
        className="h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base max-sm:w-full"
      >
        <option value="">{texts.featured}</option>
        {Object.entries(SORTS).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
