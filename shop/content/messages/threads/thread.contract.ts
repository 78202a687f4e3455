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
      '`answer`: sent by staff; `written`: sent by the customer with the link of an answer; `noted`: a customer e-mail that staff recorded',
    ),
  body: z.string(),
  by: z.string().nullable().describe('staff member; null for `written` or if the account was deleted'),
  time_created: z.iso.datetime(),
  email: z
    .object({ state: EmailState, time_sent: z.iso.datetime().nullable() })
    .nullable()
    .describe(
      'e-mail of an answer: `held` while it can be undone, `queued`, `delayed` for a retry after a failure, `sent`, or `gone` if it was deleted with the account of its recipient; null for other replies',
    ),
  undo_ms: z.int().nullable().describe('milliseconds in which the answer can be undone; null if it cannot be undone'),
})
export type Reply = z.infer<typeof Reply>

const Sender = z.object({
  account: z
    .object({ id: z.int(), name: z.string(), email: z.string() })
    .nullable()
    .describe(
      'account that was logged in when the message was written; null without a login or if the account was deleted',
    ),
  address_has_account: z.boolean().describe('`true` if the entered address has an account; the sender is not verified'),
  orders: z
    .array(z.object({ id: z.int(), status: OrderStatus, price: z.string(), time_created: z.iso.datetime() }))
    .describe('latest orders of `account`; empty without one'),
  orders_count: z.int(),
})

/** A message with its replies. */
export const Thread = StaffMessage.extend({
  replies: z.array(Reply).describe('oldest first'),
  last_reply: z.int().describe('id of the last reply; 0 without replies'),
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
      'Refused (409) if there is a newer reply than `last_reply`. A repeated request of the same staff member with the same text creates no second answer.',
    tags,
    params: IdAddress,
    body: AnswerBody.extend({ last_reply: Integer.describe('`last_reply` of the thread as last read') }),
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
    response: { 200: z.object({ body: z.string().describe('text of the undone answer') }) },
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
