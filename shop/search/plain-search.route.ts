import { href, redirect } from 'react-router'
import { PRICES, RATINGS } from '../catalogue/lists/sorts-and-scales.contract.ts'
import { LIST_PARAMETERS, listAddress, RANGE_FIELDS, readFilters, readRange } from '../lists/filters.ts'
import { type PageParameters, reads } from '../meta/page-parameters.ts'
import type { Route } from './+types/plain-search.route'
import { addressOfWords } from './address-of-words.ts'

const OF_FORMS = reads('search_query', 'collection', ...Object.values(RANGE_FIELDS).flat())
export const handle: PageParameters = {
  readsOf: (query) => ({ ...LIST_PARAMETERS.readsOf(query), ...OF_FORMS.readsOf(query) }),
}

/** Where the forms of a browser without script lead: on to the one address that says the same, of what words find, of a collection or of all products. */
export function loader({ request }: Pick<Route.LoaderArgs, 'request'>): never {
  const fields = new URL(request.url).searchParams
  const words = fields.get('search_query')?.trim()
  const slug = fields.get('collection')
  const path = words ? addressOfWords(words) : slug ? href('/collections/:slug', { slug }) : href('/')
  const range = (names: readonly string[]) => names.map((name) => fields.get(name) ?? '').join(',')
  throw redirect(
    listAddress(path, {
      ...readFilters(fields),
      price: readRange(range(RANGE_FIELDS.price), PRICES),
      rating: readRange(range(RANGE_FIELDS.rating), RATINGS),
    }),
  )
}
export const clientLoader = loader
