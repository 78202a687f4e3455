import { sql } from 'kysely'
import type { RequestOf } from '../../lib/endpoint.ts'
import type { createSale } from '../../shop/catalog/sale-prices/sales.contract.ts'
import type { TestShop } from '../processes/open-shop.ts'
import { addProduct, type ProductWish } from './some-products.ts'

type Body = RequestOf<typeof createSale>['body']
/** Returns what staff write of a reduction, with what a test does not care about filled in. */
export const saleForm = ({
  percent = 20,
  ...wish
}: Partial<Omit<Body, 'percent'>> & { percent?: number | '' }): Body => ({
  name: 'Sale',
  percent: String(percent),
  products: [],
  ...wish,
})

/** Adds a mug for 20 euros that has cost that for a long time. */
export async function aMug(shop: TestShop, wish: ProductWish = {}) {
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug', priceCents: 2000, ...wish })
  await agePrices(shop, 100)
  return mug
}

/** Lets all that is known of prices be so many days older. */
export const agePrices = (shop: TestShop, days: number) =>
  sql`update price_history set since = since - ${days} * interval '1 day'`.execute(shop.db)
