import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { textLine } from '../../../../lib/fields.contract.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { FilterQuery } from '../../products/read/lists/list-query.contract.ts'
import { MAX_QUERY } from '../../products/read/lists/max-query.contract.ts'

/**
 * The maximum number of attributes, and of values per attribute or option, offered as filters; the most frequent ones.
 */
export const MAX_FILTERS = { names: 8, values: 20 }
/** The maximum number of options, such as Size, offered as filters. */
export const MAX_OPTION_FILTERS = 4
const Label = z.string().optional().describe('the text in the requested language; absent without a translation')

export const AttributeFilter = z.object({
  name: z.string(),
  label: Label,
  values: z.array(
    z.object({
      value: z.string(),
      label: Label,
      count: z.int().describe('number of products that the list would have with this value'),
    }),
  ),
})
export type AttributeFilter = z.infer<typeof AttributeFilter>

export const listFilters = endpoint({
  method: 'GET',
  url: '/api/filters/',
  schema: {
    summary: 'List the filters of a product list, with the number of products per value',
    description:
      'Takes the parameters of the list: search words (`q`) or a collection, and the chosen filters. The filter of an option or attribute applies to the counts of all others, not to its own.',
    tags: ['Catalogue'],
    querystring: FilterQuery.extend({
      q: textLine(MAX_QUERY).optional().describe('search words'),
      collection: Slug.optional(),
    }),
    response: {
      200: z.object({
        count: z.int().describe('number of products in the list with the chosen filters'),
        options: z.array(AttributeFilter).describe('options of the variants, such as Size'),
        facts: z.array(AttributeFilter),
      }),
    },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { collection: 'collection' },
  },
})
