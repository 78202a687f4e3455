import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { textLine } from '../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../lib/page-of.contract.ts'
import { PricePerUnit, Product } from '../catalogue/catalogue.contract.ts'
import { PRICES, RATINGS, SORT_NAMES } from './filters/sorts-and-scales.contract.ts'
import { MAX_QUERY } from './max-query.contract.ts'

/** Completions and products together. */
export const MAX_SUGGESTIONS = 8
export const MAX_POPULAR = 8

const SearchQuery = textLine(MAX_QUERY)

const MatchingVariant = z
  .int()
  .nullable()
  .describe(
    'the variant to show in place of the default one, because its name has more of the words; null when there is none',
  )

/** A number as people write one; kept as text, because a float would move the border of a price. */
const NUMBER = /^ *-?\d{1,12}(\.\d{1,12})? *$/

const Range = z
  .string()
  .transform((text) => text.split(','))
  .refine(
    ([low, high, more]) =>
      low !== undefined &&
      high !== undefined &&
      more === undefined &&
      NUMBER.test(low) &&
      NUMBER.test(high) &&
      Number(low) <= Number(high),
    'Enter two numbers separated by a comma.',
  )
  .transform(([low = '', high = '']) => ({ low: low.trim(), high: high.trim() }))
export type Range = z.infer<typeof Range>

const rangeWithin = ({ min, max }: { min: number; max: number }) =>
  // An untouched slider is no filter: it means prices above its end and products without reviews too.
  Range.transform((range) => (Number(range.low) === min && Number(range.high) === max ? undefined : range)).optional()

/** Absent means the best match first. */
export const Sort = z.enum(SORT_NAMES)
export type Sort = z.infer<typeof Sort>

const Named = z.enum(['true', 'false']).optional().describe('the same as `sort` with this name')
/** Each sort is a parameter of its own too: `?latest=true` says the same as `?sort=latest`. */
const SortsByName = {
  price_high_to_low: Named,
  price_low_to_high: Named,
  reviews_high_to_low: Named,
  latest: Named,
} satisfies Record<Sort, typeof Named>

export const search = endpoint({
  method: 'GET',
  url: '/api/search/:search_query/',
  schema: {
    summary: 'Find products by words: whole, begun or misspelled, in any order, with or without accents',
    tags: ['Search'],
    params: z.object({ search_query: SearchQuery }),
    querystring: PageQuery.extend({
      sort: Sort.optional().describe('absent: the best match first'),
      ...SortsByName,
      price_range: rangeWithin(PRICES).describe(
        `lowest and highest price in euros, joined by a comma; ${PRICES.min},${PRICES.max} narrows nothing`,
      ),
      rating_range: rangeWithin(RATINGS).describe(
        `lowest and highest average rating; leaves out products without reviews; ${RATINGS.min},${RATINGS.max} narrows nothing`,
      ),
      in_stock: z.enum(['true']).optional().describe('leaves out products that are sold out'),
    }),
    response: {
      200: pageOf(Product.extend({ matching_variant: MatchingVariant })).extend({
        corrected: z
          .string()
          .nullable()
          .describe(
            'the words that `results` have, when nothing has the words as they were typed: those probably meant, or fewer',
          ),
        left_out: z
          .array(z.string())
          .describe('words that nothing has together with those in `corrected`; empty when all were looked for'),
      }),
    },
  },
  config: { allow: 'anyone' },
})

export const suggestProducts = endpoint({
  method: 'GET',
  url: '/api/suggestions/',
  schema: {
    summary: `What somebody who has typed this far may be looking for, at most ${MAX_SUGGESTIONS} things`,
    tags: ['Search'],
    querystring: z.object({ q: SearchQuery }),
    response: {
      200: z.object({
        completions: z.array(z.string()).describe('whole queries'),
        products: z.array(
          Product.pick({ id: true, slug: true, title: true, price: true, thumbnail: true }).extend({
            is_lowest_price: z.boolean().describe('whether other variants of the product cost more'),
            unit_price: PricePerUnit.nullable(),
            matching_variant: MatchingVariant.describe('as in a search; thumbnail and price are its own then'),
          }),
        ),
      }),
    },
  },
  config: { allow: 'anyone', cached: true },
})

export const listPopularProducts = endpoint({
  method: 'GET',
  url: '/api/popular/',
  schema: {
    summary: `The ${MAX_POPULAR} products that were lately bought most, then those with the most reviews`,
    tags: ['Search'],
    response: { 200: z.object({ results: z.array(Product) }) },
  },
  config: { allow: 'anyone', cached: true },
})
