import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'

/** The largest number of slips in one file. */
const MOST_SLIPS = 200

export const packingSlips = endpoint({
  method: 'GET',
  url: '/api/packing_slips.pdf',
  schema: {
    summary: 'Get the packing slips of orders as one PDF, without prices',
    description: `At most ${MOST_SLIPS}, in the given sequence; each starts on a new page.`,
    tags: ['Orders'],
    querystring: z.object({
      orders: z
        .string()
        .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'A valid integer is required.')
        .transform((listed) => [...new Set(listed.split(',').map(Number))])
        .refine((ids) => ids.length <= MOST_SLIPS, `Ensure this field has no more than ${MOST_SLIPS} elements.`)
        .describe('order numbers, separated by commas'),
    }),
    response: { 200: z.unknown() },
  },
  config: { allow: 'orders', scope: 'documents:read' },
})
