import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { ID } from '../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../lib/page-of.contract.ts'
import { OrderStatus } from '../order-states/order-status.contract.ts'

/** When an order came to be what. */
export const OrderStep = z.object({ status: OrderStatus, time_created: z.iso.datetime() })
export type OrderStep = z.infer<typeof OrderStep>

/**
 * What was bought, as it was on that day: title, name, price and picture stay whatever becomes of the product. The slug alone is of today.
 */
export const OrderLine = z.object({
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  title: z.string(),
  variant_name: z.string(),
  unit_price: z.string().describe('euros with two decimals'),
  thumbnail: z.string(),
  slug: z.string().nullable().describe('of the product; null when this variant of it is no longer sold'),
})
export type OrderLine = z.infer<typeof OrderLine>

/** An order as its customer sees it. */
export const Order = z.object({
  id: z.int(),
  time_created: z.iso.datetime(),
  status: OrderStatus,
  price: z.string().describe('the sum of its lines'),
  tracking: z.string().nullable().describe('where the parcel is: a number, or an address'),
  steps: z.array(OrderStep).describe('the oldest first; the first is the order itself'),
  order_product_items: z.array(OrderLine),
})
export type Order = z.infer<typeof Order>

export const listOrders = endpoint({
  method: 'GET',
  url: '/api/orders/',
  schema: {
    summary: "The asking customer's own orders, newest first",
    tags: ['Orders'],
    querystring: PageQuery.extend({
      order: z
        .string()
        .regex(ID, 'A valid integer is required.')
        .transform(Number)
        .optional()
        .describe('the number of an order: it alone, if it is theirs'),
    }),
    response: { 200: pageOf(Order) },
  },
  config: { allow: 'customer' },
})
