import { z } from 'zod'
import { Narrowed, Range } from './list-query.contract.ts'
import { RATINGS } from './sorts-and-scales.contract.ts'

/** In euros. */
const LOWEST_PRICE = 0.01

/** What may stand several times in an address. */
const REPEATED = new Set(['option', 'fact'])

/** What a rule may say: what narrows a list. Its ranges are taken as they are written, also where a slider would have no end. */
const RuleFilters = z.strictObject({
  ...Narrowed.shape,
  price_range: Range.optional(),
  rating_range: Range.optional(),
})

/** Reads a rule, by which products belong to a collection: filters as they stand in an address. Undefined when it is none. */
export function readRule(rule: string): Narrowed | undefined {
  const written = new URLSearchParams(rule)
  const filters = Object.fromEntries(
    [...new Set(written.keys())].map((name) => [
      name,
      REPEATED.has(name) ? written.getAll(name) : (written.get(name) ?? ''),
    ]),
  )
  return RuleFilters.safeParse(filters).data
}

/** Tells whether a rule says nothing, or asks for a price or rating that nothing can have. */
export function makesNoSense({ price_range: price, rating_range: rating, ...others }: Narrowed): boolean {
  if (!price && !rating) return Object.values(others).every((filter) => filter === undefined)
  const isNoPrice = price !== undefined && (Number(price.low) < 0 || Number(price.high) < LOWEST_PRICE)
  const isNoRating = rating !== undefined && (Number(rating.low) > RATINGS.max || Number(rating.high) < RATINGS.min)
  return isNoPrice || isNoRating
}
