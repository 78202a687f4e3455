import { BUDGETS } from '../../budgets.ts'
import { addManyProducts } from '../../shops/many-products.ts'
import { addManyOrders } from '../../shops/orders/many-orders.ts'
import { stockedShops } from '../../shops/stocked-shops.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { staffToken } from './staff-token.ts'

const PRODUCTS = 100_000
const CUSTOMERS = 100_000
const ORDERS = 1_000_000
const DAYS = 365
const WARM_UP = 5
const ASKED = 20

/** What stands around and on the first screen of the staff, and what they search for: what is rare, what many have, what nobody has, a number, an address. */
const QUESTIONS = [
  '/api/admin/waiting/',
  '/api/admin/today/',
  ...['zo', 'mia', 'number 77777', 'kate', 'xyzzy', 'product-7', '900000', 'customer-4242@', 'customer'].map(
    (words) => `/api/admin/search/?q=${encodeURIComponent(words)}`,
  ),
]

/** How long the first screen of the staff and their search take in a shop with very many orders. */
export async function measureBehindTheCounter(
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const openStocked = await stockedShops(opened)
  let token = ''
  say('Making many orders')
  const ask = await openStocked('counter', async (connection) => {
    await addManyProducts(connection, PRODUCTS)
    await addManyOrders(connection, { customers: CUSTOMERS, orders: ORDERS, days: DAYS })
    token = await staffToken(connection)
  })
  const rows: BenchRow[] = []
  for (const path of QUESTIONS) {
    say(`Asking for ${path}`)
    const times: number[] = []
    for (let asked = 0; asked < WARM_UP + ASKED; asked += 1) times.push((await ask(path, token)).took)
    const took = median(times.slice(WARM_UP))
    rows.push({
      what: `${path} with ${ORDERS.toLocaleString('en')} orders`,
      measured: `${took.toFixed(1)} ms`,
      budget: `<= ${BUDGETS.counterMs} ms`,
      met: took <= BUDGETS.counterMs,
    })
  }
  return rows
}
