import * as texts from '#texts/catalog/listing'
import type { SliderRange } from '../../ui/fields/range-slider.tsx'
import type { PageParameters } from '../../ui/meta/page-parameters.ts'
import type { NamedValue, Sort } from '../products/read/lists/list-query.contract.ts'
import { PRICES, RATINGS, sortIn } from '../products/read/lists/sorts-and-scales.contract.ts'

export const SORTS: Record<Sort, string> = {
  price_high_to_low: texts.priceHighToLow,
  price_low_to_high: texts.priceLowToHigh,
  reviews_high_to_low: texts.rating,
  latest: texts.latest,
}

/** What sorts and narrows a list. A range that spans its whole slider narrows nothing. */
export interface Filters {
  sort: Sort | undefined
  price: SliderRange
  rating: SliderRange
  /** Leaves out what is sold out. */
  inStock: boolean
  isNew: boolean
  isReduced: boolean
  options: readonly NamedValue[]
  /** What must be known of a product. */
  facts: readonly NamedValue[]
}

/** The names of the fields that a browser without script sends. */
export const RANGE_FIELDS = {
  price: ['lowest_price', 'highest_price'],
  rating: ['lowest_rating', 'highest_rating'],
} as const

/** The form of the filters, of which the sort is a field too. */
export const FILTER_FORM = 'filters'

/** What narrows nothing. */
export const NO_FILTERS = {
  price: [PRICES.min, PRICES.max],
  rating: [RATINGS.min, RATINGS.max],
  inStock: false,
  isNew: false,
  isReduced: false,
  options: [],
  facts: [],
} as const

/** More than any price: at the upper end of its slider a price means "and more". */
const ANY_PRICE = 1e9
/** As many and as long as the API takes them. */
const MAX_OPTIONS = 20
const NAME_AND_VALUE = /^\s*([^:\s][^:]{0,59}):\s*(\S[\s\S]{0,119})$/
const CONTROL = /\p{Cc}/u

/** Reads what an address says of sort and filters; what it says in a form of its own counts as not said. */
export function readFilters(query: URLSearchParams): Filters {
  const { sort = '', ...asked } = Object.fromEntries(query)
  return {
    sort: sortIn({ ...asked, ...(isSort(sort) && { sort }) }),
    price: readRange(query.get('price_range'), PRICES),
    rating: readRange(query.get('rating_range'), RATINGS),
    inStock: query.get('in_stock') === 'true',
    isNew: query.get('new') === 'true',
    isReduced: query.get('reduced') === 'true',
    options: readNamedValues(query.getAll('option')),
    facts: readNamedValues(query.getAll('fact')),
  }
}

/** Each once, in one order: the same values make the same page. */
function readNamedValues(written: readonly string[]): NamedValue[] {
  const read = written.flatMap((text) => {
    const [, name, value] = CONTROL.test(text) ? [] : (NAME_AND_VALUE.exec(text) ?? [])
    return name && value ? [`${name.trim()}:${value.trim()}`] : []
  })
  return [...new Set(read)]
    .sort()
    .slice(0, MAX_OPTIONS)
    .map((text) => ({ name: text.slice(0, text.indexOf(':')), value: text.slice(text.indexOf(':') + 1) }))
}

/** Returns the address of a list, from its first page on: its path with what is said of it. */
export function listAddress(path: string, filters?: Filters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters ? writtenFilters(filters) : {}))
    for (const one of [value].flat()) query.append(name, one)
  // Commas are no mystery in a query, and people read addresses.
  return path + (query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : '')
}

/** What a page of a list depends on in its address, said in one way: the same filters make the same page. */
export const LIST_PARAMETERS: PageParameters = {
  readsOf: (query) => ({ ...writtenFilters(readFilters(query)), page: query.get('page') ?? undefined }),
}

/** Returns what the API is asked for. */
export function toApiQuery(filters: Filters): WrittenFilters {
  const { price_range, ...written } = writtenFilters(filters)
  const [low, high] = filters.price
  return { ...written, ...(price_range && { price_range: `${low},${high === PRICES.max ? ANY_PRICE : high}` }) }
}

/** Tells whether anything is left out. */
export const hasActiveFilters = ({ price, rating, inStock, isNew, isReduced, options, facts }: Filters) =>
  !isWholeScale(price, PRICES) ||
  !isWholeScale(rating, RATINGS) ||
  inStock ||
  isNew ||
  isReduced ||
  options.length > 0 ||
  facts.length > 0

type WrittenFilters = {
  sort?: Sort
  price_range?: string
  rating_range?: string
  in_stock?: 'true'
  new?: 'true'
  reduced?: 'true'
  option?: string[]
  fact?: string[]
}

/** Returns what sorts and narrows a list as an address says it. */
export function writtenFilters({
  sort,
  price,
  rating,
  inStock,
  isNew,
  isReduced,
  options,
  facts,
}: Filters): WrittenFilters {
  return {
    ...(sort && { sort }),
    ...(!isWholeScale(price, PRICES) && { price_range: price.join(',') }),
    ...(!isWholeScale(rating, RATINGS) && { rating_range: rating.join(',') }),
    ...(inStock && { in_stock: 'true' }),
    ...(isNew && { new: 'true' }),
    ...(isReduced && { reduced: 'true' }),
    ...(options.length > 0 && { option: options.map(writtenValue) }),
    ...(facts.length > 0 && { fact: facts.map(writtenValue) }),
  }
}

/** Returns a value of an option or fact as it stands in an address. */
export const writtenValue = ({ name, value }: NamedValue) => `${name}:${value}`

interface Scale {
  min: number
  max: number
}

export const isWholeScale = ([low, high]: SliderRange, { min, max }: Scale) => low <= min && high >= max
export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

/** Reads two numbers within the scale; the whole of it for anything else. */
export function readRange(text: string | null, { min, max }: Scale): SliderRange {
  const numbers = text?.split(',').map((number) => (number.trim() === '' ? Number.NaN : Number(number))) ?? []
  const [low = Number.NaN, high = Number.NaN] = numbers
  if (numbers.length !== 2 || !(low <= high)) return [min, max]
  const within = (number: number) => Math.min(max, Math.max(min, number))
  return [within(low), within(high)]
}
