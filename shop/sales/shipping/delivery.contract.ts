import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../lib/fields.contract.ts'
import { MethodForm, ZoneForm } from './delivery-form.contract.ts'

/** A shipping method, as staff see it. */
export const Method = z.object({
  id: z.int(),
  zone: z.int().nullable().describe('null for collection in the shop'),
  name: z.string(),
  brackets: z.array(
    z.object({ up_to: z.int().nullable().describe('maximum weight in grams; null for any weight'), price: z.string() }),
  ),
  free_from: z.string().nullable().describe('value of goods from which delivery is free, in euros; null for never'),
  ready_from: z.int(),
  ready_to: z.int(),
  way_from: z.int(),
  way_to: z.int(),
  is_tracked: z.boolean(),
  is_on: z.boolean(),
  place: z.string(),
  arrives: z
    .object({ earliest: z.string(), latest: z.string() })
    .describe('dates of delivery or collection for an order placed now, in the shop’s time zone'),
  version: z.int(),
})
export type Method = z.infer<typeof Method>

export const Zone = z.object({
  id: z.int(),
  name: z.string(),
  countries: z.array(z.string()).describe('ISO 3166 country codes'),
  methods: z.array(Method),
  version: z.int(),
})
export type Zone = z.infer<typeof Zone>

const tags = ['Delivery']
const config = { allow: 'owner' } as const
const Version = { version: Integer.describe('the version last read; refused (409) if it has changed') }
const AtVersion = z.object({
  version: Integer.optional().describe('the version last read; refused (409) if it has changed'),
})

export const listZones = endpoint({
  method: 'GET',
  url: '/api/delivery_zones/',
  schema: {
    summary: 'List the shipping zones and methods',
    tags,
    response: { 200: z.object({ zones: z.array(Zone), collection: z.array(Method) }) },
  },
  config,
})

export const createZone = endpoint({
  method: 'POST',
  url: '/api/delivery_zones/',
  schema: {
    summary: 'Create a shipping zone; its countries are removed from other zones',
    tags,
    body: ZoneForm,
    response: { 201: Zone },
  },
  config,
})

export const changeZone = endpoint({
  method: 'PUT',
  url: '/api/delivery_zones/:id/',
  schema: {
    summary: 'Update a shipping zone; its countries are removed from other zones',
    tags,
    params: IdAddress,
    body: ZoneForm.extend(Version),
    response: { 200: Zone },
  },
  config,
})

export const removeZone = endpoint({
  method: 'DELETE',
  url: '/api/delivery_zones/:id/',
  schema: {
    summary: 'Delete a shipping zone with its methods; delivery to its countries ends',
    tags,
    params: IdAddress,
    querystring: AtVersion,
    response: { 204: z.undefined() },
  },
  config,
})

export const createMethod = endpoint({
  method: 'POST',
  url: '/api/delivery_methods/',
  schema: { summary: 'Create a shipping method', tags, body: MethodForm, response: { 201: Method } },
  config,
})

export const changeMethod = endpoint({
  method: 'PUT',
  url: '/api/delivery_methods/:id/',
  schema: {
    summary: 'Update a shipping method; existing orders are not changed',
    tags,
    params: IdAddress,
    body: MethodForm.safeExtend(Version),
    response: { 200: Method },
  },
  config,
})

export const removeMethod = endpoint({
  method: 'DELETE',
  url: '/api/delivery_methods/:id/',
  schema: {
    summary: 'Delete a shipping method',
    tags,
    params: IdAddress,
    querystring: AtVersion,
    response: { 204: z.undefined() },
  },
  config,
})
