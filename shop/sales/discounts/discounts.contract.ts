import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../lib/fields.contract.ts'
import { resourceContract } from '../../core/admin-kit/resource/resource.contract.ts'
import { FormFieldResponse } from '../../core/extensions/fields/form-fields.contract.ts'
import { OFFER_ITEM } from './benefits/offer-form.contract.ts'
import { DiscountForm } from './discount-form.contract.ts'
import { DISCOUNT_KINDS, DISCOUNT_SCOPES, normalizeCode } from './discount-kinds.contract.ts'

/** The limits of single-use codes: of one request, and of a discount. */
const MAX_NEW_CODES = 10_000
export const MAX_CODES = 100_000
/** Leaves room for the ten random characters. */
const MAX_PREFIX = 20

const DISCOUNT_STATES = ['running', 'scheduled', 'used_up', 'ended', 'inactive'] as const

export const DiscountItem = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  value: z.string().describe('percent for `percentage`, euros for `amount`, such as `12.50`'),
  is_automatic: z.boolean(),
  code: z.string().describe('empty for an automatic discount and for single-use codes only'),
  combines: z.boolean(),
  scope: z.enum(DISCOUNT_SCOPES),
  collections: z.array(z.int()),
  products: z.array(z.int()),
  variants: z.array(z.int()),
  variant_products: z.array(z.int()).describe('the products of its variants'),
  ...OFFER_ITEM,
  excludes_reduced: z.boolean(),
  minimum: z.string().describe('euros; `0.00` without a minimum'),
  minimum_pieces: z.int(),
  countries: z.array(z.string()),
  methods: z.array(z.int()).describe('shipping methods that are free; empty: all methods'),
  is_for_named: z.boolean().describe('for named customers only'),
  customers: z.array(z.int()).describe('ids of the named customers'),
  is_for_first_order: z.boolean(),
  tag: z.int().nullable(),
  max_uses: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  is_announced: z.boolean(),
  condition: z
    .object({
      extension: z.string(),
      name: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      problem: z.string().nullable().describe('why the discount applies to no order; null if the condition works'),
    })
    .nullable(),
  is_active: z.boolean(),
  state: z.enum(DISCOUNT_STATES),
  uses: z.int().describe('orders that are not cancelled'),
  discounted: z.string().describe('amount taken off these orders, in euros'),
  single_use_codes: z.int(),
  used_codes: z.int().describe('single-use codes that were used'),
  version: z.int(),
})
export type DiscountItem = z.infer<typeof DiscountItem>

const tags = ['Discounts']

export const discounts = resourceContract({
  path: '/api/discounts/',
  allow: 'catalogue',
  schema: {
    tag: 'Discounts',
    list: 'discounts',
    item: DiscountItem,
    form: DiscountForm,
    summaries: {
      list: 'List the discounts, newest first',
      add: 'Create a discount',
      change: 'Update a discount',
      remove: 'Delete a discount and its codes; orders keep both',
    },
    actions: ['end', 'activate'],
  },
})

const Choice = z.object({ id: z.int(), name: z.string() })

export const discountChoices = endpoint({
  method: 'GET',
  url: '/api/discounts/choices/',
  schema: {
    summary:
      'List the collections, customer tags, shipping methods and conditions of extensions for the form of a discount',
    tags,
    response: {
      200: z.object({
        collections: z.array(Choice),
        tags: z.array(Choice),
        methods: z.array(Choice.extend({ zone: z.string() })),
        conditions: z.array(
          z.object({
            extension: z.string(),
            name: z.string(),
            label: z.string(),
            fields: z.array(FormFieldResponse),
          }),
        ),
      }),
    },
  },
  config: { allow: 'catalogue' },
})

export const discountCustomers = endpoint({
  method: 'GET',
  url: '/api/discounts/customers/',
  schema: {
    summary: 'Find customers for the form of a discount',
    description: 'For owners, because other staff who edit discounts can’t read customers. At most 20 are returned.',
    tags,
    querystring: z.object({
      q: z.string().max(100).default('').describe('a part of name or e-mail address'),
      id: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
        .optional()
        .describe('ids of customers to return instead, separated by commas'),
    }),
    response: { 200: z.object({ customers: z.array(Choice.extend({ email: z.string() })) }) },
  },
  config: { allow: 'owner' },
})

const PreviewCart = z.object({
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), price: z.string().describe('price of one piece') })),
  subtotal: z.string(),
  shipping: z.string().describe('before the discount'),
  discount: z.string(),
  total: z.string(),
  problem: z
    .enum(['no_goods', 'minimum_cents', 'minimum_pieces', 'missing_pieces', 'no_saving', 'other'])
    .nullable()
    .describe('why the discount does not apply; null if it does'),
})
export type PreviewCart = z.infer<typeof PreviewCart>

export const previewDiscount = endpoint({
  method: 'POST',
  url: '/api/discounts/preview/',
  schema: {
    summary: 'Compute a discount for example carts, without saving it',
    description:
      'The carts contain products of the shop. Conditions of customers, dates and limits count as met, and the country is an allowed one.',
    tags,
    body: DiscountForm,
    response: { 200: z.object({ carts: z.array(PreviewCart) }) },
  },
  config: { allow: 'catalogue', creates: false },
})

const Prefix = z
  .string()
  .transform(normalizeCode)
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9-]*$/, 'Use only letters, digits and hyphens.')
      .max(MAX_PREFIX),
  )

export const createCodes = endpoint({
  method: 'POST',
  url: '/api/discounts/:id/codes/',
  schema: {
    summary: 'Create single-use codes of a discount',
    description: 'Adds to existing codes. A code is the prefix and ten random characters without 0, O, 1 and I.',
    tags,
    params: IdAddress,
    body: z.object({
      count: Integer.pipe(z.int().min(1).max(MAX_NEW_CODES)),
      prefix: Prefix.default(''),
    }),
    response: { 201: z.object({ file_name: z.string(), codes: z.array(z.string()) }) },
  },
  config: { allow: 'catalogue' },
})

export const listCodes = endpoint({
  method: 'GET',
  url: '/api/discounts/:id/codes/',
  schema: {
    summary: 'List the single-use codes of a discount, oldest first',
    tags,
    params: IdAddress,
    response: {
      200: z.object({
        file_name: z.string(),
        codes: z.array(z.object({ code: z.string(), is_used: z.boolean() })),
      }),
    },
  },
  config: { allow: 'catalogue' },
})
