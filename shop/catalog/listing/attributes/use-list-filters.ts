import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { type Filters, listAddress } from '../filters.ts'
import type { AttributeFilter } from './list-filters.contract.ts'

/** The subset of products that a list covers; all products if empty. */
export interface ListScope {
  /** The search words. */
  words?: string | undefined
  /** The slug of a collection. */
  collection?: string | undefined
}

/** The remaining filters of a list, and its number of products. */
export interface ListFilters {
  /** Null if it could not be counted. */
  count: number | null
  options: readonly AttributeFilter[]
  facts: readonly AttributeFilter[]
}

/** Loads the remaining filters of a list whenever its filters change; undefined until the first response. */
export function useListFilters({ words, collection }: ListScope, filters: Filters): ListFilters | undefined {
  const { data, load } = useFetcher<ListFilters>()
  const asked = new URLSearchParams({ ...(words && { search_query: words }), ...(collection && { collection }) })
  const narrowed = listAddress('', { ...filters, sort: undefined }).slice(1)
  const address = `${href('/lists/filters')}?${[asked, narrowed].filter((part) => String(part) !== '').join('&')}`
  useEffect(() => void load(address), [load, address])
  return data
}
