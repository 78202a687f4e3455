import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { resourceContract, VersionIfGiven } from '../../core/admin-kit/resource/resource.contract.ts'
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

export const listZones = endpoint({
  method: 'GET',
  url: '/api/delivery_zones/',
  schema: {
    summary: 'List the shipping zones and methods',
    tags: ['Delivery'],
    response: { 200: z.object({ zones: z.array(Zone), collection: z.array(Method) }) },
  },
  config: { allow: 'owner' },
})

const zoneEndpoints = resourceContract({
  path: '/api/delivery_zones/',
  allow: 'owner',
  schema: {
    tag: 'Delivery',
    list: 'shipping_zones',
    item: Zone,
    form: ZoneForm,
    summaries: {
      list: 'List the shipping zones and methods',
      add: 'Create a shipping zone; its countries are removed from other zones',
      change: 'Update a shipping zone; its countries are removed from other zones',
      remove: 'Delete a shipping zone with its methods; delivery to its countries ends',
    },
    removeVersion: VersionIfGiven,
  },
})

/** The zones, which are listed with their methods. */
export const shippingZones = { ...zoneEndpoints, list: listZones }

const { add, change, remove } = resourceContract({
  path: '/api/delivery_methods/',
  allow: 'owner',
  schema: {
    tag: 'Delivery',
    list: 'shipping_methods',
    item: Method,
    form: MethodForm,
    summaries: {
      list: 'List the shipping methods',
      add: 'Create a shipping method',
      change: 'Update a shipping method; existing orders are not changed',
      remove: 'Delete a shipping method',
    },
    removeVersion: VersionIfGiven,
  },
})

/** The methods, which are listed with their zones. A deleted method is archived, without an undo. */
export const shippingMethods = { list: listZones, add, change, remove }
