import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer, textLine } from '../../../../lib/fields.contract.ts'

export const unsubscribeReviewEmails = endpoint({
  method: 'POST',
  url: '/api/review_emails/refusals/',
  schema: {
    summary: 'Ask for no more e-mails that ask for reviews, by the link of one of them',
    description: 'Without a login: whoever holds the e-mail may. Refused (404) when the link is none of ours.',
    tags: ['Reviews'],
    body: z.object({ user: Integer, key: textLine(100) }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})
