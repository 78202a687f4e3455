import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { textLine } from '../../../../lib/fields.contract.ts'
import { MAX_QUERY } from '../../products/read/lists/max-query.contract.ts'

/** The period shown to staff. */
export const SHOWN_DAYS = 30

export const NoResultSearch = z.object({
  words: z.string().describe('search words without accents, case and punctuation'),
  count: z.int().describe(`number of searches without results in the last ${SHOWN_DAYS} days`),
  last_day: z.iso.date().describe('date of the last such search, in UTC'),
})
export type NoResultSearch = z.infer<typeof NoResultSearch>

const tags = ['Search']

export const listNoResultSearches = endpoint({
  method: 'GET',
  url: '/api/no-result-searches/',
  schema: {
    summary: 'List searches without results, most frequent first; they are stored without their authors',
    tags,
    response: { 200: z.object({ searches: z.array(NoResultSearch) }) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const forgetNoResultSearch = endpoint({
  method: 'DELETE',
  url: '/api/no-result-searches/:words/',
  schema: {
    summary: 'Delete searches without results from the list; later searches are counted again',
    tags,
    params: z.object({ words: textLine(MAX_QUERY) }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})
