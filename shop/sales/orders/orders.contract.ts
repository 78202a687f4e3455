import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, IdAddress } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { StoredAddress } from '../../core/addresses/stored-address.contract.ts'
import { User } from '../../core/auth/session.contract.ts'
import { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { OrderCompany } from '../companies/company.contract.ts'
import { OrderDiscount } from '../discounts/order-discount.contract.ts'
import { OrderOffer } from '../discounts/returned/order-offer.contract.ts'
import { OrderGiftCard } from '../gift-cards/order-gift-card.contract.ts'
import { Payment, Refund } from '../payments/payments.contract.ts'
import { RefundAccount } from '../payments/refund-accounts/refund-account.contract.ts'
import { Withdrawal } from '../returns/statements/withdrawals.contract.ts'

/** When an order reached a status. */
export const OrderStep = z.object({ status: OrderStatus, time_created: z.iso.datetime() })
export type OrderStep = z.infer<typeof OrderStep>

/**
 * An order line as it was at purchase: title, name, price and picture do not change with the product. Only the slug
 * is current.
 */
export const OrderLine = z.object({
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  title: z.string(),
  variant_name: z.string(),
  unit_price: z.string().describe('euros with two decimals'),
  discount: z.string().describe('taken off the line by discounts; euros with two decimals'),
  thumbnail: z.string(),
  slug: z.string().nullable().describe('current slug of the product; null if the variant is no longer for sale'),
  withdrawal: z.string().describe('right of withdrawal: `allowed`, or the reason why it is excluded'),
  is_gift_card: z.boolean().describe('sent by e-mail; `GET /api/orders/:id/gift_cards/` lists the cards'),
  withdrawn: z.int().describe('number of units that the customer has withdrawn from'),
  refunded: z.int().describe('number of units with a pending or completed refund'),
  refunded_as_paid: z
    .int()
    .describe('number of these units with another reason than a withdrawal; they still count for `recomputed_offers`'),
})
export type OrderLine = z.infer<typeof OrderLine>

/** The VAT of one rate contained in a price. */
export const Tax = z.object({
  rate: z.string().describe('percent with two decimals'),
  gross: z.string(),
  net: z.string(),
  vat: z.string(),
})
export type Tax = z.infer<typeof Tax>

/** A variant of an order with a quantity. */
const OrderedVariant = z.object({
  product: z.int(),
  variant: z.int(),
  title: z.string(),
  variant_name: z.string(),
  quantity: z.int(),
})
export type OrderedVariant = z.infer<typeof OrderedVariant>

const AddressLines = z.array(z.string()).describe('postal address, line by line')

/** An order as its customer sees it. */
export const Order = z.object({
  id: z.int(),
  time_created: z.iso.datetime(),
  status: OrderStatus,
  price: z.string().describe('order total with delivery; euros with two decimals'),
  delivery_price: z.string().describe('after discounts'),
  discounts: z.array(OrderDiscount).describe('discounts of the order; the prices of lines are before them'),
  recomputed_offers: z
    .array(OrderOffer.extend({ name: z.string() }))
    .describe('offers that a partial return computes again; empty if units are refunded as paid'),
  returned_price: z.string().describe('price of the returned units, as counted for `recomputed_offers`'),
  taxes: z.array(Tax).describe('included VAT by rate; empty if none applies or for old orders'),
  has_no_vat: z.boolean().describe('the shop charged no VAT (article 293 B of the French tax code)'),
  is_export: z
    .boolean()
    .describe('delivered outside the European Union: no VAT is charged, and import charges can be due on arrival'),
  is_reverse_charge: z
    .boolean()
    .describe('intra-Community supply to a company: prices are without VAT, which the company owes in its country'),
  company: OrderCompany.nullable().describe('the company that bought; null for a consumer'),
  method: z.string().describe('name of the shipping method; empty for old orders'),
  is_collection: z.boolean(),
  collection_place: z.string().describe('collection address and opening hours'),
  promised: z
    .object({ earliest: z.string(), latest: z.string() })
    .nullable()
    .describe('promised dates of delivery or collection, in the shop’s time zone; null for old orders'),
  is_late: z.boolean().describe('the last promised date has passed, and the order has not been shipped'),
  addresses: z.object({ delivery: AddressLines.nullable(), billing: AddressLines.nullable() }),
  payment: Payment.nullable(),
  gift_cards: z.array(OrderGiftCard).describe('gift cards that pay the order or a part of it'),
  refunds: z.array(Refund).describe('oldest first'),
  refund_account: RefundAccount.nullable().describe(
    'bank account for the refund of a bank transfer; null until it is entered',
  ),
  takes_refund_account: z
    .boolean()
    .describe('a refund account can be entered: a bank transfer is being refunded or may be'),
  withdrawals: z.array(Withdrawal).describe('oldest first'),
  withdrawal_ends: z.string().nullable().describe('last day of the withdrawal period; null before delivery'),
  cancelled_because: z
    .enum(['not_paid', 'given_up', 'withdrawn'])
    .nullable()
    .describe('reason of a cancellation; null if the shop cancelled the order or it is not cancelled'),
  from_cart: z
    .boolean()
    .describe('the lines came from the cart, and return to it if the unpaid order is cancelled or expires'),
  terms: z
    .string()
    .nullable()
    .describe('hash of the agreed terms for `GET /api/terms/:hash/`; null if none were agreed'),
  tracking: z.string().nullable().describe('tracking number, or URL of the tracking page; null if none'),
  steps: z.array(OrderStep).describe('statuses of the order, oldest first; the first is its placement'),
  order_product_items: z.array(OrderLine),
})
export type Order = z.infer<typeof Order>

export const listOrders = endpoint({
  method: 'GET',
  url: '/api/orders/',
  schema: {
    summary: 'List the customer’s orders, newest first',
    tags: ['Orders'],
    querystring: PageQuery.extend({
      order: z
        .string()
        .regex(ID, 'A valid integer is required.')
        .transform(Number)
        .optional()
        .describe('order number; returns only this order, if it belongs to the customer'),
      lapsed: z
        .enum(['true', 'false'])
        .optional()
        .describe('`true`: only orders that expired unpaid; otherwise they are excluded'),
    }),
    response: { 200: pageOf(Order).extend({ lapsed: z.int().describe('number of orders that expired unpaid') }) },
  },
  config: { allow: 'customer' },
})

const CancelledOrder = Order.extend({
  typed: z
    .object({ delivery: StoredAddress.nullable(), billing: StoredAddress.nullable() })
    .describe('addresses by field, to prefill another order'),
})

export const cancelOwnOrder = endpoint({
  method: 'POST',
  url: '/api/orders/:id/give_up/',
  schema: {
    summary: 'Cancel an unpaid order of the customer; nothing is charged, and its lines return to the cart',
    description: 'A repeated request has no effect. Refused (409) after the payment.',
    tags: ['Orders'],
    params: IdAddress,
    response: { 200: CancelledOrder },
  },
  config: { allow: 'customer' },
})

export const reorder = endpoint({
  method: 'POST',
  url: '/api/orders/:id/reorder/',
  schema: {
    summary: 'Add the lines of an order of the customer to the cart again, up to the stock',
    description: 'An existing line keeps the larger quantity, so a repeated request has no effect.',
    tags: ['Orders'],
    params: IdAddress,
    response: {
      200: z.object({
        user: User,
        added: z.array(OrderedVariant).describe('added items with their quantities in the cart'),
        missing: z.array(OrderedVariant).describe('items not fully available, with the missing quantities'),
      }),
    },
  },
  config: {
    allow: 'customer',
    requiresOpenShop: true,
    limitPerCustomer: { countsAs: 'cart', max: 120, timeWindow: '1 minute' },
  },
})

export const checkPayment = endpoint({
  method: 'POST',
  url: '/api/orders/:id/check_payment/',
  schema: {
    summary: 'Query the provider for the payment of the customer’s order',
    description: 'Returns the order afterwards. It is unchanged if the provider is unavailable.',
    tags: ['Orders'],
    params: IdAddress,
    response: { 200: Order },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'checks of payments', max: 300, timeWindow: '1 hour' } },
})
