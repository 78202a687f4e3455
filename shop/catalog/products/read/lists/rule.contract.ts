import { z } from 'zod'
import { FilterQuery, Range } from './list-query.contract.ts'
import { RATINGS } from './sorts-and-scales.contract.ts'

/** In euros. */
const LOWEST_PRICE = 0.01

/** Parameters that may be repeated in an address. */
const REPEATED = new Set(['option', 'fact'])

/** A collection rule consists of list filters. Its ranges are not limited to the sliders' scale. */
const RuleFilters = z.strictObject({
  ...FilterQuery.shape,
  price_range: Range.optional(),
  rating_range: Range.optional(),
})

/** Parses a collection rule, written as a query string; undefined if it is invalid. */
export function readRule(rule: string): FilterQuery | undefined {
  const written = new URLSearchParams(rule)
  const filters = Object.fromEntries(
    [...new Set(written.keys())].map((name) => [
      name,
      REPEATED.has(name) ? written.getAll(name) : (written.get(name) ?? ''),
    ]),
  )
  return RuleFilters.safeParse(filters).data
}

/** Returns whether a rule is empty, or its price or rating range cannot match any product. */
export function matchesNothing({ price_range: price, rating_range: rating, ...others }: FilterQuery): boolean {
  if (!price && !rating) return Object.values(others).every((filter) => filter === undefined)
  const isNoPrice = price !== undefined && (Number(price.low) < 0 || Number(price.high) < LOWEST_PRICE)
  const isNoRating = rating !== undefined && (Number(rating.low) > RATINGS.max || Number(rating.high) < RATINGS.min)
  return isNoPrice || isNoRating
}
