import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { ID, IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { StaffMessage } from '../contact.contract.ts'
import { AnswerBody, ReplyForm } from './reply-forms.contract.ts'

/** The delivery state of an answer's e-mail. */
const EmailState = z.enum(['held', 'queued', 'delayed', 'sent', 'gone'])

/** A reply to a message. */
const Reply = z.object({
  id: z.int(),
  kind: z
    .enum(['answer', 'written', 'noted'])
    .describe(
      'an answer of the staff; what its writer wrote by the link of an answer; what they wrote by e-mail, as staff noted it',
    ),
  body: z.string(),
  by: z.string().nullable().describe('who of the staff; null when nobody, or when their account is gone'),
  time_created: z.iso.datetime(),
  email: z
    .object({ state: EmailState, time_sent: z.iso.datetime().nullable() })
    .nullable()
    .describe(
      'of an answer: held while it can be taken back, queued, delayed when it is tried again after a failure, sent, or gone with the account that it went to',
    ),
  undo_ms: z.int().nullable().describe('so long it can still be taken back; null when it cannot'),
})
export type Reply = z.infer<typeof Reply>

const Sender = z.object({
  account: z
    .object({ id: z.int(), name: z.string(), email: z.string() })
    .nullable()
    .describe('the account that was logged in when the message was written; null when none was, or it is gone'),
  address_has_account: z
    .boolean()
    .describe('somebody has an account with the address that was typed: nothing proves that they wrote'),
  orders: z
    .array(z.object({ id: z.int(), status: OrderStatus, price: z.string(), time_created: z.iso.datetime() }))
    .describe('the latest of the account that was logged in; none of anybody else'),
  orders_count: z.int(),
})

/** A message with its replies. */
export const Thread = StaffMessage.extend({
  replies: z.array(Reply).describe('the oldest first'),
  last_reply: z.int().describe('the id of the last one, 0 before there is any'),
  sender: Sender,
})
export type Thread = z.infer<typeof Thread>

const tags = ['Contact']

export const readThread = endpoint({
  method: 'GET',
  url: '/api/contact/:id/',
  schema: {
    summary: 'Get a message with its replies and its author',
    tags,
    params: IdAddress,
    response: { 200: Thread },
  },
  config: { allow: 'orders' },
})

export const answerMessage = endpoint({
  method: 'POST',
  url: '/api/contact/:id/answers/',
  schema: {
    summary: 'Reply to a message by e-mail; it is sent after ten seconds',
    description:
      'Refused (409) when something was said since that was not read yet. The same answer sent again by the same person is the same one.',
    tags,
    params: IdAddress,
    body: AnswerBody.extend({ last_reply: Integer.describe('the last that was read, as `last_reply` of the thread') }),
    response: { 201: Thread },
  },
  config: { allow: 'orders' },
})

export const undoAnswer = endpoint({
  method: 'DELETE',
  url: '/api/contact/:id/answers/:answer/',
  schema: {
    summary: 'Undo a reply before its e-mail is sent',
    tags,
    params: IdAddress.extend({ answer: z.string().regex(ID).transform(Number) }),
    response: { 200: z.object({ body: z.string().describe('what it said') }) },
  },
  config: { allow: 'orders' },
})

export const recordReply = endpoint({
  method: 'POST',
  url: '/api/contact/:id/replies/',
  schema: {
    summary: 'Record a reply that arrived by e-mail; the message becomes open again',
    tags,
    params: IdAddress,
    body: ReplyForm,
    response: { 201: Thread },
  },
  config: { allow: 'orders' },
})
