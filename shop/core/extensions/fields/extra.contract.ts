import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'

const Value = z.union([z.string(), z.number(), z.boolean()])

/** Values of additional fields by extension and field, in the answers for staff. */
export const Extra = z
  .record(z.string(), z.record(z.string(), Value))
  .optional()
  .describe('values of additional fields by extension and field; absent if no extension has fields of this kind')

const ExtraSection = z.object({
  kind: z.enum(['product', 'variant', 'order', 'customer']),
  id: z.int().describe('id of the record'),
  name: z.string().describe('name of the variant; empty for other records'),
  extension: z.string(),
  version: z.int().describe('0 if no value was set'),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['text', 'number', 'boolean', 'choice']),
      label: z.string(),
      help: z.string(),
      value: z.string().describe('empty without one; `on` for a ticked box'),
      options: z.record(z.string(), z.string()).describe('labels by value; empty for other kinds than `choice`'),
      is_editable: z.boolean(),
    }),
  ),
})
/** The additional fields of an extension for a record. */
export type ExtraSection = z.infer<typeof ExtraSection>

const response = { 200: z.object({ sections: z.array(ExtraSection) }) }

const SAVED =
  'The other fields are the editable fields by name, as text. A missing or empty one is removed; a check box is `on` or empty.'

const Save = z.object({ version: Integer.describe('version that was read') }).catchall(z.string().max(4000))
const SaveAddress = IdAddress.extend({ extension: z.string().max(40) })

const orders = { tags: ['Orders'], config: { allow: 'orders' } } as const
const customers = { tags: ['Customers'], config: { allow: 'orders' } } as const
const products = { tags: ['Products'] } as const

export const readOrderExtra = endpoint({
  method: 'GET',
  url: '/api/staff_orders/:id/extra/',
  schema: { summary: 'Get the additional fields of an order', tags: orders.tags, params: IdAddress, response },
  config: { ...orders.config, scope: 'orders:read' },
})

export const saveOrderExtra = endpoint({
  method: 'PUT',
  url: '/api/staff_orders/:id/extra/:extension/',
  schema: {
    ...{ summary: 'Save the additional fields of an order', description: SAVED, tags: orders.tags },
    ...{ params: SaveAddress, body: Save, response },
  },
  config: { ...orders.config, scope: 'orders:write' },
})

export const readCustomerExtra = endpoint({
  method: 'GET',
  url: '/api/staff_customers/:id/extra/',
  schema: { summary: 'Get the additional fields of a customer', tags: customers.tags, params: IdAddress, response },
  config: { ...customers.config, scope: 'customers:read' },
})

export const saveCustomerExtra = endpoint({
  method: 'PUT',
  url: '/api/staff_customers/:id/extra/:extension/',
  schema: {
    ...{ summary: 'Save the additional fields of a customer', description: SAVED, tags: customers.tags },
    ...{ params: SaveAddress, body: Save, response },
  },
  config: { ...customers.config, scope: 'customers:write' },
})

export const readProductExtra = endpoint({
  method: 'GET',
  url: '/api/staff_products/:id/extra/',
  schema: {
    summary: 'Get the additional fields of a product and its variants',
    ...{ tags: products.tags, params: IdAddress, response },
  },
  config: { allow: 'operations', scope: 'catalogue:read' },
})

export const saveProductExtra = endpoint({
  method: 'PUT',
  url: '/api/staff_products/:id/extra/:extension/',
  schema: {
    ...{ summary: 'Save the additional fields of a product', description: SAVED, tags: products.tags },
    ...{ params: SaveAddress, body: Save, response },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const saveVariantExtra = endpoint({
  method: 'PUT',
  url: '/api/staff_variants/:id/extra/:extension/',
  schema: {
    ...{ summary: 'Save the additional fields of a variant', description: SAVED, tags: products.tags },
    ...{ params: SaveAddress, body: Save, response },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})
