import { useLocation, useNavigation } from 'react-router'
import { pathWithoutLanguage } from '../../../lib/texts/page-paths.ts'
import { type Filters, readFilters } from './filters.ts'

/** Returns the filters of a pending navigation, otherwise the current ones. Quick successive choices add up. */
export function usePendingFilters(filters: Filters): Filters {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next && pathWithoutLanguage(next.pathname) === pathname
    ? readFilters(new URLSearchParams(next.search))
    : filters
}
