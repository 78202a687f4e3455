import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer, Tick } from '../../../lib/fields.contract.ts'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { PricePerUnit } from '../../catalog/products/read/catalogue.contract.ts'
import { Address } from '../../core/addresses/address.contract.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { Order, Tax } from '../orders/orders.contract.ts'
import { PAYMENT_METHODS } from '../payments/payments.contract.ts'

/** A line of a checkout quote. */
const QuotedLine = z.object({
  product: z.int(),
  variant: z.int(),
  title: z.string(),
  variant_name: z.string(),
  thumbnail: z.string(),
  quantity: z.int(),
  unit_price: z.string().describe('of one piece'),
  price_per: PricePerUnit.nullable().describe(
    'of a kilogram, litre or metre; null where the contents are not known, or are pieces',
  ),
  price: z.string().describe('of all its pieces'),
  withdrawal: z.string().describe('whether it can be withdrawn from, and if not, why'),
})

/** A line that cannot be ordered; totals exclude it. */
const RefusedLine = QuotedLine.pick({ product: true, variant: true, title: true, variant_name: true }).extend({
  why: z.string(),
  code: z.string().describe('of the error with which an order of this line is refused'),
})

const MethodOffer = z.object({
  id: z.int(),
  name: z.string(),
  price: z.string(),
  is_collection: z.boolean(),
  is_tracked: z.boolean(),
  place: z.string().describe('of collection: address and hours'),
  earliest: z.string().describe('the first day on which it may arrive, by the calendar of the shop'),
  latest: z.string().describe('the day until which it is promised'),
  missing_to_free: z
    .string()
    .nullable()
    .describe('so much more of goods, and it costs nothing; null where it is free already, or never'),
})

const Means = z.object({
  id: z.enum(PAYMENT_METHODS),
  days: z.int().nullable().describe('so many days the pieces wait for a transfer'),
  is_test: z.boolean().describe('no money moves: the shop tries its provider out'),
  refused: z
    .string()
    .nullable()
    .describe('why the customer cannot pay by it now, because of unpaid orders; null when they can'),
})

/** The quote of an order: lines, totals, delivery dates and payment methods. */
export const CheckoutQuote = z.object({
  lines: z.array(QuotedLine),
  refused: z.array(RefusedLine),
  gone: z.array(z.int()).describe('variants that were to be ordered and are no longer for sale'),
  country: z.enum(COUNTRY_CODES),
  countries: z.array(z.enum(COUNTRY_CODES)).describe('to which the shop delivers'),
  methods: z.array(MethodOffer).describe('the cheapest first, collection last'),
  method: z.int().nullable().describe('the method used for the price; null if none is available'),
  not_delivered: z
    .object({ reason: z.enum(['not_served', 'too_heavy']), most: z.int().nullable().describe('grams') })
    .nullable()
    .describe('why nothing is delivered to this country; null when something is'),
  goods: z.string(),
  delivery: z.string(),
  total: z.string(),
  taxes: z.array(Tax),
  has_no_vat: z.boolean().describe('the shop counts no VAT (article 293 B of the French tax code)'),
  is_export: z
    .boolean()
    .describe('delivered outside the European Union: no VAT is charged, and import charges can be due on arrival'),
  means: z.array(Means).describe('how an order by this method can be paid'),
  mediator: z.string().describe('to whom a consumer can turn after the shop'),
  notice: z.string().nullable().describe('the address of the legal guarantee notice (PNG); null if none was uploaded'),
  just_placed: z
    .int()
    .nullable()
    .describe(
      'if there is nothing to order, the order placed within the last half hour, in case its response was lost; otherwise null',
    ),
  waiting: Order.nullable().describe('an order that is to be paid online; until that is settled no other is taken'),
  transfers: z.array(Order).describe('orders that await a bank transfer; other orders can be placed meanwhile'),
})
export type CheckoutQuote = z.infer<typeof CheckoutQuote>

const tags = ['Checkout']

export const quoteCheckout = endpoint({
  method: 'GET',
  url: '/api/checkout/quote/',
  schema: {
    summary: 'Quote an order, with shipping methods, dates and payment methods',
    description: 'For the cart, or for a quantity of one variant. Refused (409) while the checkout is closed.',
    tags,
    querystring: z.object({
      variant: Integer.optional(),
      quantity: Integer.pipe(z.int().min(1).max(MAX_QUANTITY)).optional(),
      country: z.enum(COUNTRY_CODES).optional(),
      method: Integer.optional(),
    }),
    response: { 200: CheckoutQuote },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})

/** The form that places a binding order. */
export const CheckoutForm = z.object({
  key: z.uuid().describe('made up once for each wish to order: sent again, it is the same order'),
  from_cart: Tick.default(false).describe('the lines leave the cart, and return to it when the order comes to nothing'),
  lines: z
    .array(
      z.object({
        product: Integer,
        variant: Integer,
        quantity: Integer.pipe(z.int().min(1).max(MAX_QUANTITY, 'too much quantity selected')),
      }),
    )
    .min(1, 'This list may not be empty.')
    .max(MAX_CART_LINES),
  delivery: Address.optional().describe('omitted for collection'),
  billing: Address.optional().describe('left out when it is the address of delivery'),
  method: Integer,
  payment: z.enum(PAYMENT_METHODS, 'Choose how you pay.'),
  total: z
    .string()
    .regex(/^\d{1,7}\.\d\d$/, 'A valid number is required.')
    .describe('the shown total; the order is refused (409) if it has changed'),
  latest: z.iso
    .date()
    .optional()
    .describe('the day until which it was promised; when that is later by now, nothing is ordered (409)'),
  keep_address: Tick.default(false),
})
export type CheckoutForm = z.output<typeof CheckoutForm>
/** The same form as JSON input. */
export type SentCheckout = z.input<typeof CheckoutForm>

export const checkOut = endpoint({
  method: 'POST',
  url: '/api/checkout/',
  schema: {
    summary: 'Place an order with the obligation to pay',
    description:
      'Takes the pieces from the stock and commits the order before any money moves. Refused (409) while the shop does not sell, when it counts another total than the one that was shown, while another order is to be paid online, and when more would be unpaid than the shop allows.',
    tags,
    body: CheckoutForm,
    response: { 201: Order },
  },
  config: {
    allow: 'customer',
    requiresOpenShop: true,
    limitPerCustomer: { countsAs: 'orders', max: 60, timeWindow: '1 hour' },
  },
})
