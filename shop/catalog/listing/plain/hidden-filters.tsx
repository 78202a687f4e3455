import { type Filters, filterParameters } from '../filters.ts'

/** Hidden fields that keep sort and filters in a form. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return Object.entries(filterParameters(filters)).flatMap(([name, written]) =>
    [written].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}
