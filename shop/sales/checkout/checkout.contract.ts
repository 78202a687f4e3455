import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer, Tick } from '../../../lib/fields.contract.ts'
import { Day } from '../../../lib/forms/days.contract.ts'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { PricePerUnit } from '../../catalog/products/read/catalogue.contract.ts'
import { Address } from '../../core/addresses/address.contract.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { Translated } from '../../core/translations/source-texts.contract.ts'
import { Company, OrderCompany, VatCheckResult } from '../companies/company.contract.ts'
import { QuotedDiscounts } from '../discounts/order-discount.contract.ts'
import { QuotedGiftCard } from '../gift-cards/order-gift-card.contract.ts'
import { Order, Tax } from '../orders/orders.contract.ts'
import { Kind, MethodId } from '../payments/payments.contract.ts'

/** A line of a checkout quote. */
const QuotedLine = z.object({
  product: z.int(),
  variant: z.int(),
  title: z.string(),
  variant_name: z.string(),
  thumbnail: z.string(),
  quantity: z.int(),
  unit_price: z.string().describe('price of one unit; euros with two decimals'),
  price_per: PricePerUnit.nullable().describe(
    'price per kilogram, litre or metre; null if the contents are unknown or counted in pieces',
  ),
  price: z.string().describe('line total before discounts; euros with two decimals'),
  discount: z.string().describe('taken off the line by discounts; euros with two decimals'),
  withdrawal: z.string().describe('right of withdrawal: `allowed`, or the reason why it is excluded'),
  is_gift_card: z.boolean().describe('sent by e-mail; `GET /api/cart/gift_recipients/` lists its recipients'),
})

/** A line that cannot be ordered; totals exclude it. */
const RefusedLine = QuotedLine.pick({ product: true, variant: true, title: true, variant_name: true }).extend({
  why: z.string().describe('reason, shown to the customer'),
  code: z.string().describe('code of the error that an order of this line returns'),
})

const MethodOffer = z.object({
  id: z.int(),
  name: z.string(),
  price: z.string(),
  is_collection: z.boolean(),
  is_emailed: z.boolean().describe('gift cards only: nothing is delivered, and `delivery` is omitted'),
  is_tracked: z.boolean(),
  place: z.string().describe('collection address and opening hours; empty for delivery'),
  earliest: z.string().describe('earliest date of delivery or collection, in the shop’s time zone'),
  latest: z.string().describe('latest promised date of delivery or collection, in the shop’s time zone'),
  missing_to_free: z
    .string()
    .nullable()
    .describe('value of goods missing for free delivery, in euros; null if delivery is already free or never is'),
  translated: Translated,
})

const Means = z.object({
  id: MethodId,
  kind: Kind,
  text: z.string().describe('name, such as `By bank transfer`'),
  in_sentence: z.string().describe('name within a sentence, such as `by bank transfer`'),
  description: z.string().describe('how and when the order is paid'),
  days: z
    .int()
    .nullable()
    .describe('days for which the stock is reserved for money that the customer sends; null for other payment methods'),
  is_test: z.boolean().describe('the payment provider is in test mode; no money is charged'),
  refused: z
    .string()
    .nullable()
    .describe('reason why unpaid orders prevent this payment method; null if it is available'),
})

/** The quote of an order: lines, totals, delivery dates and payment methods. */
export const CheckoutQuote = z.object({
  lines: z.array(QuotedLine),
  refused: z.array(RefusedLine),
  gone: z.array(z.int()).describe('requested variants that are no longer for sale'),
  country: z.enum(COUNTRY_CODES),
  countries: z.array(z.enum(COUNTRY_CODES)).describe('countries of delivery'),
  methods: z.array(MethodOffer).describe('cheapest first, collection last'),
  method: z.int().nullable().describe('shipping method used for the price; null if none is available'),
  not_delivered: z
    .object({
      reason: z
        .enum(['not_served', 'too_heavy', 'no_rate'])
        .describe('`no_rate`: a carrier serves the country, but offers no shipping method for this parcel'),
      most: z.int().nullable().describe('maximum weight in grams if the order is too heavy; null otherwise'),
    })
    .nullable()
    .describe('reason why the order cannot be delivered to this country; null if it can'),
  goods: z.string().describe('before discounts'),
  delivery: z.string().describe('after discounts'),
  ...QuotedDiscounts.shape,
  total: z.string(),
  gift_cards: z.array(QuotedGiftCard).describe('gift cards of the customer’s cart'),
  paid_by_gift_cards: z.string().describe('total of the amounts that the gift cards pay'),
  due: z.string().describe('the rest of the total, which is paid by another method'),
  taxes: z.array(Tax),
  has_no_vat: z.boolean().describe('the shop charges no VAT (article 293 B of the French tax code)'),
  is_export: z
    .boolean()
    .describe('delivered outside the European Union: no VAT is charged, and import charges can be due on arrival'),
  is_reverse_charge: z
    .boolean()
    .describe('intra-Community supply to a company: prices are without VAT, which the company owes in its country'),
  vat_check: VatCheckResult.nullable().describe('last answer of VIES about `vat_number`; null without a number'),
  company: OrderCompany.nullable().describe('the company of the customer’s last order for one; null without one'),
  means: z.array(Means).describe('payment methods available for this shipping method'),
  mediator: z.string().describe('consumer mediator of the shop; empty if not set'),
  notice: z.string().nullable().describe('path of the legal guarantee notice (PNG); null if none was uploaded'),
  asks_for_offers: z
    .boolean()
    .describe('whether to offer e-mails about offers: the shop sends them, and the customer has no consent history'),
  just_placed: z
    .int()
    .nullable()
    .describe(
      'if there is nothing to order, the order placed within the last half hour, in case its response was lost; otherwise null',
    ),
  waiting: Order.nullable().describe('order that awaits online payment and blocks further orders; null if none'),
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
      vat_number: Company.shape.vat_number.optional().describe('VAT number of the company that buys'),
    }),
    response: { 200: CheckoutQuote },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})

/** The form that places a binding order. */
export const CheckoutForm = z.object({
  key: z.uuid().describe('idempotency key; a repeated request returns the same order'),
  from_cart: Tick.default(false).describe(
    'the lines are removed from the cart, and returned to it if the unpaid order is cancelled or expires',
  ),
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
  delivery: Address.optional().describe('delivery address; omitted for collection and for gift cards only'),
  billing: Address.optional().describe('billing address; omitted if it is the delivery address'),
  company: Company.optional().describe('the company that buys; omitted by consumers'),
  method: Integer,
  payment: z
    .string('Choose how you pay.')
    .trim()
    .max(30)
    .describe('id of an offered payment method; empty if nothing is due'),
  total: z
    .string()
    .regex(/^\d{1,7}\.\d\d$/, 'A valid number is required.')
    .describe('the shown total; the order is refused (409) if it has changed'),
  paid_by_gift_cards: z
    .string()
    .regex(/^\d{1,7}\.\d\d$/, 'A valid number is required.')
    .default('0.00')
    .describe('the shown amount that gift cards pay; the order is refused (409) if it has changed'),
  latest: Day.optional().describe(
    'latest promised date that was shown; the order is refused (409) if the date is now later',
  ),
  keep_address: Tick.default(false).describe('save the address in the customer’s account'),
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
      'Reserves the stock and stores the order before the payment. Refused (409) if the checkout is closed, if the total differs from the one that was shown, if another order awaits online payment, or if unpaid orders reach the limit.',
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
