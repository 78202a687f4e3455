import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { LanguageName } from '../../../core/translations/language-name.contract.ts'

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
        translations: z
          .array(z.object({ language: LanguageName, is_ready: z.boolean() }))
          .describe(
            'other languages of the pages; the search of their pages finds translated texts once `is_ready` is true',
          ),
        remaining: z.int().describe('number of products, collections, pages and synonyms that are not indexed yet'),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
