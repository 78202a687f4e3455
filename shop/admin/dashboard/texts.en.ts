import { showMoment } from '../../../lib/texts/dates.ts'
import { counted, shownNumber } from '../../../lib/texts/en.ts'

// admin.page.tsx
export const dashboard = 'Dashboard'
export const admin = 'Admin'
export const onlyStaffManageTheShop = 'Only staff can manage the shop.'
export const failedToLoad = 'The dashboard couldn’t be loaded. Try again.'
export const emailsDelayed = (count: number) =>
  `${shownNumber(count)} ${count === 1 ? 'e-mail is' : 'e-mails are'} delayed: the shop has reached its hourly limit for unconfirmed addresses. Check the latest withdrawals for spam.`
export const purgesLate = ({ waiting, time_since, error }: { waiting: number; time_since: string; error: string }) =>
  `The CDN shows outdated pages: ${shownNumber(waiting)} ${waiting === 1 ? 'change is' : 'changes are'} waiting since ${showMoment(time_since)}. ${error ? `The last error was: ${error}` : 'No process of the shop has sent the changes.'} Check the settings CDN_PURGE_URL, CDN_PURGE_KEY and CDN_SERVICE. The shop repeats the purges.`
export const extensionFailed = (name: string) =>
  `The extension ${name} was disabled after errors. The shop works without it.`
export const viewExtensions = 'View extensions'

// sales.tsx
export const sales = 'Sales'
export const spans: Record<number, string> = { 1: 'Today', 7: '7 days', 30: '30 days' }
export const orders = (count: number) => `${shownNumber(count)} ${count === 1 ? 'order' : 'orders'}`
export const before: Record<number, string> = {
  1: 'yesterday by this time',
  7: 'in the 7 days before',
  30: 'in the 30 days before',
}
export const against = (sales: string, when: string) => `${sales} ${when}`
export const more = (percent: number) => `${shownNumber(percent)} % more`
export const less = (percent: number) => `${shownNumber(percent)} % less`
export const unchanged = 'as much'
export const salesHint =
  'Goods, delivery and VAT of orders by order date. Excludes unpaid, cancelled and test orders. Refunds are subtracted.'
export const noRecentSales = 'No sales in the last 60 days. Sales appear here from the first order.'

// sales-plot.tsx
export const salesByDay = 'Sales by day'
export const showTable = 'Show as a table'
export const showPlot = 'Show as a plot'
export const day = 'Day'
export const ordersOfDay = 'Orders'
export const salesOfDay = 'Sales'
export const ofDay = (day: string, sales: string, orders: string) => `${day}: ${sales}, ${orders}`
/** @param text the days of the period, or its sales */
export const periodBefore = (text: string) => `Period before: ${text}`
export const salesBefore = 'Period before'

// orders-to-make.tsx
export const ordersToMake = 'Orders to prepare'
export const allOrders = 'All orders'
export const awaitPayment = (count: number) => `${counted(count, 'order', 'orders')} awaiting payment`
export const noOrdersToMake = 'No orders to prepare.'
export const orderOf = (id: number, name: string) => (name ? `Order ${id}, ${name}` : `Order ${id}`)
export const pieces = (count: number) => counted(count, 'item', 'items')
export const placedAt = <T>(moment: T, count: number) => [moment, ` · ${pieces(count)}`]
export const late = ' · late'

// unpaid/unpaid-orders.tsx
export const unpaidOrders = 'Unpaid orders to check'
export const allUnpaidOrders = 'All unpaid orders'
export const holdsStock = ({ orders, pieces: held, percent }: { orders: number; pieces: number; percent: number }) =>
  `Holds ${percent} % of the stock unpaid: ${pieces(held)} in ${counted(orders, 'order', 'orders')}`
export const expiresAt = <T>(moment: T) => ['Not collected and paid yet. Expires ', moment, '.']

// messages.tsx
export const messages = 'Messages to answer'
export const allMessages = 'All messages'
export const writtenBy = <T>(name: string, moment: T) => [`${name} · `, moment]
export const noMessages = 'No open messages.'
export const reportedReviews = (count: number) => `${counted(count, 'reported review', 'reported reviews')}`
export const openWithdrawals = (count: number) => `${counted(count, 'open withdrawal', 'open withdrawals')}`
export const attention = (count: number) => `${counted(count, 'payment needs', 'payments need')} attention`

// low-stock.tsx
export const lowStock = 'Low stock'
export const allLowStock = 'All low stock'
export const soldOutAndLow = (soldOut: number, low: number, limit: number) =>
  `${shownNumber(soldOut)} sold out, ${shownNumber(low)} with fewer than ${limit} left`
export const nothingIsForSale = 'No products for sale yet.'
export const noLowStock = (limit: number) => `All products have ${limit} or more in stock.`
export const soldOut = 'sold out'
export const left = (count: number) => `${count} left`
export const customersWaitingFor = (name: string, count: number) =>
  `${name} · ${counted(count, 'customer waiting', 'customers waiting')}`
export const changeLimit = 'Change threshold'

// not-orderable.tsx
export const notOrderable = (products: number) =>
  `${counted(products, 'product', 'products')} can’t be ordered: ${products === 1 ? 'its' : 'their'} manufacturer has no contact details.`
export const addContactDetails = 'Add contact details'

// popular.tsx
export const bestSellers30 = 'Best sellers, 30 days'
export const noSalesInThisPeriod = 'No sales in this period.'
export const salesNotReady = 'Sales are being counted. Reload in a moment.'
export const searchesWithoutResults = 'Searches without results, 30 days'
export const allSearches = 'All searches'
export const noFailedSearches = 'All searches found something.'
export const times = (count: number) => counted(count, 'time', 'times')
export const addSynonym = 'Add synonym'
export const addSynonymFor = (words: string) => `Add synonym for ${words}`

// product-tiles.tsx
export const products = 'Products'
export const createAProduct = 'Create a product'
export const createAProductHint = 'With variants and pictures'
export const updateAProduct = 'Update a product'
export const updateAProductHint = 'Texts, price, stock, pictures'
export const deleteAProduct = 'Delete a product'
export const deleteAProductHint = 'Or hide it, with an undo'

// admin.page.tsx, for accountants
export const openAccounting = 'Open accounting'
