import { useLocation, useNavigation } from 'react-router'
import { type Filters, readFilters } from './filters.ts'

/** Returns what is chosen, before the products are there; what is chosen meanwhile comes on top of it. */
export function useChosen(filters: Filters): Filters {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next?.pathname === pathname ? readFilters(new URLSearchParams(next.search)) : filters
}
