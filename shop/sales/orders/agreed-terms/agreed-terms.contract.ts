import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

const TermsAddress = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })

export const readAgreedTerms = endpoint({
  method: 'GET',
  url: '/api/terms/:hash/',
  schema: {
    summary: 'Get a version of the terms by the SHA-256 of its text',
    description: 'All versions are public but not listed.',
    tags: ['Orders'],
    params: TermsAddress,
    response: {
      200: z.object({
        words: z.string().describe('full text of the terms, as plain text'),
        language: z.string().describe('language of the text: `en`'),
      }),
    },
  },
  config: { allow: 'anyone' },
})
