import { counted, countShown } from '../../lib/texts/en.ts'
import type { ShownRange } from '../../lib/texts/shown-range.ts'

// screens/order-lines.tsx
export const sumTaxesIncluded = 'Sum, taxes included'
export const noLongerSold = ' · no longer sold'

// screens/order-timeline.tsx
export const stillToCome = ', still to come'
export const by = (by: string) => `by ${by}`
export const followTheParcelAt = (host: string) => `Follow the parcel at ${host}`
export const opensANewTab = '(opens a new tab)'
export const trackingNumber = 'Tracking number'

// screens/own-order.tsx
export const order = (id: number) => `Order ${id}`
export const things = (titles: readonly string[]) =>
  `${counted(titles.length, 'thing', 'things')}: ${titles.join(', ')}`

export const firstOfThings = (title: string, more: number) => (more > 0 ? `${title} and ${more} more` : title)

// screens/orders.page.tsx
export const allYourOrders = 'All your orders'
export const failedToLoadOrdersPerhaps = 'Failed to load orders, perhaps our server is down'
export const orders = 'Orders'
export const youMustBeLoggedIn = 'You must be logged in to see your orders'
export const noOrdersFound = 'No orders found'
export const moreShopping = 'More Shopping'
export const ordersNewestFirst = (range: ShownRange) => `${countShown(range, 'order', 'orders')}, newest first`
export const pagesOfOrders = 'Pages of orders'
