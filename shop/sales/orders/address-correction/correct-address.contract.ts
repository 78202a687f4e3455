import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'
import { Address } from '../../../core/addresses/address.contract.ts'
import { StoredAddress } from '../../../core/addresses/stored-address.contract.ts'

/** A delivery address, field by field. */
const OrderAddress = z.object({
  address: StoredAddress,
  can_be_corrected: z.boolean().describe('`true` until the order is shipped or cancelled'),
})

const AddressCorrection = Address.safeExtend({
  seen: z
    .string()
    .max(1_000)
    // Browsers submit line breaks as CRLF.
    .transform((lines) => lines.replaceAll('\r\n', '\n'))
    .describe('address last read, as lines of text with the telephone number last; refused (409) if it has changed'),
})
export type AddressCorrection = z.output<typeof AddressCorrection>

const find = { tags: ['Orders'], params: IdAddress, response: { 200: OrderAddress } }
const correct = { ...find, body: AddressCorrection }

export const findOwnAddress = endpoint({
  method: 'GET',
  url: '/api/orders/:id/address/',
  schema: { summary: 'Get the delivery address of an order of the customer', ...find },
  config: { allow: 'customer' },
})

export const correctOwnAddress = endpoint({
  method: 'PUT',
  url: '/api/orders/:id/address/',
  schema: {
    summary: 'Change the delivery address of an order of the customer, within its country',
    description: 'Refused (409) after the order is shipped or cancelled. The e-mail address of the order is notified.',
    ...correct,
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'corrected addresses', max: 20, timeWindow: '1 hour' } },
})

export const findAnAddress = endpoint({
  method: 'GET',
  url: '/api/staff_orders/:id/address/',
  schema: { summary: 'Get the delivery address of an order', ...find },
  config: { allow: 'orders', scope: 'orders:read' },
})

export const correctAnAddress = endpoint({
  method: 'PUT',
  url: '/api/staff_orders/:id/address/',
  schema: { summary: 'Change the delivery address of an order within its country', ...correct },
  config: { allow: 'orders', scope: 'orders:write' },
})
