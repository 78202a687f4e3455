import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { ContactMessage } from './contact-message.contract.ts'

const Stored = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  body: z.string(),
  order: z.int().nullable().describe('number of the order that the message is about; null without one'),
  time_created: z.iso.datetime(),
})

/** A message as staff see it. */
export const StaffMessage = Stored.extend({
  answered_on: z.iso
    .datetime()
    .nullable()
    .describe('time when the message was answered or marked as answered; null if open'),
})
export type StaffMessage = z.infer<typeof StaffMessage>

const tags = ['Contact']

export const sendMessage = endpoint({
  method: 'POST',
  url: '/api/contact/',
  schema: {
    summary: 'Send a message to the shop',
    tags,
    body: ContactMessage,
    response: { 201: Stored },
  },
  config: { allow: 'anyone', rateLimit: { max: 5, timeWindow: '10 minutes' } },
})

export const listMessages = endpoint({
  method: 'GET',
  url: '/api/contact/',
  schema: {
    summary: 'List messages, newest first',
    tags,
    querystring: PageQuery.extend({ answered: z.enum(['true', 'false']).optional() }),
    response: { 200: pageOf(StaffMessage).extend({ waiting: z.int().describe('number of unanswered messages') }) },
  },
  config: { allow: 'orders' },
})

export const markAnswered = endpoint({
  method: 'PUT',
  url: '/api/contact/:id/answered/',
  schema: {
    summary: 'Mark a message as answered',
    tags,
    params: IdAddress,
    response: { 200: StaffMessage },
  },
  config: { allow: 'orders' },
})

export const markWaiting = endpoint({
  method: 'DELETE',
  url: '/api/contact/:id/answered/',
  schema: {
    summary: 'Mark a message as open',
    tags,
    params: IdAddress,
    response: { 200: StaffMessage },
  },
  config: { allow: 'orders' },
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  url: '/api/contact/:id/',
  schema: {
    summary: 'Delete a message permanently',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: { allow: 'orders' },
})
