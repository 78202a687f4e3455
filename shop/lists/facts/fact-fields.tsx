import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { type Filters, listAddress, writtenValue } from '../filters.ts'
import { FactChoices } from './fact-choices.tsx'
import type { FactFilter } from './list-filters.contract.ts'

/** What a list is about, where that is not all products. */
export interface ListAbout {
  /** The words that were looked for. */
  words?: string | undefined
  /** The slug of a collection. */
  collection?: string | undefined
}

interface FactFieldsProps {
  about: ListAbout
  filters: Filters
  change: (filters: Filters) => void
}

/** The facts of a list, loaded when they are looked at; until then, and without script, those that are chosen stay so. */
export function FactFields({ about: { words, collection }, filters, change }: FactFieldsProps) {
  const { data, load } = useFetcher<{ facts: FactFilter[] }>()
  const asked = new URLSearchParams({ ...(words && { search_query: words }), ...(collection && { collection }) })
  const narrowed = listAddress('', { ...filters, sort: undefined }).slice(1)
  const address = `${href('/lists/filters')}?${[asked, narrowed].filter((part) => String(part) !== '').join('&')}`
  useEffect(() => void load(address), [load, address])
  if (!data)
    return filters.facts.map((fact) => (
      <input key={writtenValue(fact)} type="hidden" name="fact" value={writtenValue(fact)} />
    ))
  return <FactChoices facts={data.facts} chosen={filters.facts} change={(facts) => change({ ...filters, facts })} />
}
