import { BUDGETS } from '../../budgets.ts'
import { addManyProducts } from '../../shops/many-products.ts'
import { addManyOrders } from '../../shops/orders/many-orders.ts'
import { stockedShops } from '../../shops/stocked-shops.ts'
import type { BenchRow } from '../row.ts'
import { staffToken } from './staff-token.ts'
import { timeQuestions } from './time-questions.ts'

const PRODUCTS = 100_000
const CUSTOMERS = 100_000
const ORDERS = 1_000_000
const DAYS = 365

/** What stands around and on the first screen of the staff, and what they search for: what is rare, what many have, what nobody has, a number, an address. */
const QUESTIONS = [
  '/api/admin/waiting/',
  '/api/admin/today/',
  ...['zo', 'mia', 'number 77777', 'kate', 'xyzzy', 'product-7', '900000', 'customer-4242@', 'customer'].map(
    (words) => `/api/admin/search/?q=${encodeURIComponent(words)}`,
  ),
]

/** How long the first screen of the staff and their search take in a shop with very many orders. */
export async function measureAdmin(say: (sentence: string) => void, opened: AsyncDisposableStack): Promise<BenchRow[]> {
  const openStocked = await stockedShops(opened)
  let token = ''
  say('Making many orders')
  const ask = await openStocked('counter', async (connection) => {
    await addManyProducts(connection, PRODUCTS)
    await addManyOrders(connection, { customers: CUSTOMERS, orders: ORDERS, days: DAYS })
    token = await staffToken(connection)
  })
  const among = `${ORDERS.toLocaleString('en')} orders`
  return timeQuestions({ ask, token, paths: QUESTIONS, among, budgetMs: BUDGETS.counterMs }, say)
}
