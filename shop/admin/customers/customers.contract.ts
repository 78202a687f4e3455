import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, maybeLine } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { ErasureForm } from './erasure/erasure-form.contract.ts'
import { CustomerNote } from './note/note.contract.ts'

/** Search results are counted up to this number. */
export const MAX_CUSTOMERS_COUNTED = 5_000
/** The most recent orders, reviews and messages on a customer's page, each. Their total counts are shown too. */
export const MAX_RECENT_ITEMS = 10

/** A customer account in the staff's list. */
export const CustomerListItem = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  is_staff: z.boolean(),
  time_created: z.iso.datetime().describe('when they signed up'),
  orders: z.int().describe('that they placed, whatever became of them'),
  spent: z.string().describe('what their paid orders cost, without what went back, and without orders in test mode'),
  last_ordered: z.iso.datetime().nullable(),
})
export type CustomerListItem = z.infer<typeof CustomerListItem>

const OfProduct = z.object({
  title: z.string(),
  slug: z.string().nullable().describe('null for one that is not sold'),
})

/** A customer account with all details for staff. */
export const CustomerDetails = CustomerListItem.extend({
  wants_review_emails: z.boolean().describe('they may be asked by e-mail how what they ordered is'),
  under_way: z.int().describe('how many of their orders are under way'),
  newest_orders: z.array(
    z.object({ id: z.int(), time_created: z.iso.datetime(), status: OrderStatus, price: z.string() }),
  ),
  delivered_to: z
    .array(z.object({ lines: z.array(z.string()), orders: z.array(z.int()) }))
    .describe('where their orders go that are under way; saved addresses are not told'),
  reviews: z.int(),
  newest_reviews: z.array(
    OfProduct.extend({ id: z.int(), rating: z.number(), time_created: z.iso.datetime(), is_hidden: z.boolean() }),
  ),
  messages: z.int().describe('that they wrote logged in, or that came from an address of theirs while they had it'),
  newest_messages: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      time_created: z.iso.datetime(),
      is_answered: z.boolean(),
      was_logged_in: z.boolean().describe('whether they had logged in; else anybody may have typed their address'),
    }),
  ),
  waits_for: z
    .array(OfProduct.extend({ variant: z.string(), time_created: z.iso.datetime() }))
    .describe('what is sold out, and they are to hear of when it is back'),
  note: CustomerNote,
})
export type CustomerDetails = z.infer<typeof CustomerDetails>

const tags = ['Customers']
const config = { allow: 'orders' } as const
/** For actions that cannot be undone or that hand out data. */
const ofOwners = { allow: 'owner' } as const

export const listCustomers = endpoint({
  method: 'GET',
  url: '/api/staff_customers/',
  schema: {
    summary: 'List customers, newest first, with the number and sum of their orders',
    description:
      'Whoever ordered without an account, at the market or on the telephone, is no customer here: such orders stand among the orders alone.',
    tags,
    querystring: PageQuery.extend({
      search: maybeLine(254)
        .optional()
        .describe('a part of name or e-mail address; one or two letters begin a name or the address'),
      ordered: z.enum(['true', 'false']).optional().describe('`true` for those alone who have ever ordered'),
    }),
    response: {
      200: pageOf(CustomerListItem).extend({
        counts: z
          .object({ all: z.int(), ordered: z.int(), never: z.int() })
          .nullable()
          .describe('of all that are found, whichever are listed; null where those are more than are counted'),
        are_more: z
          .boolean()
          .describe(`more than ${MAX_CUSTOMERS_COUNTED} are found by words; so many are counted and listed`),
      }),
    },
  },
  config,
})

export const readCustomer = endpoint({
  method: 'GET',
  url: '/api/staff_customers/:id/',
  schema: {
    summary: 'Get a customer with their latest orders, reviews, messages and the staff note',
    tags,
    params: IdAddress,
    response: { 200: CustomerDetails },
  },
  config,
})

export const exportCustomer = endpoint({
  method: 'POST',
  url: '/api/staff_customers/:id/data/',
  schema: {
    summary: 'Export all stored data of a customer, for an access request',
    description:
      'What the customer gets who downloads it. That it was taken is noted in the log of changes. Refused (403) for accounts of the staff, who download their own.',
    tags,
    params: IdAddress,
    response: { 200: z.record(z.string(), z.unknown()) },
  },
  config: ofOwners,
})

export const eraseCustomer = endpoint({
  method: 'DELETE',
  url: '/api/staff_customers/:id/',
  schema: {
    summary: 'Delete a customer’s account at their request',
    description:
      'As when they delete it themselves: orders stay in the books, those under way go on by their own copy, and the person leaves them when nothing can follow from them any more. Refused (403) for accounts of the staff.',
    tags,
    params: IdAddress,
    body: ErasureForm,
    response: { 204: z.undefined() },
  },
  config: ofOwners,
})
