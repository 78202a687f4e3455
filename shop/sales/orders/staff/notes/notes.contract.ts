import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../../lib/fields.contract.ts'
import { NoteForm } from './note-form.contract.ts'

/** A staff note about an order. */
export const OrderNote = z.object({
  id: z.int(),
  words: z.string(),
  by: z.string().nullable().describe('who of the staff; null when their account is gone'),
  time_created: z.iso.datetime(),
})
export type OrderNote = z.infer<typeof OrderNote>

export const addNote = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/notes/',
  schema: {
    summary: 'Write something down about an order, for the staff alone',
    description: 'Notes are added, and never changed: two of the staff can write at once.',
    tags: ['Orders'],
    params: IdAddress,
    body: NoteForm,
    response: { 201: OrderNote },
  },
  config: { allow: 'orders' },
})
