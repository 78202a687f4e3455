import { counted, countShown, shownNumber } from '../../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../../lib/texts/shown-range.ts'

// orders.page.tsx
export const orders = 'Orders'
export const ordersOfAllCustomers = 'Orders of all customers'
export const onlyStaffSeeOrders = 'Only staff can see all orders.'
export const failedToLoad = 'Failed to load orders, perhaps our server is down'
export const ordersFound = (range: ShownRange, total: string, { words }: { words: string }) =>
  `${countShown(range, 'order', 'orders')}${words === '' ? '' : ` found for “${words}”`}${range.count > 0 ? `, ${total} in total` : ''}`
export const moreThan = (count: number) =>
  `More than ${shownNumber(count)} orders found. Refine your search to see the count and total.`
export const noOrdersFound = 'No orders found.'
export const noOrdersWithThese = 'No orders with these filters.'
export const noOrderNeedsAttention = 'No order needs attention. New orders, paid or not, appear here.'
export const pagesOfOrders = 'Pages of orders'
export const downloadCsv = 'Download as CSV'
export const newOrder = 'New order'

// orders-filters.tsx
export const atLeast = (count: number) => `${shownNumber(count)}+`
export const numberNameEmail = 'Number, name, e-mail or tracking'
export const ordersByStatus = 'Orders by status'
export const needsAttention = 'needs attention'
export const toDo = 'to do'
export const late = 'late'
export const all = 'all'
export const payment = 'Payment'
export const paymentFilter = 'Paid or not'
export const isPaid = 'Paid'
export const notPaidYet = 'Not paid yet'
export const from = 'From'
export const to = 'to'

// orders-table.tsx
export const COLUMNS = {
  placed: 'Order',
  customer: 'Customer',
  what: 'Items',
  promised: 'State, promised',
  payment: 'Payment',
  total: 'Total',
  slip: 'Packing slip',
}
export const tickAll = 'Select all on this page'
export const tickOrder = (id: number) => `Select order ${id}`
export const order = (id: number) => `Order ${id}`
export const formerCustomer = 'Former customer'
export const items = (pieces: number, title: string) => (pieces === 1 ? title : `${pieces} items: ${title}`)
export const lateSince = (days: string) => `Late: ${days}`
export const PAYMENT_STATES = {
  open: 'not paid yet',
  processing: 'processing',
  paid: 'paid',
  surplus: 'being refunded',
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

// selection-bar.tsx
export const selectedOrders = 'Selected orders'
export const selected = (count: number) => `${count} selected`
export const markAs = (count: number, label: string) => `Mark ${count} as ${label}`
export const printSlips = (count: number) => `Print ${counted(count, 'packing slip', 'packing slips')}`
export const clear = 'Clear selection'
