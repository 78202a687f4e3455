import { z } from 'zod'
import { defineEvent } from '../../../../lib/event-type.ts'

export const withdrawalReceived = defineEvent({
  type: 'withdrawal.received',
  subject: 'withdrawal',
  data: z.object({ order: z.int().nullable().describe('null if no order matches the order number and address') }),
  summary: 'A customer withdraws from an order or from a part of it.',
})
