import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer, maybeLine } from '../../../../lib/fields.contract.ts'
import { dayWithin } from '../../../../lib/forms/days.contract.ts'
import { CursorQuery } from '../../../../lib/page-of.contract.ts'
import { MAX_STOCK } from '../fields/product-fields.contract.ts'
import { MAX_NOTE, STAFF_REASONS, STOCK_REASONS } from './stock-reasons.contract.ts'

/** Movements per page. */
export const MOVEMENTS_SHOWN = 50

export const StockMovement = z.object({
  id: z.int(),
  product: z.object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    is_deleted: z.boolean(),
  }),
  variant: z.object({ id: z.int(), name: z.string() }),
  change: z.int().describe('negative for sold, reserved or lost pieces'),
  stock_after: z.int().describe('stock of the variant after the change'),
  reason: z.enum(STOCK_REASONS),
  order: z.int().nullable().describe('id of the order that caused it; null without one, or if it was deleted'),
  by: z.string().describe('name of the staff member at that time; empty for customers and automatic changes'),
  by_id: z.int().nullable().describe('account id of the staff member; null without one, or if it was deleted'),
  note: z.string(),
  time_created: z.iso.datetime(),
})
export type StockMovement = z.infer<typeof StockMovement>

const Day = dayWithin('1950-01-01', '2200-01-01')

/** Maximum number of products that a search of the list finds. */
export const MAX_FOUND = 50

/** Maximum length of a search, in characters. */
export const MAX_MOVEMENT_SEARCH = 100

const MovementFilter = z.object({
  q: maybeLine(MAX_MOVEMENT_SEARCH).optional().describe('part of a product title, or the beginning of a SKU'),
  product: Integer.optional(),
  variant: Integer.optional(),
  reason: z.enum(STOCK_REASONS).optional(),
  by: Integer.optional().describe('account id of a staff member'),
  from: Day.optional().describe('first day, in the time zone of the shop'),
  to: Day.optional().describe('last day'),
})
export type MovementFilter = z.infer<typeof MovementFilter>

export const listMovements = endpoint({
  method: 'GET',
  url: '/api/stock/movements/',
  schema: {
    summary: 'List the stock movements, newest first',
    description: `Each change of a stock has one movement. The filters can be combined. A page has at most ${MOVEMENTS_SHOWN} movements; \`before\` continues after the last one.`,
    tags: ['Products'],
    querystring: MovementFilter.extend({
      before: z
        .string()
        .regex(/^-?\d{1,15}$/)
        .optional()
        .describe('`next` of the page before'),
      ...CursorQuery.shape,
    }),
    response: {
      200: z.object({
        results: z.array(StockMovement),
        next: z
          .string()
          .nullable()
          .describe('`before` of the next page, or its address if `after` is sent; null on the last one'),
        are_more_products: z
          .boolean()
          .describe(`more than ${MAX_FOUND} products match \`q\`; only the newest ${MAX_FOUND} are included`),
        product: z.object({ id: z.int(), title: z.string() }).nullable().describe('the product of the filter'),
        people: z.array(z.object({ id: z.int(), name: z.string() })).describe('staff members with movements, by name'),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
export type MovementPage = z.infer<(typeof listMovements)['schema']['response'][200]>

/** The columns of the file. New columns are added at the end. */
export const MOVEMENT_COLUMNS = [
  ...(['time', 'product', 'slug', 'variant', 'change', 'stock_after', 'reason', 'order', 'by', 'note'] as const),
] as const

export const exportMovements = endpoint({
  method: 'GET',
  url: '/api/stock/movements.csv',
  schema: {
    summary: 'Export the filtered stock movements as CSV, newest first',
    description: `Has the filters of the list. Columns: ${MOVEMENT_COLUMNS.join(', ')}. Times are in the shop’s time zone. Cells that a spreadsheet would read as a formula start with an apostrophe.`,
    tags: ['Products'],
    querystring: MovementFilter,
    response: { 200: z.unknown() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

const PIECES = 'Enter a whole number.'
const Pieces = z
  .union(
    [
      z.int(PIECES),
      z
        .string()
        .trim()
        .regex(/^[+-]?\d{1,7}$/, PIECES)
        .transform(Number),
    ],
    PIECES,
  )
  .refine((pieces) => Math.abs(pieces) <= MAX_STOCK, `Enter at most ${MAX_STOCK} pieces.`)

export const Adjustment = z.object({
  key: z
    .uuid()
    .optional()
    .describe('a UUID of this change; a repeated request with the same key does not change the stock again'),
  variant: Integer,
  reason: z.enum(STAFF_REASONS),
  change: Pieces.optional().describe('pieces to add; negative to remove. Send this or `stock`.'),
  stock: Pieces.refine((pieces) => pieces >= 0, 'Enter 0 or more.')
    .optional()
    .describe('counted pieces'),
  stock_seen: Integer.optional().describe('the stock when counting; later sales are subtracted'),
  note: maybeLine(MAX_NOTE).default(''),
})

export const adjustStock = endpoint({
  method: 'POST',
  url: '/api/stock/movements/',
  schema: {
    summary: 'Change the stock of a variant with a reason and a note',
    description:
      'Received pieces are positive, damaged or lost ones negative. The change is part of the activity log of the product.',
    tags: ['Products'],
    body: Adjustment,
    response: {
      200: z.object({
        stock: z.int().describe('stock of the variant now'),
        change: z.int().describe('the difference; 0 if the stock was already right'),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', creates: true },
})
