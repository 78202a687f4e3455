import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { CustomerFilter } from '../customers.contract.ts'

/** The columns of the file. New columns are added at the end. */
export const CUSTOMER_COLUMNS = [
  ...(['customer', 'first_name', 'last_name', 'email', 'signed_up', 'is_staff', 'orders', 'spent'] as const),
  ...(['last_order', 'country', 'tags', 'marketing_consent', 'consent_changed', 'consent_source'] as const),
  'consent_text_version',
] as const

export const exportCustomers = endpoint({
  method: 'GET',
  url: '/api/customers.csv',
  schema: {
    summary: 'Export the filtered customers as CSV, one row per account',
    description: `Has the filters of the list. Customers are sorted by sign-up. Columns: ${CUSTOMER_COLUMNS.join(', ')}. Amounts are in euros with a decimal point; times are in the shop’s time zone; tags are separated by \`|\`. Cells that a spreadsheet would read as a formula start with an apostrophe. The activity log records the export.`,
    tags: ['Customers'],
    querystring: CustomerFilter,
    response: { 200: z.unknown() },
  },
  config: { allow: 'owner' },
})
