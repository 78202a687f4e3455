import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../lib/fields.contract.ts'
import { bulkContract, VersionIfGiven } from '../../core/admin-kit/resource/resource.contract.ts'
import { ManufacturerBody } from './manufacturer-form.contract.ts'

/** A manufacturer, identified by the name in its products. */
export const Manufacturer = z.object({
  id: z.int().nullable().describe('null if products have this manufacturer but no contact details are saved'),
  name: z.string(),
  address: z.string().describe('postal address, several lines'),
  contact: z.string().describe('e-mail address or web address'),
  responsible: z
    .string()
    .describe(
      'responsible person in the European Union if the manufacturer is outside of it; several lines, may be empty',
    ),
  products: z.int().describe('number of products of this manufacturer'),
  version: z.int().describe('0 if no contact details are saved'),
})
export type Manufacturer = z.infer<typeof Manufacturer>

const tags = ['Staff']

export const listManufacturers = endpoint({
  method: 'GET',
  url: '/api/makers/',
  schema: {
    summary: 'List manufacturers: first those with missing details, then by name',
    tags,
    response: {
      200: z.object({
        makers: z.array(Manufacturer),
        products_without: z.int().describe('number of products without a manufacturer'),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const saveManufacturer = endpoint({
  method: 'PUT',
  url: '/api/makers/',
  schema: {
    summary: 'Set the contact details of a manufacturer, identified by the name',
    tags,
    body: ManufacturerBody.extend({
      version: Integer.describe(
        'version last read, 0 if no contact details are saved; refused (409) if it has changed since',
      ),
    }),
    response: { 200: Manufacturer },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const removeManufacturer = endpoint({
  method: 'DELETE',
  url: '/api/makers/:id/',
  schema: {
    summary: 'Delete the contact details of a manufacturer',
    tags,
    params: IdAddress,
    querystring: z.object({ version: VersionIfGiven }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const manufacturersInBulk = bulkContract({
  path: '/api/makers/',
  allow: 'catalogue',
  scope: 'catalogue:write',
  schema: { tag: 'Staff', of: 'contact details of manufacturers', actions: ['remove'] },
})
