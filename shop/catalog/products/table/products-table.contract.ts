import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer, maybeLine } from '../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { STOCK_SEEN } from '../fields/product-body.contract.ts'
import { DecimalPrice, PublicationState, Stock } from '../fields/product-fields.contract.ts'
import { MAX_VARIANTS } from '../fields/product-limits.contract.ts'
import { PRODUCT_STATES } from '../read/publication/publication.contract.ts'

/** The maximum number of products in one bulk action. */
const MAX_BULK = 500
/** The period of the sold figure, in days. */
export const SOLD_WITHIN_DAYS = 30

/** The sort keys of the products table; each has a default direction. */
export const TABLE_SORTS = ['changed', 'newest', 'title', 'price', 'stock', 'lowest_stock', 'sold', 'state'] as const
export type TableSort = (typeof TABLE_SORTS)[number]

export const TABLE_FILTERS = ['sold_out', 'low', 'reduced', 'draft', 'hidden', 'published'] as const
export type TableFilter = (typeof TABLE_FILTERS)[number]

/** A row of the products table. */
export const StaffProduct = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  price: z.string().describe("the product's own"),
  lowest_price: z.string().describe('what the cheapest variant costs now'),
  is_reduced: z.boolean().describe('also where no price before may be shown'),
  state: z.enum(PRODUCT_STATES),
  published_from: z.iso.datetime().nullable(),
  has_maker_details: z.boolean().describe('false: it cannot be ordered, its manufacturer has no contact details'),
  variants: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      stock: z.int().describe('pieces that can be bought'),
      held: z.int().describe('pieces besides, which wait for the payment of their orders'),
      held_until: z.string().nullable().describe('the latest of them; null where none is held, or a bank decides'),
      waiting: z.int().describe('people who are told when it is back'),
    }),
  ),
  stock: z.int().describe('that can be bought, of all variants'),
  sold: z.int().describe(`pieces in the last ${SOLD_WITHIN_DAYS} days`),
  time_changed: z.iso.datetime(),
  version: z.int(),
})
export type StaffProduct = z.infer<typeof StaffProduct>

const tags = ['Products']

export const listStaffProducts = endpoint({
  method: 'GET',
  url: '/api/staff_products/',
  schema: {
    summary: 'List all products, with drafts and hidden ones',
    description:
      'Sorting by stock and sales uses figures that are up to a minute old; the returned figures are current.',
    tags,
    querystring: PageQuery.extend({
      q: maybeLine(100).optional().describe('a part of title or slug, the beginning of a SKU, or a GTIN'),
      only: z.enum(TABLE_FILTERS).optional(),
      collection: Slug.optional().describe('into which they were put by hand'),
      sort: z.enum(TABLE_SORTS).optional().describe('absent: what was changed last first'),
      descending: z.enum(['true', 'false']).optional(),
    }),
    response: {
      200: pageOf(StaffProduct).extend({
        counts: z.record(z.enum(TABLE_FILTERS), z.int()).describe('how many each filter leaves, whatever is typed'),
      }),
    },
  },
  config: { allow: 'staff' },
})

export const editStaffProduct = endpoint({
  method: 'PATCH',
  url: '/api/staff_products/:id/',
  schema: {
    summary: 'Update the price or status of a product, or the stock of a variant',
    tags,
    params: IdAddress,
    body: z.object({
      price: DecimalPrice.optional(),
      state: PublicationState.optional(),
      variant: Integer.optional().describe('whose stock it is'),
      stock: Stock.optional(),
      stock_seen: Stock.optional().describe(STOCK_SEEN),
      version: Integer.optional().describe('the one last read: 409 when somebody was faster'),
    }),
    response: { 200: StaffProduct },
  },
  config: { allow: 'catalogue' },
})

const Percent = Integer.pipe(z.int().min(-90).max(900))

export const bulkEditProducts = endpoint({
  method: 'POST',
  url: '/api/staff_products/bulk/',
  schema: {
    summary: 'Apply an action to several products',
    description: 'Each product is changed completely or not at all. Refused products are listed with their reason.',
    tags,
    body: z.object({
      ids: z.array(Integer).min(1).max(MAX_BULK, `Ensure this field has no more than ${MAX_BULK} elements.`),
      state: PublicationState.optional(),
      price: DecimalPrice.optional().describe("the product's own price; variants with prices of their own keep them"),
      price_percent: Percent.optional().describe('all prices so much more, or less'),
      stock: Stock.optional().describe('of each variant'),
      stock_seen: z
        .array(z.object({ variant: Integer, stock: Stock }))
        .max(MAX_BULK * MAX_VARIANTS)
        .optional()
        .describe(`of each variant, ${STOCK_SEEN}`),
      delete: z.literal(true).optional(),
    }),
    response: {
      200: z.object({
        done: z.int(),
        refused: z.array(z.object({ id: z.int(), reason: z.string() })),
      }),
    },
  },
  config: { allow: 'catalogue' },
})
