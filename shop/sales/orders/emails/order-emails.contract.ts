import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'

/** An e-mail about an order, exactly as it was sent. */
export const OrderEmail = z.object({
  id: z.int(),
  subject: z.string(),
  words: z.string().describe('body as plain text'),
  files: z.array(z.object({ name: z.string(), words: z.string() })).describe('attachments'),
  time_created: z.iso.datetime(),
  time_sent: z.iso.datetime().nullable().describe('null if not sent yet'),
})
export type OrderEmail = z.infer<typeof OrderEmail>

const response = { 200: z.array(OrderEmail).describe('oldest first') }

export const listOrderEmails = endpoint({
  method: 'GET',
  url: '/api/orders/:id/emails/',
  schema: { summary: 'List the e-mails about an order of the customer', tags: ['Orders'], params: IdAddress, response },
  config: { allow: 'customer' },
})

export const listStaffOrderEmails = endpoint({
  method: 'GET',
  url: '/api/staff_orders/:id/emails/',
  schema: {
    summary: 'List the e-mails about an order',
    description: 'Empty once the order has been anonymised.',
    tags: ['Orders'],
    params: IdAddress,
    response,
  },
  config: { allow: 'orders', scope: 'orders:read' },
})
