import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer, Tick } from '../../../../lib/fields.contract.ts'
import { Address } from '../address.contract.ts'
import { StoredAddress } from '../stored-address.contract.ts'

export const MAX_ADDRESSES = 20

/** A saved address of a customer. */
export const SavedAddress = z.object({
  id: z.int(),
  ...StoredAddress.shape,
  is_default: z.boolean(),
  version: z.int(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

const IsDefault = Tick.default(false).describe(
  '`true` makes it the default; `false` does not change an existing default',
)

const tags = ['Account'] as const
const config = { allow: 'customer' } as const

export const listAddresses = endpoint({
  method: 'GET',
  url: '/api/addresses/',
  schema: {
    summary: 'List the customer’s addresses: the default, then newest first',
    tags,
    response: { 200: z.array(SavedAddress) },
  },
  config,
})

export const saveAddress = endpoint({
  method: 'POST',
  url: '/api/addresses/',
  schema: {
    summary: 'Create an address of the customer; an address that exists is not duplicated',
    description: `At most ${MAX_ADDRESSES}. The first one becomes the default.`,
    tags,
    body: Address.safeExtend({ is_default: IsDefault }),
    response: { 201: SavedAddress },
  },
  config,
})

export const changeAddress = endpoint({
  method: 'PUT',
  url: '/api/addresses/:id/',
  schema: {
    summary: 'Update an address of the customer',
    tags,
    params: IdAddress,
    body: Address.safeExtend({
      is_default: IsDefault,
      version: Integer.optional().describe('version last read; refused (409) if it has changed since'),
    }),
    response: { 200: SavedAddress },
  },
  config,
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  url: '/api/addresses/:id/',
  schema: {
    summary: 'Delete an address of the customer; if it was the default, the newest other address becomes the default',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config,
})
