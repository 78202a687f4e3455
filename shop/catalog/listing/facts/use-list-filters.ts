import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { type Filters, listAddress } from '../filters.ts'
import type { FactFilter } from './list-filters.contract.ts'

/** What a list is about, where that is not all products. */
export interface ListAbout {
  /** The words that were looked for. */
  words?: string | undefined
  /** The slug of a collection. */
  collection?: string | undefined
}

/** By what a list can be narrowed further, and how many products it has. */
export interface ListFilters {
  /** Null where it could not be counted. */
  count: number | null
  options: readonly FactFilter[]
  facts: readonly FactFilter[]
}

/** Loads by what a list can be narrowed, anew with each change of its filters; undefined until the first answer is there. */
export function useListFilters({ words, collection }: ListAbout, filters: Filters): ListFilters | undefined {
  const { data, load } = useFetcher<ListFilters>()
  const asked = new URLSearchParams({ ...(words && { search_query: words }), ...(collection && { collection }) })
  const narrowed = listAddress('', { ...filters, sort: undefined }).slice(1)
  const address = `${href('/lists/filters')}?${[asked, narrowed].filter((part) => String(part) !== '').join('&')}`
  useEffect(() => void load(address), [load, address])
  return data
}
