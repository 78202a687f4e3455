import { BUDGETS } from '../../budgets.ts'
import { addYearsOfOrders } from '../../shops/orders/years-of-orders.ts'
import { stockedShops } from '../../shops/stocked-shops.ts'
import type { BenchRow } from '../row.ts'
import { staffToken } from './staff-token.ts'
import { timeQuestions } from './time-questions.ts'

const ORDERS = 1_000_000
const CUSTOMERS = 100_000

const customers = (query: string) => `/api/staff_customers/${query}`

/**
 * Requests of staff to the tables of orders and customers: unfiltered at both ends and in the middle, filtered,
 * searched, and one customer.
 */
const QUESTIONS = [
  '/api/staff_orders/?in_hand=true&sort=placed&descending=false',
  '/api/staff_orders/',
  '/api/staff_orders/?page=17000',
  '/api/staff_orders/?page=35000',
  '/api/staff_orders/?late=true',
  '/api/staff_orders/?status=delivered&sort=total&descending=true',
  '/api/staff_orders/?status=cancelled&sort=promised',
  '/api/staff_orders/?payment=unpaid',
  '/api/staff_orders/?payment=paid&from=2025-01-01&to=2025-12-31',
  '/api/staff_orders/?search=777777',
  '/api/staff_orders/?search=sample4711',
  '/api/staff_orders/?search=example.com',
  '/api/staff_orders/?search=zzzz',
  '/api/staff_orders/?search=d',
  '/api/staff_orders/?search=v',
  '/api/staff_orders/?search=b&sort=promised',
  '/api/staff_orders/?search=sample1',
  ...['', '?page=1700', '?page=3500', '?ordered=true&page=1600', '?ordered=false', '?ordered=false&page=200'].map(
    customers,
  ),
  ...['?search=sample4711', '?search=eva', '?search=b', '?search=zzzz'].map(customers),
  ...['?search=example.com', '?search=example.com&ordered=false', '?search=sample4711&ordered=true'].map(customers),
  ...['?sort=name', '?sort=name&page=1700', '?sort=last_order', '?sort=orders', '?sort=spent'].map(customers),
  ...['?spent_from=100&sort=spent', '?country=FR', '?consent=none&sort=last_order', '?search=eva&sort=name'].map(
    customers,
  ),
  '/api/staff_customers/77/',
  '/api/staff_customers/95000/',
  '/api/admin/waiting/',
  '/api/admin/notifications/',
]

/** Measures the tables of orders and customers in a shop with several years of orders. */
export async function measureOrdersTable(
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow> {
  const openStocked = await stockedShops(opened)
  let token = ''
  const ask = await openStocked('orders', async (connection) => {
    await addYearsOfOrders(connection, { orders: ORDERS, customers: CUSTOMERS })
    token = await staffToken(connection)
  })
  const sizes = `${ORDERS.toLocaleString('en')} orders and ${CUSTOMERS.toLocaleString('en')} customers`
  const what = `admin lists with ${sizes}`
  return timeQuestions({ ask, token, paths: QUESTIONS, what, budgetMs: BUDGETS.adminListP99Ms }, say)
}
