import type { ReactNode } from 'react'
import { compareTexts } from '../../../../../lib/texts/compare-texts.ts'

/** The query parameters of a list. Those of filters have the names of the filters. */
const [WORDS, SORT, PAGE] = ['q', 'sort', 'page']

/** The number of records on a page of a list in pages. */
export const LIST_PAGE_SIZE = 100

/** The content of a cell; the value by default. */
type ListCellOptions<Item> =
  | { cell?: (item: Item, edit: () => void) => ReactNode; onPhone?: undefined }
  | {
      cell?: (item: Item, edit: () => void) => string
      /** The text of the cell on phones, where the columns have no titles. @param text of the cell */
      onPhone: (text: string, item: Item) => string
    }

/** A column of the list. `cell` can open the form of the record. */
export type ListColumn<Item> = ListCellOptions<Item> & {
  label: string
  /** The value by which the list is sorted, searched and exported. */
  value: (item: Item) => string | number
  /** The column has figures, which are right-aligned. */
  isNumber?: boolean
  /** The classes of a badge, which shows a state. */
  badgeColors?: (item: Item) => string
  /** The list is not sorted by this column, for example because the API of a list in pages does not. */
  isUnsorted?: boolean
  /** False for a column without values, such as one of buttons, which the CSV file leaves out. */
  isExported?: boolean
  /** The column is only searched and exported. */
  isHidden?: boolean
}

/** A filter above the list. */
interface ListFilter<Item> {
  label: string
  /** Labels by value. */
  choices: Readonly<Record<string, string>>
  /** The values of a record. */
  value: (item: Item) => readonly string[]
}

/** The parts of a resource that its list declares. */
export interface ListOptions<Item> {
  columns: Readonly<Record<string, ListColumn<Item>>>
  filters?: Readonly<Record<string, ListFilter<Item>>>
}

/** The state of a list in the address. */
export interface ListView {
  words: string
  /** Undefined for the order of the response. */
  sort: { column: string; isDescending: boolean } | undefined
  /** The chosen value of each filter that is set. */
  filters: Readonly<Record<string, string>>
  /** The number of the page, for lists in pages. */
  page: string
}

/** Returns the search words of an address. */
export const wordsIn = (query: URLSearchParams): string => (query.get(WORDS) ?? '').trim().slice(0, 100)

/** Parses the address of a list. Invalid values are ignored. */
export function readListView<Item>(query: URLSearchParams, { columns, filters = {} }: ListOptions<Item>): ListView {
  const sort = query.get(SORT) ?? ''
  const column = sort.replace(/^-/, '')
  const chosen = Object.entries(filters).flatMap(([name, { choices }]) => {
    const value = query.get(name)
    return value !== null && Object.hasOwn(choices, value) ? [[name, value]] : []
  })
  return {
    words: wordsIn(query),
    sort:
      columns[column] && Object.hasOwn(columns, column) && !columns[column].isUnsorted
        ? { column, isDescending: sort.startsWith('-') }
        : undefined,
    filters: Object.fromEntries(chosen),
    page: query.get(PAGE) ?? '1',
  }
}

/** Returns the query of an endpoint with the records of a view. Its filters have the names of the list's. */
export const pageQuery = ({ words, sort, filters, page }: ListView) => ({
  ...{ ...filters, page, page_size: String(LIST_PAGE_SIZE) },
  ...(words !== '' && { q: words }),
  ...(sort && { sort: sort.column as never, descending: sort.isDescending ? ('true' as const) : ('false' as const) }),
})

/** Returns the address of the first page with one parameter replaced. @param value empty to remove it */
export function listAddress(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query)
  next.delete(PAGE)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return `?${next}`
}

export const wordsAddress = (query: URLSearchParams, words: string) => listAddress(query, WORDS, words)

/** Returns the address that sorts by a column: ascending, then descending, then in the order of the response. */
export function sortAddress(query: URLSearchParams, column: string): string {
  const sort = query.get(SORT)
  const next = sort === column ? `-${column}` : sort === `-${column}` ? '' : column
  return listAddress(query, SORT, next)
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return compareTexts(String(one), String(other))
}

/** Returns whether a record has all words in its columns, and the values of the filters. */
export function isListed<Item>(item: Item, { words, filters }: ListView, options: ListOptions<Item>): boolean {
  const passes = Object.entries(filters).every(([name, value]) => {
    return options.filters?.[name]?.value(item).includes(value)
  })
  if (!passes) return false
  const text = Object.values(options.columns)
    .map(({ value }) => value(item))
    .join('\n')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Returns records in the order of the view. Equal ones keep their order. */
export function inViewOrder<Item>(
  items: readonly Item[],
  { sort }: ListView,
  { columns }: ListOptions<Item>,
): readonly Item[] {
  const value = sort && columns[sort.column]?.value
  if (!value) return items
  const sign = sort.isDescending ? -1 : 1
  return items.toSorted((one, other) => sign * compare(value(one), value(other)))
}
