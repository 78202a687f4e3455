import { href, redirect } from 'react-router'
import { listAddress } from '../listing/filters.ts'
import { LIST_FORM_PARAMETERS, readListForm } from '../listing/plain/list-form.ts'
import type { Route } from './+types/plain-search.route'
import { searchAddress } from './search-address.ts'

export const handle = LIST_FORM_PARAMETERS

/** Redirects search forms sent without JavaScript to the address of a search, a collection or all products. */
export function loader({ request }: Pick<Route.LoaderArgs, 'request'>): never {
  const { words, collection: slug, filters } = readListForm(new URL(request.url).searchParams)
  const path = words ? searchAddress(words) : slug ? href('/collections/:slug', { slug }) : href('/')
  throw redirect(listAddress(path, filters))
}
export const clientLoader = loader
