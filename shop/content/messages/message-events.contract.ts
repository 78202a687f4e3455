import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'

export const messageReceived = defineEvent({
  type: 'message.received',
  subject: 'message',
  data: z.object({
    order: z.int().nullable().describe('the order it is about; null without one'),
    is_reply: z.boolean().describe('true if it continues a conversation'),
  }),
  summary: 'A customer writes through the contact form or replies to an answer.',
})
