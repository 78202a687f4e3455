import { BUDGETS } from '../../budgets.ts'
import { addCollectionsAndAttributes } from '../../shops/collections-and-attributes.ts'
import { addManyProducts } from '../../shops/many-products.ts'
import { stockedShops } from '../../shops/stocked-shops.ts'
import type { BenchRow } from '../row.ts'
import { staffToken } from './staff-token.ts'
import { timeQuestions } from './time-questions.ts'

const PRODUCTS = 100_000
const COLLECTIONS = 500

/** Requests of staff to the table of products, to stock, and to collections and attributes. */
const QUESTIONS = [
  '/api/staff_products/',
  '/api/staff_products/?sort=title',
  '/api/staff_products/?sort=price&descending=true',
  '/api/staff_products/?sort=newest&page=100',
  '/api/staff_products/?sort=state',
  '/api/staff_products/?sort=stock&page=100',
  '/api/staff_products/?sort=sold&descending=true',
  '/api/staff_products/?q=product-77',
  '/api/staff_products/?q=zz',
  '/api/staff_products/?only=sold_out',
  '/api/staff_products/?collection=collection-7&sort=price',
  '/api/stock/low/',
  '/api/stock/movements/',
  '/api/stock/movements/?reason=initial',
  '/api/collection_tree/',
  '/api/fact_names/',
]

/** Measures the admin's lists in a shop with very many products. */
export async function measureStaffTable(
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow> {
  const openStocked = await stockedShops(opened)
  let token = ''
  const ask = await openStocked('staff', async (connection) => {
    await addManyProducts(connection, PRODUCTS)
    await addCollectionsAndAttributes(connection, COLLECTIONS)
    token = await staffToken(connection)
  })
  const what = `admin lists with ${PRODUCTS.toLocaleString('en')} products`
  return timeQuestions({ ask, token, paths: QUESTIONS, what, budgetMs: BUDGETS.adminListP99Ms }, say)
}
