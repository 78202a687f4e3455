import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Email, Integer, maybeLine, textLine } from '../../../../lib/fields.contract.ts'
import { Day } from '../../../../lib/forms/days.contract.ts'
import { COUNTRY_CODES } from '../../../../lib/places/countries.ts'
import { TypedPrice } from '../../../catalog/products/fields/product-fields.contract.ts'
import { Address } from '../../../core/addresses/address.contract.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { CheckoutQuote } from '../../checkout/checkout.contract.ts'
import { Company } from '../../companies/company.contract.ts'
import { normalizeCode } from '../../discounts/discount-kinds.contract.ts'
import { StaffOrder } from '../staff/staff-orders.contract.ts'

const ManualLine = z
  .object({
    product: Integer,
    variant: Integer,
    quantity: Integer.pipe(z.int().min(1).max(MAX_QUANTITY, 'too much quantity selected')),
    price: TypedPrice.optional().describe(
      'price of one unit in euros, in any common notation; the shop’s price if omitted',
    ),
    reason: maybeLine(200).default('').describe('reason for a different price; required with `price`'),
  })
  .refine(({ price, reason }) => price === undefined || reason !== '', {
    path: ['reason'],
    message: 'Enter the reason for the different price.',
  })

/** A one-off reduction of the goods. */
const Reduction = z
  .object({
    kind: z.enum(['percentage', 'amount']),
    value: TypedPrice.describe('percent or euros, in any common notation'),
    reason: textLine(80).describe('shown to the customer as the name of the discount'),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 10_000, {
    path: ['value'],
    message: 'Enter a percentage from 0.01 to 100.',
  })
export type Reduction = z.output<typeof Reduction>

/** The lines, delivery method, discounts and recipient of a manual order. */
const Wish = z.object({
  lines: z.array(ManualLine).min(1, 'This list may not be empty.').max(MAX_CART_LINES),
  delivery: Address.optional().describe('delivery address; omitted for collection and for goods handed over'),
  method: Integer.optional().describe('id of the shipping method; the cheapest one if omitted'),
  code: z
    .string()
    .transform(normalizeCode)
    .pipe(z.string().max(40, 'This code does not exist.'))
    .default('')
    .describe('discount code'),
  reduction: Reduction.optional().describe('one-off reduction, applied after the discounts'),
})

export const quoteManualOrder = endpoint({
  method: 'POST',
  url: '/api/manual_orders/quote/',
  schema: {
    summary: 'Quote a manual order, with shipping methods',
    description:
      'Computed by the same function as customers’ orders, with automatic discounts. The stock is not changed.',
    tags: ['Orders'],
    body: Wish.omit({ delivery: true }).extend({
      country: z.enum(COUNTRY_CODES).optional().describe('country of delivery'),
      vat_number: Company.shape.vat_number
        .optional()
        .describe('VAT number of the company that buys; VIES is queried for at most 3 seconds'),
      email: maybeLine(254)
        .default('')
        .describe('e-mail address of the customer’s account, for the conditions of discounts'),
    }),
    response: {
      200: CheckoutQuote.pick({
        ...{ lines: true, methods: true, method: true, not_delivered: true, goods: true },
        ...{ delivery: true, total: true, taxes: true, has_no_vat: true, is_export: true },
        ...{ discounts: true, code: true, is_reverse_charge: true, vat_check: true },
      }).extend({
        payments: z
          .array(z.object({ id: z.string(), text: z.string() }))
          .describe('payment methods for an order that is not paid yet'),
      }),
    },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})

/** The payment of a manual order that is already paid, in place of a method. The shop records no cash. */
export const PAID = 'received'

/** The form of a manual order, placed at a market or by telephone. */
export const ManualOrderForm = Wish.extend({
  key: z.uuid().describe('idempotency key; a repeated request returns the same order'),
  email: z
    .union([z.literal(''), Email])
    .default('')
    .describe('e-mail address of the customer’s account, or for e-mails about the order'),
  name: maybeLine(80).default('').describe('customer name; required without an account'),
  billing: Address.optional().describe(
    'billing address; omitted if it is the delivery address; required for the company of an order without delivery',
  ),
  company: Company.optional().describe('the company that buys; omitted for consumers'),
  method: Integer,
  payment: z
    .string('Choose how it is paid.')
    .trim()
    .max(30)
    .describe(
      '`received`: paid by card or transfer; otherwise the id of a payment method from the quote, such as `transfer` or `collection`',
    ),
  received_on: z
    .union([z.literal(''), Day])
    .default('')
    .describe('date of the payment, in the shop’s time zone; required if it was received'),
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
      'The order takes its items from the stock like any order. The customer gets an e-mail if an address is known. Refused (409) if the total differs from the one that was shown.',
    tags: ['Orders'],
    body: ManualOrderForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})
