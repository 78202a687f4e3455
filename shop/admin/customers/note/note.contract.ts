import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { CustomerNoteForm } from './note-form.contract.ts'

/** A note of staff about a customer. */
export const CustomerNote = z.object({
  words: z.string(),
  version: z.int().describe('0 for one that was never written'),
  by: z.string().nullable().describe('who wrote it last; null when their account is gone, or nobody did'),
  time_changed: z.iso.datetime().nullable(),
})
export type CustomerNote = z.infer<typeof CustomerNote>

export const saveCustomerNote = endpoint({
  method: 'PUT',
  url: '/api/staff_customers/:id/note/',
  schema: {
    summary: 'Replace the staff note about a customer',
    description: 'The note is part of the customer’s data and of their data export.',
    tags: ['Customers'],
    params: IdAddress,
    body: CustomerNoteForm.extend({
      version: Integer.describe('the one last read: what somebody else wrote since then is not written over (409)'),
    }),
    response: { 200: CustomerNote },
  },
  config: { allow: 'orders' },
})
