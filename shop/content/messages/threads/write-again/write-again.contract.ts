import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { textLine } from '../../../../../lib/fields.contract.ts'
import { ReplyForm } from '../reply-forms.contract.ts'

const Token = textLine(100).describe('token of the link in the e-mail with the shop’s answer')

/** A message and its replies, as its writer sees them. */
export const OwnThread = z.object({
  title: z.string(),
  said: z
    .array(
      z.object({ id: z.int(), from: z.enum(['writer', 'shop']), body: z.string(), time_created: z.iso.datetime() }),
    )
    .describe('oldest first'),
  may_write: z
    .boolean()
    .describe('`false` after a reply by this link; the next answer of the shop contains a new link'),
})
export type OwnThread = z.infer<typeof OwnThread>

const tags = ['Contact']
const description = 'Requires no login. The link is valid for 30 days. Refused (404) if the link is unknown or expired.'

export const readOwnThread = endpoint({
  method: 'POST',
  url: '/api/message_threads/',
  schema: {
    summary: 'Get a message with its replies by the link of a reply',
    description,
    tags,
    body: z.object({ token: Token }),
    response: { 200: OwnThread },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})

export const writeAgain = endpoint({
  method: 'POST',
  url: '/api/message_threads/replies/',
  schema: {
    summary: 'Reply to the shop by the link of a reply, which accepts one reply',
    description,
    tags,
    body: ReplyForm.extend({ token: Token }),
    response: { 201: OwnThread },
  },
  config: { allow: 'anyone', rateLimit: { max: 5, timeWindow: '10 minutes' } },
})
