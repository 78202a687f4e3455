import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../lib/fields.contract.ts'
import { ManufacturerBody } from './manufacturer-form.contract.ts'

/** A manufacturer, identified by the name in its products. */
export const Manufacturer = z.object({
  id: z.int().nullable().describe('null for a name that stands at products and of which nothing else is known'),
  name: z.string(),
  address: z.string().describe('several lines'),
  contact: z.string().describe('an e-mail address or a web address'),
  responsible: z
    .string()
    .describe('who answers for the products in the European Union, for a maker outside; several lines'),
  products: z.int().describe('how many products have this name'),
  version: z.int().describe('0 while nothing is known'),
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
      200: z.object({ makers: z.array(Manufacturer), products_without: z.int().describe('products without a maker') }),
    },
  },
  config: { allow: 'catalogue' },
})

export const saveManufacturer = endpoint({
  method: 'PUT',
  url: '/api/makers/',
  schema: {
    summary: 'Set the contact details of a manufacturer, identified by the name',
    tags,
    body: ManufacturerBody.extend({
      version: Integer.describe(
        'the one last read, 0 for none: what somebody else changed since then is refused (409)',
      ),
    }),
    response: { 200: Manufacturer },
  },
  config: { allow: 'catalogue' },
})

export const removeManufacturer = endpoint({
  method: 'DELETE',
  url: '/api/makers/:id/',
  schema: {
    summary: 'Delete the contact details of a manufacturer',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue' },
})
