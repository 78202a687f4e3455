import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { ID, Integer } from '../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'

/** The period of the sold figure, in days. */
export const SOLD_DAYS = 30
const MAX_LIMIT = 1_000_000

export const LowVariant = z.object({
  id: z.int().describe('id of the variant'),
  name: z.string(),
  sku: z.string().nullable(),
  product: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
  stock: z.int().describe('available stock, without reserved pieces'),
  threshold: z.int().describe('a smaller stock is low'),
  is_own_threshold: z.boolean().describe('whether the product has its own threshold'),
  reserved: z.int().describe('pieces reserved for unpaid orders'),
  waiting: z.int().describe('number of people waiting for a back-in-stock notification'),
  sold: z.int().describe(`pieces ordered in the last ${SOLD_DAYS} days, without cancelled ones`),
  days_left: z.int().nullable().describe('days until the stock is sold at this rate; null without sales'),
})
export type LowVariant = z.infer<typeof LowVariant>

export const listLowStock = endpoint({
  method: 'GET',
  url: '/api/stock/low/',
  schema: {
    summary: 'List the variants for sale with low stock, the lowest first',
    tags: ['Products'],
    querystring: PageQuery,
    response: {
      200: pageOf(LowVariant).extend({ threshold: z.int().describe('the threshold of the shop’s settings') }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

/** A threshold; empty or null to use that of the shop. */
const Threshold = z
  .union([z.null(), z.literal('').transform(() => null), Integer])
  .refine((pieces) => pieces === null || (pieces >= 0 && pieces <= MAX_LIMIT), `Enter a number from 0 to ${MAX_LIMIT}.`)

export const setLowStockThreshold = endpoint({
  method: 'PUT',
  url: '/api/stock/thresholds/:product/',
  schema: {
    summary: 'Set the low-stock threshold of a product',
    tags: ['Products'],
    params: z.object({ product: z.string().regex(ID).transform(Number) }),
    body: z.object({
      threshold: Threshold.describe('null: that of the shop'),
      seen: Threshold.optional().describe('the threshold that was shown; a different one is refused with 409'),
    }),
    response: { 200: z.object({ threshold: z.int().nullable() }) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const getProductStock = endpoint({
  method: 'GET',
  url: '/api/stock/products/:product/',
  schema: {
    summary: 'Get the stock of a product by variant, and its low-stock threshold',
    tags: ['Products'],
    params: z.object({ product: z.string().regex(ID).transform(Number) }),
    response: {
      200: z.object({
        id: z.int(),
        slug: z.string(),
        title: z.string(),
        threshold: z.int().nullable().describe('null: that of the shop'),
        shop_threshold: z.int(),
        variants: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            stock: z.int(),
            reserved: z.int(),
            sold: z.int().describe(`pieces ordered in the last ${SOLD_DAYS} days, without cancelled ones`),
          }),
        ),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
export type ProductStockDetails = z.infer<(typeof getProductStock)['schema']['response'][200]>
