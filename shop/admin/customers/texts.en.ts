import type { ReactNode } from 'react'
import { allOf, counted, countShown, plural, shownNumber } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'
import type { ConsentState } from '../../core/marketing-consent/marketing-consent.contract.ts'

// table/customers.page.tsx
export const customers = 'Customers'
export const onlyStaffSeeCustomers = 'Only staff can see customers.'
export const failedToLoadCustomers = 'Customers couldn’t be loaded. Try again.'
export const customersFound = (range: ShownRange, words: string, order: string | undefined) =>
  `${countShown(range, 'customer', 'customers')}${words === '' ? '' : ` found for “${words}”`}${range.count > 0 && order ? `, ${order}` : ''}`
export const newestFirst = 'newest first'
export const exportCsv = 'Export CSV'
export const tagsOfCustomers = 'Tags'
export const moreCustomersThan = (count: number) =>
  `More than ${shownNumber(count)} customers found. Refine your search to see the count.`
export const noMatches = 'No customers found.'
export const noneWithFilter = 'No customers with this filter.'
export const noCustomers = 'No customers yet.'
export const pagesOfCustomers = 'Pages of customers'
export const customersHaveAnAccount = (orders: ReactNode) =>
  ['Customers have an account. Orders without an account are in the ', orders, '.'] as const
export const listOfOrders = 'order list'

// table/customers-filters.tsx
export const nameOrEmail = 'Name or e-mail'
export const customersBy = 'Customers by orders'
export const FILTERS = { all: 'all', ordered: 'have ordered', never: 'never ordered' }
export const tag = 'Tag'
export const anyTag = 'Any tag'
export const deletedTag = 'Deleted tag'
export const consent = 'E-mails about offers'
export const anyConsent = 'Any consent'
export const CONSENTS: Record<ConsentState, string> = {
  confirmed: 'Agreed',
  pending: 'Not confirmed yet',
  withdrawn: 'Unsubscribed',
  none: 'No request sent',
}
export const country = 'Country'
export const anyCountry = 'Any country'
export const spentAtLeast = 'Spent at least (€)'
export const clearFilters = 'Clear filters'

// table/customers-table.tsx
export const COLUMNS = { name: 'Customer', since: 'Since', orders: 'Orders', spent: 'Spent', last: 'Last order' }
export const staff = 'Staff'
export const tickAll = 'Select all customers on this page'
export const tickCustomer = (name: string) => `Select ${name}`
export const agreed = 'Agreed to e-mails about offers'
export const ordersPlaced = (count: number) => (count === 0 ? 'no orders' : counted(count, 'order', 'orders'))
export const lastOn = ', last '
export const signedUp = 'Signed up '
export const never = 'never'

// customer/customer.page.tsx
export const customer = 'Customer'
export const failedToLoadCustomer = 'The customer couldn’t be loaded. Try again.'
export const isOfStaff = 'Staff account'
export const since = 'Customer since'
export const spent = 'Spent'
export const paidOrdersMinus = 'Paid orders minus refunds'
export const nothingPaid = 'No paid orders yet'
export const email = 'E-mail'
export const reviewEmails = 'Review request e-mails'
export const emailsAllowed = 'may be sent'
export const emailsDeclined = 'declined'
export const about = 'About'
export const activityLogOfThisCustomer = 'Activity log of this customer'

// customer/customer-orders.tsx, customer/customer-activity.tsx
export const orders = 'Orders'
export const orderNumber = (id: number) => `Order ${id}`
export const noOrders = 'No orders yet.'
export const allOrders = (count: number) => `All ${shownNumber(count)} orders`
export const deliveredTo = 'Delivery addresses'
export const forOrders = (ids: readonly number[]) =>
  `${plural(ids.length, 'Order', 'Orders')} ${allOf(ids.map(String))}`
export const reviews = 'Reviews'
export const newestShown = (shown: number, all: number) => `The newest ${shown} of ${shownNumber(all)}.`
export const star = (stars: number) => counted(stars, 'star', 'stars')
export const isHidden = 'hidden'
export const messages = 'Contact messages'
export const notAnswered = 'not answered'
export const notLoggedIn = 'sent with this address, not logged in'
export const waitsFor = 'Waiting for'
export const none = 'None.'

// note/staff-note.tsx
export const note = 'Staff note'
export const noteLabel = 'Note'
export const onlyStaffCanSeeHint = 'Only staff can see it. It is included if the customer requests their data.'
export const saveNote = 'Save note'
export const noteSaved = 'Note saved'
export const noteIsBy = (name: string | null) => (name ? `, ${name}` : '')
export const noteConflict = (name: string | null) =>
  `${name ?? 'Someone else'} has changed this note. Your text is still in the field. Save again to overwrite theirs:`
export const noteDeleted = '(empty: the note was deleted)'

// customer/customer-data.tsx, customer/download-customer-data.ts
export const customerData = 'Customer data'
export const verifyRequester =
  'Before you hand out or delete data, verify that the request comes from this customer, for example by an e-mail from this address.'
export const downloadData = 'Download data'
export const dataDownloaded = 'Downloaded. This was recorded in the activity log.'
export const dataOfStaff = 'Data of staff accounts can’t be downloaded or deleted here.'

// erasure/erase-customer.tsx
export const deleteAccount = 'Delete account…'
export const deleteAccountOf = (name: string) => `Delete the account of ${name}?`
export const deletedDataHeading = 'Deleted data:'
export const deletedData =
  'name, e-mail address and password, picture, saved addresses, cart, back-in-stock notifications, tags, the staff note and the e-mails sent to them. They are logged out everywhere and receive a final confirmation e-mail.'
export const retainedDataHeading = 'Data that stays, as required for accounting:'
export const retainedData = (days: number) =>
  `their orders with items and payments. Name and addresses are removed from each order ${days} days after delivery or cancellation, once nothing is open. Reviews stay under “Former customer”. Messages stay until you delete them. If they agreed to e-mails about offers, the proof stays for three years without name and address.`
export const ordersInProgress = (count: number) =>
  `${counted(count, 'order is', 'orders are')} in progress: ${plural(count, 'it continues', 'they continue')}, and you still see the delivery address.`
export const typeAddress = (address: string) => `Type ${address} to delete the account`
export const cannotBeUndone = 'This can’t be undone.'
export const keepAccount = 'Keep account'
export const deleteForGood = 'Delete account'
export const accountDeleted = 'Account deleted'
