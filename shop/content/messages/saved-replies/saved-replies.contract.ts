import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer } from '../../../../lib/fields.contract.ts'
import { resourceContract } from '../../../core/admin-kit/resource/resource.contract.ts'
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

export const savedReplies = resourceContract({
  path: '/api/saved_replies/',
  allow: 'orders',
  schema: {
    tag: 'Contact',
    list: 'saved_replies',
    item: SavedReply,
    form: SavedReplyForm,
    summaries: {
      list: 'List the saved replies in their order',
      add: 'Create a saved reply at the end of the list',
      change: 'Update a saved reply',
      remove: 'Delete a saved reply; messages that used it are not changed',
    },
  },
})

export const orderSavedReplies = endpoint({
  method: 'PUT',
  url: '/api/saved_replies/',
  schema: {
    summary: 'Reorder the saved replies',
    description: 'Refused (409) if the list is incomplete because a reply was added or deleted in the meantime.',
    tags: ['Contact'],
    body: z.object({
      ids: z.array(Integer).max(MAX_SAVED_REPLIES).describe('ids of all saved replies in their new order'),
    }),
    response: { 200: z.object({ saved_replies: z.array(SavedReply) }) },
  },
  config: { allow: 'orders' },
})
