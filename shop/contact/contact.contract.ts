import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { Email, line, text } from '../../lib/fields.contract.ts'

const Message = z.object({ name: line(100), email: Email, title: line(150), body: text(10, 5_000) })

const Stored = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  body: z.string(),
  time_created: z.iso.datetime(),
})

export const sendMessage = endpoint({
  method: 'POST',
  url: '/api/contact/',
  schema: {
    summary: 'Write to the shop',
    tags: ['Contact'],
    body: Message,
    response: { 201: Stored },
  },
  config: { allow: 'anyone', rateLimit: { max: 5, timeWindow: '10 minutes' } },
})
