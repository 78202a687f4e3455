import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { CustomerNoteForm } from './note-form.contract.ts'

/** A note of staff about a customer. */
export const CustomerNote = z.object({
  words: z.string(),
  version: z.int().describe('0 if it has never been saved'),
  by: z
    .string()
    .nullable()
    .describe('staff member of the last change; null without a note or if the account was deleted'),
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
      version: Integer.describe('version last read; refused (409) if it has changed since'),
    }),
    response: { 200: CustomerNote },
  },
  config: { allow: 'orders', scope: 'customers:write' },
})
