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
  body: z.string().describe('text with the placeholders {name} and {order}'),
  version: z.int(),
})
export type SavedReply = z.infer<typeof SavedReply>

const tags = ['Contact']
const Version = Integer.describe('version last read; refused (409) if it has changed since')

export const listSavedReplies = endpoint({
  method: 'GET',
  url: '/api/saved_replies/',
  schema: {
    summary: 'List the saved replies in their order',
    tags,
    response: { 200: z.object({ saved_replies: z.array(SavedReply) }) },
  },
  config: { allow: 'orders' },
})

export const addSavedReply = endpoint({
  method: 'POST',
  url: '/api/saved_replies/',
  schema: {
    summary: 'Create a saved reply at the end of the list',
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
    summary: 'Update a saved reply',
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
    summary: 'Delete a saved reply; messages that used it are not changed',
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
    summary: 'Reorder the saved replies',
    description: 'Refused (409) if the list is incomplete because a reply was added or deleted in the meantime.',
    tags,
    body: z.object({
      ids: z.array(Integer).max(MAX_SAVED_REPLIES).describe('ids of all saved replies in their new order'),
    }),
    response: { 200: z.object({ saved_replies: z.array(SavedReply) }) },
  },
  config: { allow: 'orders' },
})
