import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer, textLine } from '../../../../lib/fields.contract.ts'

export const unsubscribeReviewEmails = endpoint({
  method: 'POST',
  url: '/api/review_emails/refusals/',
  schema: {
    summary: 'Unsubscribe from review requests by the link of an e-mail',
    description: 'Requires no login, only the link of the e-mail. Refused (404) if the link is invalid.',
    tags: ['Reviews'],
    body: z.object({ user: Integer, key: textLine(100) }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})
