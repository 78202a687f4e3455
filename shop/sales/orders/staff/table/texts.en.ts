import { counted, countShown, shownNumber } from '../../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../../lib/texts/shown-range.ts'

// orders.page.tsx
export const orders = 'Orders'
export const ordersOfAllCustomers = 'Orders of all customers'
export const onlyStaffSeeOrders = 'Only staff of the shop can see the orders of all customers.'
export const failedToLoad = 'Failed to load orders, perhaps our server is down'
export const ordersFound = (range: ShownRange, total: string, { words }: { words: string }) =>
  `${countShown(range, 'order', 'orders')}${words === '' ? '' : ` found for “${words}”`}${range.count > 0 ? `, ${total} together` : ''}`
export const moreThan = (count: number) =>
  `More than ${shownNumber(count)} orders are found. Say it more exactly to see how many, and their sum.`
export const noOrderFitsTheseWords = 'No order fits these words.'
export const thereAreNoSuchOrders = 'There are no such orders.'
export const nothingToDo = 'No order needs attention. New orders, paid or not, appear here.'
export const pagesOfOrders = 'Pages of orders'
export const asCsv = 'Download as CSV'
export const newOrder = 'New order'

// orders-filters.tsx
export const atLeast = (count: number) => `${shownNumber(count)}+`
export const findOrders = 'Number, name, e-mail or tracking'
export const ordersByStatus = 'Orders by status'
export const needsAttention = 'needs attention'
export const toDo = 'to do'
export const late = 'late'
export const all = 'all'
export const payment = 'Payment'
export const anyPayment = 'Paid or not'
export const isPaid = 'Paid'
export const isUnpaid = 'Not paid yet'
export const from = 'From'
export const to = 'to'

// orders-table.tsx
export const COLUMNS = {
  placed: 'Order',
  customer: 'Customer',
  what: 'What',
  promised: 'State, promised',
  payment: 'Payment',
  total: 'Total',
  slip: 'Packing slip',
}
export const tickAll = 'Tick all on this page'
export const tickOrder = (id: number) => `Tick order ${id}`
export const order = (id: number) => `Order ${id}`
export const formerCustomer = 'Former customer'
export const piecesOf = (pieces: number, title: string) => (pieces === 1 ? title : `${pieces} pieces: ${title}`)
export const lateSince = (days: string) => `Late: ${days}`
export const MEANS = { online: 'Online', transfer: 'Transfer', collection: 'On collection' }
export const PAYMENT_STATES = {
  open: 'not paid yet',
  processing: 'on its way',
  paid: 'paid',
  surplus: 'goes back',
  closed: 'closed',
}
export const expires = (day: string) => `expires ${day}`
export const slipOf = (id: number) => `Packing slip of order ${id}`

// ship-orders.tsx
export const trackingIsOptional = 'Tracking numbers are optional. Each customer gets their own by e-mail.'
export const trackingNumberOrLink = 'Tracking number or link'
export const trackingOfOrder = (id: number) => `Tracking number or link of order ${id}`
export const isCollected = 'To be collected: no tracking number'
export const cancel = 'Cancel'

// ticked-bar.tsx
export const withTicked = 'With the ticked orders'
export const countTicked = (count: number) => `${count} ticked`
export const markSo = (count: number, label: string) => `Mark ${count} as ${label}`
export const printSlips = (count: number) => `Print ${counted(count, 'packing slip', 'packing slips')}`
export const clear = 'Untick all'
