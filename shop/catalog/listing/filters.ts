import { texts } from '#texts/catalog/listing'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import type { SliderRange } from '../../ui/fields/range-slider.tsx'
import type { PageParameters } from '../../ui/meta/page-parameters.ts'
import type { FilterLabels, NamedValue, Sort } from '../products/read/lists/list-query.contract.ts'
import { PRICES, RATINGS, sortIn } from '../products/read/lists/sorts-and-scales.contract.ts'

export const SORTS: Record<Sort, string> = localizedConstant(() => ({
  price_high_to_low: texts.priceHighToLow,
  price_low_to_high: texts.priceLowToHigh,
  reviews_high_to_low: texts.rating,
  latest: texts.latest,
}))

/** The sort and filters of a list. A range over the whole scale does not filter. */
export interface Filters {
  sort: Sort | undefined
  price: SliderRange
  rating: SliderRange
  /** Excludes sold-out products. */
  inStock: boolean
  isNew: boolean
  isOnSale: boolean
  options: readonly NamedValue[]
  /** Required attributes of products. */
  facts: readonly NamedValue[]
  /** The translated names and values of options and attributes. */
  labels?: FilterLabels | undefined
}

/** The field names of forms without JavaScript. */
export const RANGE_FIELDS = {
  price: ['lowest_price', 'highest_price'],
  rating: ['lowest_rating', 'highest_rating'],
} as const

/** The id of the filter form, to which the sort field belongs too. */
export const FILTER_FORM = 'filters'

/** No filters. */
export const NO_FILTERS = {
  price: [PRICES.min, PRICES.max],
  rating: [RATINGS.min, RATINGS.max],
  inStock: false,
  isNew: false,
  isOnSale: false,
  options: [],
  facts: [],
} as const

/** Above any price: the upper end of the price slider means "and more". */
const ANY_PRICE = 1e9
/** The same limits as in the API. */
const MAX_OPTIONS = 20
const NAME_AND_VALUE = /^\s*([^:\s][^:]{0,59}):\s*(\S[\s\S]{0,119})$/
const CONTROL = /\p{Cc}/u

/** Reads sort and filters from an address. Invalid values are ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const { sort = '', ...asked } = Object.fromEntries(query)
  return {
    sort: sortIn({ ...asked, ...(isSort(sort) && { sort }) }),
    price: readRange(query.get('price_range'), PRICES),
    rating: readRange(query.get('rating_range'), RATINGS),
    inStock: query.get('in_stock') === 'true',
    isNew: query.get('new') === 'true',
    isOnSale: query.get('reduced') === 'true',
    options: readNamedValues(query.getAll('option')),
    facts: readNamedValues(query.getAll('fact')),
  }
}

/** Removes duplicates and sorts, so that equal filters give equal pages. */
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

/** Returns the address of the first page of a list with sort and filters. */
export function listAddress(path: string, filters?: Filters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters ? filterParameters(filters) : {}))
    for (const one of [value].flat()) query.append(name, one)
  // Keeps commas readable; they need no escaping in a query.
  return path + (query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : '')
}

/** The normalised parameters of a list page, so that equal filters share one cached page. */
export const LIST_PARAMETERS: PageParameters = {
  readsOf: (query) => ({ ...filterParameters(readFilters(query)), page: query.get('page') ?? undefined }),
}

/** Converts filters to API query parameters. */
export function toApiQuery(filters: Filters): FilterParameters {
  const { price_range, ...written } = filterParameters(filters)
  const [low, high] = filters.price
  return { ...written, ...(price_range && { price_range: `${low},${high === PRICES.max ? ANY_PRICE : high}` }) }
}

/** Returns whether any filter is set. */
export const hasActiveFilters = ({ price, rating, inStock, isNew, isOnSale, options, facts }: Filters) =>
  !isFullScale(price, PRICES) ||
  !isFullScale(rating, RATINGS) ||
  inStock ||
  isNew ||
  isOnSale ||
  options.length > 0 ||
  facts.length > 0

type FilterParameters = {
  sort?: Sort
  price_range?: string
  rating_range?: string
  in_stock?: 'true'
  new?: 'true'
  reduced?: 'true'
  option?: string[]
  fact?: string[]
}

/** Returns sort and filters as query parameters of an address. */
export function filterParameters({
  sort,
  price,
  rating,
  inStock,
  isNew,
  isOnSale,
  options,
  facts,
}: Filters): FilterParameters {
  return {
    ...(sort && { sort }),
    ...(!isFullScale(price, PRICES) && { price_range: price.join(',') }),
    ...(!isFullScale(rating, RATINGS) && { rating_range: rating.join(',') }),
    ...(inStock && { in_stock: 'true' }),
    ...(isNew && { new: 'true' }),
    ...(isOnSale && { reduced: 'true' }),
    ...(options.length > 0 && { option: options.map(formatNamedValue) }),
    ...(facts.length > 0 && { fact: facts.map(formatNamedValue) }),
  }
}

/** Formats an option or attribute value for an address. */
export const formatNamedValue = ({ name, value }: NamedValue) => `${name}:${value}`

interface Scale {
  min: number
  max: number
}

export const isFullScale = ([low, high]: SliderRange, { min, max }: Scale) => low <= min && high >= max
export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

/** Reads a range within the scale; the whole scale if invalid. */
export function readRange(text: string | null, { min, max }: Scale): SliderRange {
  const numbers = text?.split(',').map((number) => (number.trim() === '' ? Number.NaN : Number(number))) ?? []
  const [low = Number.NaN, high = Number.NaN] = numbers
  if (numbers.length !== 2 || !(low <= high)) return [min, max]
  const within = (number: number) => Math.min(max, Math.max(min, number))
  return [within(low), within(high)]
}
