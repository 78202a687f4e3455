import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { line } from '../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../lib/page-of.contract.ts'
import { Product } from '../catalogue/catalogue.contract.ts'

/** Completions and products together. */
export const MAX_SUGGESTIONS = 8
export const MAX_POPULAR = 8

const SearchQuery = line(100)

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

/** Absent means the best match first. */
export const Sort = z.enum(['price_high_to_low', 'price_low_to_high', 'reviews_high_to_low', 'latest'])
export type Sort = z.infer<typeof Sort>

export const search = endpoint({
  method: 'GET',
  url: '/api/search/:search_query/',
  schema: {
    summary: 'Find products by words: whole, begun or misspelled, in any order, with or without accents',
    tags: ['Search'],
    params: z.object({ search_query: SearchQuery }),
    querystring: PageQuery.extend({
      sort: Sort.optional().describe('absent: the best match first'),
      price_range: Range.optional().describe('lowest and highest price in euros, joined by a comma'),
      rating_range: Range.optional().describe('lowest and highest average rating; leaves out products without reviews'),
      in_stock: z.enum(['true']).optional().describe('leaves out products that are sold out'),
    }),
    response: {
      200: pageOf(Product).extend({
        corrected: z
          .string()
          .nullable()
          .describe('the words that were probably meant, when nothing has the words as they were typed'),
      }),
    },
  },
  config: { allow: 'anyone' },
})

export const suggestions = endpoint({
  method: 'GET',
  url: '/api/suggestions/',
  schema: {
    summary: `What somebody who has typed this far may be looking for, at most ${MAX_SUGGESTIONS} things`,
    tags: ['Search'],
    querystring: z.object({ q: SearchQuery }),
    response: {
      200: z.object({
        completions: z.array(z.string()).describe('whole queries'),
        products: z.array(Product.pick({ id: true, slug: true, title: true, price: true, thumbnail: true })),
      }),
    },
  },
  config: { allow: 'anyone', kept: true },
})

export const popular = endpoint({
  method: 'GET',
  url: '/api/popular/',
  schema: {
    summary: `The ${MAX_POPULAR} products that were lately bought most, then those with the most reviews`,
    tags: ['Search'],
    response: { 200: z.object({ results: z.array(Product) }) },
  },
  config: { allow: 'anyone', kept: true },
})
