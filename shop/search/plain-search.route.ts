import { href, redirect } from 'react-router'
import { reads } from '../meta/page-parameters.ts'
import type { Route } from './+types/plain-search.route'
import { RANGE_FIELDS } from './filters/filter-fields.tsx'
import { readFilters, readRange, searchAddress } from './filters/filters.ts'
import { PRICES, RATINGS, SORT_NAMES } from './filters/sorts-and-scales.contract.ts'

export const handle = reads('search_query', 'in_stock', 'sort', ...SORT_NAMES, ...Object.values(RANGE_FIELDS).flat())

/** Where the forms of a browser without script lead: on to the one address that says the same. */
export function loader({ request }: Pick<Route.LoaderArgs, 'request'>): never {
  const fields = new URL(request.url).searchParams
  const words = fields.get('search_query')?.trim()
  const range = (names: readonly string[]) => names.map((name) => fields.get(name) ?? '').join(',')
  throw redirect(
    words
      ? searchAddress(words, {
          ...readFilters(fields),
          price: readRange(range(RANGE_FIELDS.price), PRICES),
          rating: readRange(range(RANGE_FIELDS.rating), RATINGS),
        })
      : href('/'),
  )
}
export const clientLoader = loader
