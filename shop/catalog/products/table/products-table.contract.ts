import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer, maybeLine } from '../../../../lib/fields.contract.ts'
import { CursorQuery, PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { Extra } from '../../../core/extensions/fields/extra.contract.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { STOCK_SEEN } from '../fields/product-body.contract.ts'
import {
  DecimalPrice,
  ProductTextRule,
  PublicationState,
  Stock,
  VARIANT_DETAIL_RULES,
} from '../fields/product-fields.contract.ts'
import { MAX_VARIANTS } from '../fields/product-limits.contract.ts'
import { ProductOfPage } from '../read/catalogue.contract.ts'
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
  price: z.string().describe("the product's price in euros, without sales and prices of variants"),
  lowest_price: z.string().describe('current price of the cheapest variant in euros'),
  is_reduced: z.boolean().describe('whether a variant is on sale, with or without a compare-at price'),
  state: z.enum(PRODUCT_STATES),
  published_from: z.iso.datetime().nullable(),
  maker: z.string().describe("the manufacturer's name; empty if unknown"),
  has_maker_details: z.boolean().describe('false: cannot be ordered because its manufacturer has no contact details'),
  variants: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      stock: z.int().describe('available stock, without reserved pieces'),
      held: z.int().describe('pieces reserved for unpaid orders'),
      held_until: z
        .string()
        .nullable()
        .describe(
          'time at which the last reservation ends; null if nothing is reserved, or a reservation has no deadline',
        ),
      waiting: z.int().describe('number of people waiting for a back-in-stock notification'),
    }),
  ),
  stock: z.int().describe('available stock of all variants'),
  sold: z.int().describe(`pieces sold in the last ${SOLD_WITHIN_DAYS} days`),
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
      q: maybeLine(100).optional().describe('part of the title or slug, beginning of a SKU, or a GTIN'),
      only: z.enum(TABLE_FILTERS).optional(),
      collection: Slug.optional().describe('slug of a manual collection'),
      sort: z.enum(TABLE_SORTS).optional().describe('absent: last changed first'),
      descending: z.enum(['true', 'false']).optional(),
      ...CursorQuery.shape,
    }),
    response: {
      200: pageOf(StaffProduct).extend({
        counts: z
          .record(z.enum(TABLE_FILTERS), z.int())
          .describe('number of products per filter, regardless of `q` and `collection`'),
      }),
    },
  },
  config: { allow: 'operations', scope: 'catalogue:read' },
})

export const readStaffProduct = endpoint({
  method: 'GET',
  url: '/api/staff_products/:id/',
  schema: {
    summary: 'Get a product, also a draft or hidden one',
    tags,
    params: IdAddress,
    response: { 200: ProductOfPage.extend({ extra: Extra }) },
  },
  config: { allow: 'operations', scope: 'catalogue:read' },
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
      variant: Integer.optional().describe('ID of the variant whose stock changes; required with `stock`'),
      stock: Stock.optional(),
      stock_seen: Stock.optional().describe(STOCK_SEEN),
      version: Integer.optional().describe(
        'version last read; refused (409) if it has changed since; absent: not checked',
      ),
    }),
    response: { 200: StaffProduct },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

/** The result of a bulk action. */
const BulkResult = z.object({
  done: z.int().describe('number of products that were not refused'),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
})

const UndoId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a valid string.')
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
      price: DecimalPrice.optional().describe("the product's price; variants with their own prices keep them"),
      price_percent: Percent.optional().describe('change of all prices in percent; negative to lower them'),
      stock: Stock.optional().describe('stock of each variant'),
      stock_seen: z
        .array(z.object({ variant: Integer, stock: Stock }))
        .max(MAX_BULK * MAX_VARIANTS)
        .optional()
        .describe(`per variant: ${STOCK_SEEN}`),
      vat_class: ProductTextRule.vat_class.optional().describe('tax class'),
      withdrawal: ProductTextRule.withdrawal.optional().describe('right of withdrawal'),
      maker: ProductTextRule.maker.optional().describe("the manufacturer's name; empty: none"),
      weight: VARIANT_DETAIL_RULES.weight.optional().describe('weight of each variant in grams; empty: none'),
      collection: Slug.optional().describe('slug of a manual collection to add the products to'),
      delete: z.literal(true).optional().describe('deletes products that were never ordered'),
    }),
    response: {
      200: BulkResult.extend({
        unchanged: z.int().describe('number of `done` products that already had the value'),
        undo: UndoId.nullable().describe(
          'undoes the action for some seconds, by the same staff member; null if nothing can be undone, and for an API key',
        ),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const undoBulkEdit = endpoint({
  method: 'POST',
  url: '/api/staff_products/bulk/undo/',
  schema: {
    summary: 'Undo a bulk action on products',
    description:
      'Restores the replaced values. Values that were changed since stay; such products are listed in `refused`. Stock is restored by its difference, so that sales in between are kept.',
    tags,
    body: z.object({ undo: UndoId }),
    response: { 200: BulkResult },
  },
  config: { allow: 'catalogue' },
})
