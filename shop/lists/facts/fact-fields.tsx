import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/lists'
import { type Filters, listAddress, writtenValue } from '../filters.ts'
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

/** What can be known of the products of a list, each value with how many it would leave. Loaded when it is looked at. */
export function FactFields({ about: { words, collection }, filters, change }: FactFieldsProps) {
  const { data, load } = useFetcher<FactFilter[]>()
  const asked = new URLSearchParams({ ...(words && { q: words }), ...(collection && { collection }) })
  const narrowed = listAddress('', { ...filters, sort: undefined }).slice(1)
  const address = `${href('/lists/filters')}?${[asked, narrowed].filter((part) => String(part) !== '').join('&')}`
  useEffect(() => void load(address), [load, address])
  const isChosen = (name: string, value: string) =>
    filters.facts.some((fact) => isSame(fact.name, name) && isSame(fact.value, value))
  return (data ?? []).map(({ name, values }) => (
    <fieldset key={name} className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{name}</legend>
      <ul>
        {values.map(({ value, count }) => (
          <li key={value}>
            <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                name="fact"
                value={writtenValue({ name, value })}
                checked={isChosen(name, value)}
                onChange={({ target }) => {
                  const others = filters.facts.filter((fact) => !isSame(fact.name, name) || !isSame(fact.value, value))
                  change({ ...filters, facts: target.checked ? [...others, { name, value }] : others })
                }}
                className="size-5 shrink-0 rounded"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
              <span className="text-muted tabular-nums">
                {count}
                <span className="sr-only"> {texts.productsWord(count)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
