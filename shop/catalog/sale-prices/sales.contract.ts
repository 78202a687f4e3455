import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer, textLine } from '../../../lib/fields.contract.ts'
import { Moment } from '../../../lib/forms/days.contract.ts'
import { toCents } from '../../../lib/money.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { resourceContract, VersionIfGiven } from '../../core/admin-kit/resource/resource.contract.ts'

/** The maximum number of products in a sale, which are repriced together. */
export const MAX_SALE_PRODUCTS = 1000
export const MAX_PERCENT = 90

const Phase = z.enum(['planned', 'running', 'ended'])
export type SalePhase = z.infer<typeof Phase>

/** A sale: a percentage off, or one price for all its products. */
export const Sale = z.object({
  id: z.int(),
  name: z.string().describe('internal name, visible to staff only'),
  percent: z.int().nullable().describe('discount in percent; null for a sale with a fixed price'),
  price: z.string().nullable().describe('fixed price in euros; null for a sale with a percentage'),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  phase: Phase,
  products: z.int().describe('number of products in the sale'),
  version: z.int(),
})
export type Sale = z.infer<typeof Sale>

export const SaleWithProducts = Sale.extend({ product_ids: z.array(z.int()) })
export type SaleWithProducts = z.infer<typeof SaleWithProducts>

const DateOrNone = z
  .string()
  .transform((text, context) => {
    if (text.trim() === '') return null
    const read = Moment.safeParse(text.trim())
    if (read.success) return new Date(read.data)
    context.addIssue({ code: 'custom', message: 'Enter a valid date and time.' })
    return z.NEVER
  })
  .describe('ISO 8601')

const Percent = Integer.pipe(z.int().min(1).max(MAX_PERCENT))
const SalePriceInput = z
  .string()
  .trim()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'A valid number is required.')
  .transform(toCents)
  .refine((cents) => cents >= 1, 'Ensure this value is greater than or equal to 0.01.')

const emptyAsUndefined = <T extends z.ZodType>(rule: T) =>
  z.union([z.literal('').transform(() => undefined), rule]).optional()

/** The sale form. Sale prices and compare-at prices are computed. */
export const SaleForm = z.object({
  name: textLine(80),
  percent: emptyAsUndefined(Percent).describe('discount in percent; either this or `price` is required'),
  price: emptyAsUndefined(SalePriceInput).describe(
    'fixed price in euros for the products that cost more; either this or `percent` is required',
  ),
  starts_at: DateOrNone.default(null).describe('ISO 8601; empty or past: immediately; ignored if the sale has started'),
  ends_at: DateOrNone.default(null).describe('ISO 8601; empty: no end'),
  products: z
    .array(Integer)
    .min(1)
    .max(MAX_SALE_PRODUCTS, `Ensure this field has no more than ${MAX_SALE_PRODUCTS} elements.`)
    .describe('product IDs'),
})
export type SaleForm = z.output<typeof SaleForm>

const tags = ['Products']

const SalesQuery = PageQuery.extend({
  q: z.string().max(100).optional().describe('words in the name'),
  phase: Phase.optional(),
  sort: z.enum(['name', 'starts_at', 'ends_at']).optional().describe('`starts_at` by default'),
  descending: z
    .enum(['true', 'false'])
    .transform((typed) => typed === 'true')
    .optional()
    .describe('`true` by default for `starts_at`'),
})
export type SalesQuery = z.output<typeof SalesQuery>

export const listSales = endpoint({
  method: 'GET',
  url: '/api/reductions/',
  schema: {
    summary: 'List sales, latest start first',
    tags,
    querystring: SalesQuery,
    response: { 200: pageOf(Sale) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const readSale = endpoint({
  method: 'GET',
  url: '/api/reductions/:id/',
  schema: {
    summary: 'Get a sale with its products',
    tags,
    params: IdAddress,
    response: { 200: SaleWithProducts },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

const saleEndpoints = resourceContract({
  path: '/api/reductions/',
  allow: 'catalogue',
  scopes: ['catalogue:read', 'catalogue:write'],
  schema: {
    tag: 'Products',
    list: 'sales',
    item: SaleWithProducts,
    form: SaleForm,
    summaries: {
      list: 'List sales',
      add: 'Create a sale',
      change: 'Update a sale that has not ended',
      remove: 'Delete a sale; a running one ends',
    },
    addition: `The crossed-out price is the lowest price of the 30 days before the sale. It is computed, not sent. \
If the sale price is not lower, no crossed-out price is shown.`,
    changeVersion: VersionIfGiven,
    removeVersion: VersionIfGiven,
    actions: ['end', 'remove'],
  },
})

/** Sales; their list has pages. */
export const sales = { ...saleEndpoints, list: listSales }

export const endSale = endpoint({
  method: 'POST',
  url: '/api/reductions/:id/end/',
  schema: {
    summary: 'End a sale now',
    tags,
    params: IdAddress,
    response: { 200: SaleWithProducts },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})
