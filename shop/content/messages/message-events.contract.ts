import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'

export const messageReceived = defineEvent({
  type: 'message.received',
  subject: 'message',
  data: z.object({
    order: z.int().nullable().describe('the order it is about; null without one'),
    reply: z.int().nullable().describe('id of the reply in the conversation; null for its first message'),
  }),
  summary: 'A customer writes through the contact form or replies to an answer.',
})
