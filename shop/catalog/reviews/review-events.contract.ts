import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'

export const reviewPosted = defineEvent({
  type: 'review.posted',
  subject: 'review',
  data: z.object({ product: z.int(), variant: z.int(), rating: z.number().describe('stars, from 0.5 to 5') }),
  summary: 'A customer posts a review.',
})
