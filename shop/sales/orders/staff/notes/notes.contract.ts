import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../../lib/fields.contract.ts'
import { NoteForm } from './note-form.contract.ts'

/** A staff note about an order. */
export const OrderNote = z.object({
  id: z.int(),
  words: z.string(),
  by: z.string().nullable().describe('staff member; null if the account was deleted'),
  time_created: z.iso.datetime(),
})
export type OrderNote = z.infer<typeof OrderNote>

export const addNote = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/notes/',
  schema: {
    summary: 'Add a staff note to an order',
    description: 'Notes can be added but not changed, so staff members cannot overwrite each other.',
    tags: ['Orders'],
    params: IdAddress,
    body: NoteForm,
    response: { 201: OrderNote },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})
