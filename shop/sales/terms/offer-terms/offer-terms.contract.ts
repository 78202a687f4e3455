import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'

const DeliveryOffer = z.object({
  variants: z.array(z.int()).describe('ids of the variants with these delivery options'),
  countries: z.array(z.string()).describe('ISO 3166 country codes'),
  price: z.string().describe('price of the cheapest shipping method, in euros'),
  free_from: z
    .string()
    .nullable()
    .describe('value of goods from which delivery is free, in euros; null if it is already free or never is'),
  ready_from: z.int().describe('minimum working days until shipment'),
  ready_to: z.int(),
  way_from: z.int().describe('minimum working days in transit'),
  way_to: z.int(),
})
export type DeliveryOffer = z.infer<typeof DeliveryOffer>

const CollectionOffer = z.object({
  variants: z.array(z.int()).describe('ids of the variants that can be collected'),
  price: z.string().describe('price of the cheapest collection of one unit, in euros'),
  ready_from: z.int().describe('minimum working days until collection'),
  ready_to: z.int(),
})
export type CollectionOffer = z.infer<typeof CollectionOffer>

/** The delivery options for one piece of a product, and its return policy. */
const OfferTerms = z.object({
  deliveries: z.array(DeliveryOffer).describe('empty while the checkout is closed'),
  collections: z.array(CollectionOffer).describe('collection in the shop; empty while the checkout is closed'),
  returns: z
    .object({
      countries: z.array(z.string()).describe('ISO 3166 country codes'),
      days: z
        .int()
        .nullable()
        .describe('days to withdraw after delivery; null if the right is excluded, even if only after opening'),
      is_free: z.boolean().describe('the shop pays for the return shipment'),
    })
    .nullable()
    .describe('null while the checkout is closed'),
  is_emailed: z.boolean().describe('gift card: sent by e-mail instead of a delivery'),
})
export type OfferTerms = z.infer<typeof OfferTerms>

export const getOfferTerms = endpoint({
  method: 'GET',
  url: '/api/product_terms/:slug/',
  schema: {
    summary: 'Get shipping costs, delivery dates and return period of a product',
    tags: ['Delivery'],
    params: z.object({ slug: Slug }),
    response: { 200: OfferTerms },
  },
  config: { allow: 'anyone', requiresOpenShop: true, cached: true, slugs: { slug: 'product' } },
})
