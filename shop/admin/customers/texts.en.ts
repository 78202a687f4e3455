import type { ReactNode } from 'react'
import { allOf, counted, countShown, plural, shownNumber } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// table/customers.page.tsx
export const customers = 'Customers'
export const onlyStaffSeeCustomers = 'Only staff of the shop can see its customers.'
export const failedToLoadCustomers = 'Failed to load customers, perhaps our server is down'
export const customersFound = (range: ShownRange, words: string) =>
  `${countShown(range, 'customer', 'customers')}${words === '' ? '' : ` found for “${words}”`}${range.count > 0 ? ', the newest first' : ''}`
export const moreCustomersThan = (count: number) =>
  `More than ${shownNumber(count)} customers are found. Say it more exactly to see how many.`
export const noCustomerFits = 'No customer fits these words.'
export const noSuchCustomers = 'There are no such customers.'
export const nobodyYet = 'Nobody has signed up yet.'
export const pagesOfCustomers = 'Pages of customers'
export const guestsAreNot = (orders: ReactNode) =>
  [
    'A customer is somebody with an account. Orders by name alone, from the market or the telephone, stand in the ',
    orders,
    '.',
  ] as const
export const listOfOrders = 'list of orders'

// table/customers-filters.tsx
export const findByName = 'Name or e-mail'
export const customersBy = 'Customers by orders'
export const FILTERS = { all: 'all', ordered: 'have ordered', never: 'never ordered' }

// table/customers-table.tsx
export const COLUMNS = { name: 'Customer', since: 'Since', orders: 'Orders', spent: 'Spent', last: 'Last order' }
export const staff = 'Staff'
export const ordersPlaced = (count: number) => (count === 0 ? 'no orders' : counted(count, 'order', 'orders'))
export const lastOn = ', last '
export const signedUp = 'Signed up '
export const never = 'never'

// customer/customer.page.tsx
export const customer = 'Customer'
export const failedToLoadCustomer = 'Failed to load the customer, perhaps our server is down'
export const isOfStaff = 'An account of the staff'
export const since = 'Customer since'
export const spent = 'Spent'
export const spentIs = 'Paid orders, without what went back'
export const nothingPaid = 'No order of theirs was paid here yet'
export const email = 'E-mail'
export const reviewEmails = 'E-mails that ask for reviews'
export const wantsThem = 'may be sent'
export const doesNotWantThem = 'not wanted'
export const about = 'About'
export const itsChanges = 'Who of the staff did what'

// customer/customer-orders.tsx, customer/customer-words.tsx
export const orders = 'Orders'
export const orderNumber = (id: number) => `Order ${id}`
export const noOrders = 'None yet.'
export const allOrders = (count: number) => `All ${shownNumber(count)} orders`
export const deliveredTo = 'Where it goes'
export const forOrders = (ids: readonly number[]) =>
  `${plural(ids.length, 'Order', 'Orders')} ${allOf(ids.map(String))}`
export const reviews = 'Reviews'
export const newestOf = (shown: number, all: number) => `The newest ${shown} of ${shownNumber(all)}.`
export const ratingOf = (stars: number) => counted(stars, 'star', 'stars')
export const isHidden = 'hidden'
export const messages = 'Messages'
export const notAnswered = 'not answered'
export const notLoggedIn = 'from their address, not logged in'
export const waitsFor = 'Waits for'
export const none = 'None.'

// note/note-of-staff.tsx
export const note = 'Note of the staff'
export const whatOthersShouldKnow = 'What the others should know'
export const noteHint = 'Only staff see it in the shop; the customer gets it with their data.'
export const saveNote = 'Save note'
export const noteSaved = 'Note saved'
export const noteIsBy = (name: string | null) => (name ? `, ${name}` : '')
export const someoneWroteMeanwhile = (name: string | null) =>
  `${name ?? 'Somebody else'} wrote another note meanwhile. Yours is still in the field; saved now, it takes the place of theirs:`
export const theyTookItAway = '(nothing: they took the note away)'

// customer/their-data.tsx, customer/download-data-of.ts
export const theirData = 'Their data'
export const whoAsks =
  'Whoever asks for their data, or to be forgotten, has to show first that they are this customer: by an e-mail from this address, say.'
export const downloadData = 'Download their data'
export const dataDownloaded = 'Downloaded. The log of changes says so.'
export const dataOfStaff = 'An account of the staff is neither handed out nor deleted here.'

// erasure/erase-customer.tsx
export const deleteAccount = 'Delete account…'
export const deleteAccountOf = (name: string) => `Delete the account of ${name}?`
export const whatGoes = 'What is deleted:'
export const goes =
  'name, e-mail address and password, their picture, saved addresses, cart, what they wait for, the note of the staff, and the e-mails to them. They are logged out everywhere, and get one last e-mail that says so.'
export const whatStays = 'What stays, as the law asks of the books:'
export const stays = (days: number) =>
  `their orders with what was bought and paid. Name and addresses leave each of them ${days} days after it was delivered or cancelled, once nothing is open about it. Reviews stay under “Former customer”, and messages until they are deleted among the messages.`
export const underWay = (count: number) =>
  `${counted(count, 'order is', 'orders are')} under way: ${plural(count, 'it goes', 'they go')} on, and you see where to.`
export const typeTheAddress = (address: string) => `Type ${address} to delete the account`
export const cannotBeUndone = 'It cannot be undone.'
export const keepAccount = 'Keep the account'
export const deleteForGood = 'Delete account'
export const accountDeleted = 'The account was deleted'
