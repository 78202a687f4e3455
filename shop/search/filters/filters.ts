import * as texts from '#texts/search'
import type { PageParameters } from '../../meta/page-parameters.ts'
import type { SliderRange } from '../../ui/fields/range-slider.tsx'
import { addressOfWords } from '../address-of-words.ts'
import type { Sort } from '../search.contract.ts'
import { PRICES, RATINGS, sortIn } from './sorts-and-scales.contract.ts'

export const SORTS: Record<Sort, string> = {
  price_high_to_low: texts.priceHighToLow,
  price_low_to_high: texts.priceLowToHigh,
  reviews_high_to_low: texts.rating,
  latest: texts.latest,
}

/** What narrows a search. A range that spans its whole slider narrows nothing. */
export interface Filters {
  sort: Sort | undefined
  price: SliderRange
  rating: SliderRange
  /** Leaves out what is sold out. */
  inStock: boolean
}

/** What narrows nothing. */
export const NO_FILTERS = {
  price: [PRICES.min, PRICES.max],
  rating: [RATINGS.min, RATINGS.max],
  inStock: false,
} as const

/** More than any price: at the upper end of its slider a price means "and more". */
const ANY_PRICE = 1e9

/** Reads what an address says of sort and filters; what it says in a form of its own counts as not said. */
export function readFilters(query: URLSearchParams): Filters {
  const { sort = '', ...asked } = Object.fromEntries(query)
  return {
    sort: sortIn({ ...asked, ...(isSort(sort) && { sort }) }),
    price: readRange(query.get('price_range'), PRICES),
    rating: readRange(query.get('rating_range'), RATINGS),
    inStock: query.get('in_stock') === 'true',
  }
}

/** Returns the address of a search, from its first page on. */
export function searchAddress(words: string, filters?: Filters): string {
  const query = new URLSearchParams(filters && writtenFilters(filters))
  // Commas are no mystery in a query, and people read addresses.
  return addressOfWords(words) + (query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : '')
}

/** What a page of results depends on in its address, said in one way: the same filters make the same page. */
export const RESULTS_QUERY: PageParameters = {
  readsOf: (query) => ({ ...writtenFilters(readFilters(query)), page: query.get('page') ?? undefined }),
}

/** Returns what the API is asked for. */
export function toApiQuery(filters: Filters): WrittenFilters {
  const { price_range, ...written } = writtenFilters(filters)
  const [low, high] = filters.price
  return { ...written, ...(price_range && { price_range: `${low},${high === PRICES.max ? ANY_PRICE : high}` }) }
}

export const hasActiveFilters = ({ price, rating, inStock }: Filters) =>
  !isWhole(price, PRICES) || !isWhole(rating, RATINGS) || inStock

type WrittenFilters = {
  sort?: Sort
  price_range?: string
  rating_range?: string
  in_stock?: 'true'
}

function writtenFilters({ sort, price, rating, inStock }: Filters): WrittenFilters {
  return {
    ...(sort && { sort }),
    ...(!isWhole(price, PRICES) && { price_range: price.join(',') }),
    ...(!isWhole(rating, RATINGS) && { rating_range: rating.join(',') }),
    ...(inStock && { in_stock: 'true' }),
  }
}

interface Scale {
  min: number
  max: number
}

const isWhole = ([low, high]: SliderRange, { min, max }: Scale) => low <= min && high >= max
export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

/** Reads two numbers within the scale; the whole of it for anything else. */
export function readRange(text: string | null, { min, max }: Scale): SliderRange {
  const numbers = text?.split(',').map((number) => (number.trim() === '' ? Number.NaN : Number(number))) ?? []
  const [low = Number.NaN, high = Number.NaN] = numbers
  if (numbers.length !== 2 || !(low <= high)) return [min, max]
  const within = (number: number) => Math.min(max, Math.max(min, number))
  return [within(low), within(high)]
}
