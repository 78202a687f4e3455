import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'

const DeliveryOffer = z.object({
  variants: z.array(z.int()).describe('ids of the variants with these delivery options'),
  countries: z.array(z.string()).describe('ISO 3166'),
  price: z.string().describe('of the cheapest method'),
  free_from: z.string().nullable().describe('of goods for so much it is free; null for never, or where it is already'),
  ready_from: z.int().describe('working days until it leaves'),
  ready_to: z.int(),
  way_from: z.int().describe('working days on its way'),
  way_to: z.int(),
})
export type DeliveryOffer = z.infer<typeof DeliveryOffer>

const CollectionOffer = z.object({
  variants: z.array(z.int()).describe('ids of the variants that can be collected'),
  price: z.string().describe('of the cheapest way of collection, for one piece'),
  ready_from: z.int().describe('working days until it can be collected'),
  ready_to: z.int(),
})
export type CollectionOffer = z.infer<typeof CollectionOffer>

/** The delivery options for one piece of a product, and its return policy. */
const OfferTerms = z.object({
  deliveries: z.array(DeliveryOffer).describe('none while the shop does not sell'),
  collections: z.array(CollectionOffer).describe('collection in the shop; empty while the shop does not sell'),
  returns: z
    .object({
      countries: z.array(z.string()).describe('ISO 3166'),
      days: z
        .int()
        .nullable()
        .describe('after it was delivered; null where the law excepts it, be it only once it is opened'),
      is_free: z.boolean().describe('the shop pays for sending back'),
    })
    .nullable()
    .describe('null while the shop does not sell'),
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
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
})
