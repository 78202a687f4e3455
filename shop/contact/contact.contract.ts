import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { ContactMessage } from './contact-message.contract.ts'

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
    body: ContactMessage,
    response: { 201: Stored },
  },
  config: { allow: 'anyone', rateLimit: { max: 5, timeWindow: '10 minutes' } },
})
