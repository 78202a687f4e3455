import { href, redirect } from 'react-router'
import { apiFrom } from '../../api.ts'
import { LIST_PARAMETERS, readFilters, toApiQuery } from '../filters.ts'
import type { Route } from './+types/fact-filters.route'
import { listFilters } from './list-filters.contract.ts'

/** Whoever comes here by the address finds no page, and is led to one. */
export const loader = () => redirect(href('/'))

/** What a list can be narrowed by further. Without the answer it is sorted and narrowed as before. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams
  const [q, collection] = [address.get('q'), address.get('collection')]
  const { sort: _, ...narrowed } = toApiQuery(readFilters(address))
  const query = { ...narrowed, ...(q && { q }), ...(collection && { collection }) }
  return (await apiFrom(context)(listFilters, { query }).catch(() => ({ facts: [] }))).facts
}

export const handle = LIST_PARAMETERS
