import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { textLine } from '../../../../lib/fields.contract.ts'
import { PRODUCT_STATES } from '../../../catalog/products/read/publication/publication.contract.ts'
import { OrderStatus } from '../../../core/order-states/order-status.contract.ts'

/** The most results of each kind. */
export const MAX_RESULTS_PER_KIND = 5
/** Shorter queries do not search names, because nearly all would match. */
export const MIN_NAME_QUERY_LENGTH = 3

const FoundForStaff = z.object({
  products: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      thumbnail: z.string(),
      state: z.enum(PRODUCT_STATES),
    }),
  ),
  orders: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        status: OrderStatus,
        total: z.string(),
        time_created: z.iso.datetime(),
      }),
    )
    .optional()
    .describe('only for the roles orders and owner'),
  customers: z
    .array(z.object({ id: z.int(), name: z.string(), email: z.string() }))
    .optional()
    .describe('only for the roles orders and owner'),
  pages: z
    .array(z.object({ id: z.int(), title: z.string() }))
    .optional()
    .describe('only for the roles catalogue and owner'),
})
export type FoundForStaff = z.infer<typeof FoundForStaff>

export const searchForStaff = endpoint({
  method: 'GET',
  url: '/api/admin/search/',
  schema: {
    summary: 'Search products, orders, customers and pages for staff',
    description: `Finds products by a part of title or slug, the beginning of a SKU, or a GTIN; orders by their number, name or the beginning of the e-mail address; customers by name or e-mail address; pages by their title. Only results for the user’s role are returned, at most ${MAX_RESULTS_PER_KIND} of each.`,
    tags: ['Staff'],
    querystring: z.object({ q: textLine(100) }),
    response: { 200: FoundForStaff },
  },
  config: { allow: 'staff' },
})
