import { type Filters, writtenFilters } from '../filters.ts'

/** What narrows and sorts a list, in a form that leaves it as it is. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return Object.entries(writtenFilters(filters)).flatMap(([name, written]) =>
    [written].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}
