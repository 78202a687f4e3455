import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, IdAddress, maybeLine } from '../../../lib/fields.contract.ts'
import { CursorQuery, PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { Extra } from '../../core/extensions/fields/extra.contract.ts'
import { CONSENT_STATES, MarketingConsent } from '../../core/marketing-consent/marketing-consent.contract.ts'
import { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { ErasureForm } from './erasure/erasure-form.contract.ts'
import { CustomerNote } from './note/note.contract.ts'

/** Search results are counted up to this number. */
export const MAX_CUSTOMERS_COUNTED = 5_000
/** The most recent orders, reviews and messages on a customer's page, each. Their total counts are shown too. */
export const MAX_RECENT_ITEMS = 10

/** The orders in which the customer list can be read. */
export const CUSTOMER_SORTS = ['newest', 'name', 'last_order', 'orders', 'spent'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

/** A customer account in the staff's list. */
export const CustomerListItem = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  is_staff: z.boolean(),
  time_created: z.iso.datetime().describe('time of sign-up'),
  orders: z.int().describe('number of orders, with cancelled ones'),
  spent: z.string().describe('total of paid orders in euros, minus refunds, without test orders'),
  last_ordered: z.iso.datetime().nullable(),
  tags: z.array(z.string()).describe('by name'),
  marketing_consent: z.enum(CONSENT_STATES).describe('whether the customer agreed to e-mails about offers'),
})
export type CustomerListItem = z.infer<typeof CustomerListItem>

const OfProduct = z.object({
  title: z.string(),
  slug: z.string().nullable().describe('null if the product is not public'),
})

/** A customer account with all details for staff. */
export const CustomerDetails = CustomerListItem.extend({
  wants_review_emails: z.boolean().describe('`true` if the customer accepts review requests by e-mail'),
  under_way: z.int().describe('number of orders in progress'),
  newest_orders: z.array(
    z.object({ id: z.int(), time_created: z.iso.datetime(), status: OrderStatus, price: z.string() }),
  ),
  delivered_to: z
    .array(z.object({ lines: z.array(z.string()), orders: z.array(z.int()) }))
    .describe('delivery addresses of orders in progress, with the order numbers; without saved addresses'),
  reviews: z.int(),
  newest_reviews: z.array(
    OfProduct.extend({ id: z.int(), rating: z.number(), time_created: z.iso.datetime(), is_hidden: z.boolean() }),
  ),
  messages: z
    .int()
    .describe('number of messages written while logged in, or sent from an e-mail address of the account at that time'),
  newest_messages: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      time_created: z.iso.datetime(),
      is_answered: z.boolean(),
      was_logged_in: z.boolean().describe('`true` if written while logged in; otherwise the sender is not verified'),
    }),
  ),
  waits_for: z
    .array(OfProduct.extend({ variant: z.string(), time_created: z.iso.datetime() }))
    .describe('requested back-in-stock notifications'),
  note: CustomerNote,
  consent: MarketingConsent,
  extra: Extra,
})
export type CustomerDetails = z.infer<typeof CustomerDetails>

const Flag = z.enum(['true', 'false']).optional()

/** The filters of the customer list and of its file. */
export const CustomerFilter = z.object({
  search: maybeLine(254)
    .optional()
    .describe('part of the name or e-mail address; one or two characters match only beginnings'),
  ordered: Flag.describe('`true`: only customers with orders; `false`: only customers without orders'),
  tag: z.string().regex(ID, 'A valid integer is required.').optional().describe('id of a tag'),
  consent: z.enum(CONSENT_STATES).optional().describe('state of the consent to e-mails about offers'),
  country: z.enum(COUNTRY_CODES).optional().describe('country of the newest order (ISO 3166)'),
  spent_from: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'A valid number is required.')
    .optional()
    .describe('only customers who spent at least this, in euros'),
})
export type CustomerFilter = z.infer<typeof CustomerFilter>

const tags = ['Customers']
const config = { allow: 'orders' } as const
/** For actions that cannot be undone or that hand out data. */
const ofOwners = { allow: 'owner' } as const

export const listCustomers = endpoint({
  method: 'GET',
  url: '/api/staff_customers/',
  schema: {
    summary: 'List customers, newest first by default, with the number and sum of their orders',
    description:
      'Only customers with an account. Orders without an account, such as market and phone orders, appear only in the order list.',
    tags,
    querystring: PageQuery.extend({
      ...CustomerFilter.shape,
      sort: z.enum(CUSTOMER_SORTS).optional().describe('`newest` by default'),
      descending: Flag.describe('`true` by default, except for `name`'),
      ...CursorQuery.shape,
    }),
    response: {
      200: pageOf(CustomerListItem).extend({
        counts: z
          .object({ all: z.int(), ordered: z.int(), never: z.int() })
          .nullable()
          .describe('numbers of all results, regardless of `ordered`; null if there are too many results'),
        are_more: z
          .boolean()
          .describe(
            `true if the search has more than ${MAX_CUSTOMERS_COUNTED} results, of which only these are counted`,
          ),
      }),
    },
  },
  config: { ...config, scope: 'customers:read' },
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
  config: { ...config, scope: 'customers:read' },
})

export const exportCustomer = endpoint({
  method: 'POST',
  url: '/api/staff_customers/:id/data/',
  schema: {
    summary: 'Export all stored data of a customer, for an access request',
    description:
      'The same data as the customer’s own export. The activity log records the export. Refused (403) for staff accounts, which export their own data.',
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
      'The same as the deletion by the customer. Orders remain for accounting. Orders in progress continue with their own copy of the addresses; personal data is removed from them when no claims are possible any more. Refused (403) for staff accounts.',
    tags,
    params: IdAddress,
    body: ErasureForm,
    response: { 204: z.undefined() },
  },
  config: ofOwners,
})
