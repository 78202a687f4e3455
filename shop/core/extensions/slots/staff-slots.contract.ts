import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer } from '../../../../lib/fields.contract.ts'
import { SlotContent } from './slot-record.contract.ts'

/** Slots of pages in the admin. */
export const STAFF_SLOTS = ['admin.dashboard', 'admin.order', 'admin.product', 'admin.customer'] as const
export type StaffSlotName = (typeof STAFF_SLOTS)[number]

export const getStaffSlot = endpoint({
  method: 'GET',
  url: '/api/admin/slots/:slot/',
  schema: {
    summary: 'Get the contents of extensions for a page of the admin',
    description: 'The slot of a page needs the role of the page.',
    tags: ['Staff'],
    params: z.object({ slot: z.enum(STAFF_SLOTS) }),
    querystring: z.object({
      id: Integer.optional().describe('id of the order, product or customer; absent for `admin.dashboard`'),
    }),
    response: { 200: z.object({ contents: z.array(SlotContent) }) },
  },
  config: { allow: 'operations' },
})
