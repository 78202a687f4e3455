import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { textLine } from '../../lib/fields.contract.ts'
import { Narrowed } from '../catalogue/lists/list-query.contract.ts'
import { Slug } from '../catalogue/slug.contract.ts'
import { MAX_QUERY } from '../search/max-query.contract.ts'

/** By so many facts, and so many values of each, a list is offered to be narrowed; the most frequent ones. */
export const MAX_FILTERS = { names: 8, values: 20 }
/** So many names of facts are shown to staff. */
export const MAX_FACT_NAMES = 200
/** Beyond so many products, those of a name are not counted further. */
export const MAX_COUNTED = 1000

export const FactFilter = z.object({
  name: z.string(),
  values: z.array(
    z.object({ value: z.string(), count: z.int().describe('how many products the list would have with this value') }),
  ),
})
export type FactFilter = z.infer<typeof FactFilter>

export const listFilters = endpoint({
  method: 'GET',
  url: '/api/filters/',
  schema: {
    summary: 'By which facts a list can be narrowed further, with what each value would leave',
    description:
      'Asked like the list: with its words (`q`) or its collection, and all that narrows it. What is asked for of a fact counts for the values of all others, and not for its own.',
    tags: ['Catalogue'],
    querystring: Narrowed.extend({
      q: textLine(MAX_QUERY).optional().describe('the words of a search'),
      collection: Slug.optional(),
    }),
    response: { 200: z.object({ facts: z.array(FactFilter) }) },
  },
  config: { allow: 'anyone', cached: true },
})

export const FactName = z.object({
  name: z.string(),
  products: z.int().describe(`how many products have it; ${MAX_COUNTED} stands for that many or more`),
  can_filter: z.boolean().describe('whether lists can be narrowed by it'),
})
export type FactName = z.infer<typeof FactName>

export const listFactNames = endpoint({
  method: 'GET',
  url: '/api/fact_names/',
  schema: {
    summary: 'What is said of products: the names of their facts',
    tags: ['Products'],
    response: { 200: z.object({ names: z.array(FactName) }) },
  },
  config: { allow: 'staff' },
})

export const setFilterable = endpoint({
  method: 'PUT',
  url: '/api/fact_names/',
  schema: {
    summary: 'Let lists be narrowed by a fact, or no more',
    tags: ['Products'],
    body: z.object({ name: textLine(60), can_filter: z.boolean() }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'staff' },
})
