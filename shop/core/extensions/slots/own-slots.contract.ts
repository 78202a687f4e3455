import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer } from '../../../../lib/fields.contract.ts'
import { SlotContent } from './slot-record.contract.ts'

/** Slots of pages that only the customer sees. */
export const OWN_SLOTS = ['cart.totals', 'order', 'account'] as const
export type OwnSlot = (typeof OWN_SLOTS)[number]

export const getOwnSlot = endpoint({
  method: 'GET',
  url: '/api/slots/:slot/',
  schema: {
    summary: 'Get the contents of extensions for a page of the customer',
    tags: ['Account'],
    params: z.object({ slot: z.enum(OWN_SLOTS) }),
    querystring: z.object({ order: Integer.optional().describe('id of the order, for the slot `order`') }),
    response: { 200: z.object({ contents: z.array(SlotContent) }) },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})
