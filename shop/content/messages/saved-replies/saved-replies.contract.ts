import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { SavedReplyForm } from './saved-reply-form.contract.ts'

/** A longer menu would be hard to use. */
export const MAX_SAVED_REPLIES = 50

/** A saved reply. */
export const SavedReply = z.object({
  id: z.int(),
  name: z.string(),
  body: z.string().describe('with {name} and {order} where those are filled in'),
  version: z.int(),
})
export type SavedReply = z.infer<typeof SavedReply>

const tags = ['Contact']
const Version = Integer.describe('the one last read: 409 when somebody was faster')

export const listSavedReplies = endpoint({
  method: 'GET',
  url: '/api/saved_replies/',
  schema: {
    summary: 'Ready-made answers to messages, in the order of the menu',
    tags,
    response: { 200: z.object({ saved_replies: z.array(SavedReply) }) },
  },
  config: { allow: 'orders' },
})

export const addSavedReply = endpoint({
  method: 'POST',
  url: '/api/saved_replies/',
  schema: {
    summary: 'Add a ready-made answer, behind all others',
    tags,
    body: SavedReplyForm,
    response: { 201: SavedReply },
  },
  config: { allow: 'orders' },
})

export const changeSavedReply = endpoint({
  method: 'PUT',
  url: '/api/saved_replies/:id/',
  schema: {
    summary: 'Change a ready-made answer',
    tags,
    params: IdAddress,
    body: SavedReplyForm.extend({ version: Version }),
    response: { 200: SavedReply },
  },
  config: { allow: 'orders' },
})

export const removeSavedReply = endpoint({
  method: 'DELETE',
  url: '/api/saved_replies/:id/',
  schema: {
    summary: 'Delete a ready-made answer; what was sent stays',
    tags,
    params: IdAddress,
    querystring: z.object({ version: Version }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'orders' },
})

export const orderSavedReplies = endpoint({
  method: 'PUT',
  url: '/api/saved_replies/',
  schema: {
    summary: 'Put the ready-made answers into another order',
    description: 'Refused (409) when these are not all of them: somebody else has added or deleted one.',
    tags,
    body: z.object({ ids: z.array(Integer).max(MAX_SAVED_REPLIES).describe('all of them, in their new order') }),
    response: { 200: z.object({ saved_replies: z.array(SavedReply) }) },
  },
  config: { allow: 'orders' },
})
