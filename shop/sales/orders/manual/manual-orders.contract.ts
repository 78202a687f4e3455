import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Email, Integer, maybeLine } from '../../../../lib/fields.contract.ts'
import { COUNTRY_CODES } from '../../../../lib/places/countries.ts'
import { TypedPrice } from '../../../catalog/products/fields/product-fields.contract.ts'
import { Address } from '../../../core/addresses/address.contract.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { CheckoutQuote } from '../../checkout/checkout.contract.ts'
import { StaffOrder } from '../staff/staff-orders.contract.ts'

const ManualLine = z
  .object({
    product: Integer,
    variant: Integer,
    quantity: Integer.pipe(z.int().min(1).max(MAX_QUANTITY, 'too much quantity selected')),
    price: TypedPrice.optional().describe("of one piece, as people write it; the shop's own without it"),
    reason: maybeLine(200).default('').describe('why it costs another price'),
  })
  .refine(({ price, reason }) => price === undefined || reason !== '', {
    path: ['reason'],
    message: 'Say why it costs another price.',
  })

/** The lines, delivery method and recipient of a manual order. */
const Wish = z.object({
  lines: z.array(ManualLine).min(1, 'This list may not be empty.').max(MAX_CART_LINES),
  delivery: Address.optional().describe('omitted for collection and for goods handed over'),
  method: Integer.optional().describe('how it is delivered or collected; the cheapest one without it'),
})

export const quoteManualOrder = endpoint({
  method: 'POST',
  url: '/api/manual_orders/quote/',
  schema: {
    summary: 'Quote a manual order, with shipping methods',
    description: 'Computed by the same function as customers’ orders. The stock is not changed.',
    tags: ['Orders'],
    body: Wish.omit({ delivery: true }).extend({
      country: z.enum(COUNTRY_CODES).optional().describe('to which it would be delivered'),
    }),
    response: {
      200: CheckoutQuote.pick({
        ...{ lines: true, methods: true, method: true, not_delivered: true, goods: true },
        ...{ delivery: true, total: true, taxes: true, has_no_vat: true, is_export: true },
      }),
    },
  },
  config: { allow: 'orders' },
})

/** Payment methods of a manual order. The shop records no cash. */
export const MANUAL_PAYMENTS = ['received', 'transfer', 'collection'] as const

/** The form of a manual order, placed at a market or by telephone. */
export const ManualOrderForm = Wish.extend({
  key: z.uuid().describe('made up for each wish: sent again, it is the same order'),
  email: z
    .union([z.literal(''), Email])
    .default('')
    .describe('of the customer’s account, or of the recipient of e-mails'),
  name: maybeLine(80).default('').describe('of the customer, if there is no account'),
  method: Integer,
  payment: z
    .enum(MANUAL_PAYMENTS, 'Choose how it is paid.')
    .describe('received: by card or transfer already; transfer: it is awaited; collection: by card or transfer then'),
  received_on: z
    .union([z.literal(''), z.iso.date('Enter a valid date.')])
    .default('')
    .describe('the day of the payment, if it was received'),
  total: z
    .string()
    .regex(/^\d{1,7}\.\d\d$/, 'A valid number is required.')
    .describe('the shown total; the order is refused (409) if it has changed'),
})
export type ManualOrderForm = z.output<typeof ManualOrderForm>
export type SentManualOrder = z.input<typeof ManualOrderForm>

export const placeManualOrder = endpoint({
  method: 'POST',
  url: '/api/manual_orders/',
  schema: {
    summary: 'Create a manual order, such as by telephone',
    description:
      'It takes its pieces from the stock as any order, and its customer gets an e-mail where an address is known. Where another total is counted than was shown, nothing is ordered (409).',
    tags: ['Orders'],
    body: ManualOrderForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders' },
})
