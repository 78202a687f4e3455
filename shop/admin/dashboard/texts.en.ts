import { counted, shownNumber } from '../../../lib/texts/en.ts'

// admin.page.tsx
export const today = 'Today'
export const admin = 'Admin'
export const onlyStaffManageTheShop = 'Only staff of the shop can manage the shop.'
export const failedToLoad = 'Failed to load what happened today, perhaps our server is down'
export const emailsDelayed = (count: number) =>
  `${shownNumber(count)} ${count === 1 ? 'e-mail is' : 'e-mails are'} delayed: the shop has reached its hourly limit for unconfirmed addresses. Check the latest withdrawals for spam.`

// sales.tsx
export const sales = 'Sales'
export const spans: Record<number, string> = { 1: 'Today', 7: '7 days', 30: '30 days' }
export const orders = (count: number) => `${shownNumber(count)} ${count === 1 ? 'order' : 'orders'}`
export const before: Record<number, string> = {
  1: 'yesterday until now',
  7: 'in the 7 days before',
  30: 'in the 30 days before',
}
export const against = (sales: string, when: string) => `${sales} ${when}`
export const more = (percent: number) => `${shownNumber(percent)} % more`
export const less = (percent: number) => `${shownNumber(percent)} % less`
export const asMuch = 'as much'
export const whatCounts =
  'Goods, delivery and VAT of orders that were placed on a day. Unpaid, cancelled and test orders do not count; what was paid back is taken off.'
export const nothingSoldYet = 'Nothing was sold in the last 60 days. What is sold stands here from the first order on.'

// sales-plot.tsx
export const salesByDay = 'Sales by day'
export const showTable = 'Show as a table'
export const showPlot = 'Show as a plot'
export const day = 'Day'
export const ordersOfDay = 'Orders'
export const salesOfDay = 'Sales'
export const ofDay = (day: string, sales: string, orders: string) => `${day}: ${sales}, ${orders}`

// orders-to-make.tsx
export const ordersToMake = 'Orders to make'
export const allOrders = 'All orders'
export const awaitPayment = (count: number) => `${counted(count, 'order awaits', 'orders await')} payment`
export const noOrdersToMake = 'No order waits.'
export const orderOf = (id: number, name: string) => (name ? `Order ${id}, ${name}` : `Order ${id}`)
export const pieces = (count: number) => counted(count, 'piece', 'pieces')
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
export const noMessages = 'Nobody waits for an answer.'
export const reportedReviews = (count: number) => `${counted(count, 'review is', 'reviews are')} reported`
export const openWithdrawals = (count: number) => `${counted(count, 'withdrawal is', 'withdrawals are')} open`
export const paymentsToSee = (count: number) => `${counted(count, 'payment needs', 'payments need')} you`

// short-stock.tsx
export const runsShort = 'Runs short'
export const allThatIsLow = 'All that is low'
export const soldOutAndLow = (soldOut: number, low: number, limit: number) =>
  `${shownNumber(soldOut)} sold out, ${shownNumber(low)} with fewer than ${limit} left`
export const nothingIsForSale = 'Nothing is for sale yet.'
export const nothingIsShort = (limit: number) => `Of everything for sale there are ${limit} pieces or more.`
export const soldOut = 'sold out'
export const left = (count: number) => `${count} left`
export const waitedFor = (name: string, count: number) =>
  `${name} · ${counted(count, 'person waits', 'people wait')} for it`
export const changeLimit = 'Change the limit'

// not-orderable.tsx
export const notOrderable = (products: number) =>
  `${counted(products, 'product', 'products')} can’t be ordered: ${products === 1 ? 'its' : 'their'} manufacturer has no contact details.`
export const addContactDetails = 'Add contact details'

// popular.tsx
export const mostSold = 'Sold most, 30 days'
export const nothingSold = 'Nothing was sold lately.'
export const beingCounted = 'It is being counted. Look again in a moment.'
export const searchedInVain = 'Searched in vain, 30 days'
export const allSearches = 'All searches'
export const nobodySearchedInVain = 'Nobody searched in vain.'
export const times = (count: number) => counted(count, 'time', 'times')
export const addSynonym = 'Add synonym'
export const addSynonymFor = (words: string) => `Add synonym for ${words}`

// product-tiles.tsx
export const products = 'Products'
export const createAProduct = 'Create a product'
export const withVariantsAndPictures = 'With variants and pictures'
export const updateAProduct = 'Update a product'
export const textsPriceStockPictures = 'Texts, price, stock, pictures'
export const deleteAProduct = 'Delete a product'
export const ordersKeepWhatWasBought = 'Orders keep what was bought'
