import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

export const getSearchIndex = endpoint({
  method: 'GET',
  url: '/api/search-index/',
  schema: {
    summary: 'Get the language by whose rules the search works, and whether all products are indexed in it',
    tags: ['Search'],
    response: {
      200: z.object({
        language: z.string().describe('language of the index (BCP 47)'),
        is_ready: z.boolean().describe('false while products are indexed; the search uses English rules until then'),
        remaining: z.int().describe('number of products, collections, pages and synonyms that are not indexed yet'),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
