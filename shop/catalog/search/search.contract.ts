import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { textLine } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { CardResponse } from '../products/card/product-card.contract.ts'
import { CardFields, PricePerUnit, Product } from '../products/read/catalogue.contract.ts'
import { FilterLabels, ListQuery } from '../products/read/lists/list-query.contract.ts'
import { MAX_QUERY } from '../products/read/lists/max-query.contract.ts'

/** The maximum number of completions and products together. */
export const MAX_SUGGESTIONS = 8
export const MAX_POPULAR = 8

const SearchQuery = textLine(MAX_QUERY)

const MatchingVariant = z
  .int()
  .nullable()
  .describe(
    'ID of the variant to show instead of the default one, because it matches the words better; null if there is none',
  )

const FoundPages = z
  .array(z.object({ slug: z.string(), title: z.string() }))
  .describe('published content pages with the words in their titles; or in their texts, if no product matches')

const Correction = z.object({
  corrected: z
    .string()
    .nullable()
    .describe(
      'words that `results` match if no product matches the words as typed: corrected or fewer words; otherwise null',
    ),
  left_out: z
    .array(z.string())
    .describe('typed words that no product has together with those in `corrected`; empty if all words were searched'),
  pages: FoundPages,
})

export const search = endpoint({
  method: 'GET',
  url: '/api/search/:search_query/',
  schema: {
    summary: 'Search products by words in any order; incomplete and misspelled words match too',
    tags: ['Search'],
    params: z.object({ search_query: SearchQuery }),
    querystring: PageQuery.extend({
      fields: CardFields.optional().describe(
        '`card`: only the fields of a product card, with images of the first and the matching variant only',
      ),
      ...ListQuery.shape,
    }),
    response: { 200: pageOf(Product.extend({ matching_variant: MatchingVariant })).extend(Correction.shape) },
  },
  config: { allow: 'anyone', scope: 'catalogue:read', requiresOpenShop: true },
})

/** `search` with `fields=card`. The response is the same for every customer. */
export const searchCards = endpoint({
  ...search,
  schema: {
    ...search.schema,
    querystring: search.schema.querystring.required({ fields: true }),
    response: {
      200: pageOf(CardResponse.extend({ matching_variant: MatchingVariant })).extend({
        ...Correction.shape,
        labels: FilterLabels.optional(),
      }),
    },
  },
})

export const suggestProducts = endpoint({
  method: 'GET',
  url: '/api/suggestions/',
  schema: {
    summary: `Get up to ${MAX_SUGGESTIONS} suggestions for incomplete search words`,
    tags: ['Search'],
    querystring: z.object({ q: SearchQuery }),
    response: {
      200: z.object({
        completions: z.array(z.string()).describe('complete search queries'),
        pages: FoundPages,
        products: z.array(
          Product.pick({ id: true, slug: true, title: true, price: true, thumbnail: true }).extend({
            is_lowest_price: z.boolean().describe('whether other variants of the product cost more than `price`'),
            unit_price: PricePerUnit.nullable(),
            matching_variant: MatchingVariant.describe(
              'as in a search; if set, thumbnail and price are those of this variant',
            ),
          }),
        ),
      }),
    },
  },
  config: { allow: 'anyone', scope: 'catalogue:read', requiresOpenShop: true, cached: true },
})

export const listPopularProducts = endpoint({
  method: 'GET',
  url: '/api/popular/',
  schema: {
    summary: `List ${MAX_POPULAR} popular products: those bought most lately, then those with the most reviews`,
    tags: ['Search'],
    response: { 200: z.object({ results: z.array(Product) }) },
  },
  config: { allow: 'anyone', scope: 'catalogue:read', requiresOpenShop: true, cached: true },
})
