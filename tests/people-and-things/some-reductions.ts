import { sql } from 'kysely'
import type { RequestOf } from '../../lib/endpoint.ts'
import type { createSale } from '../../shop/catalog/sale-prices/sales.contract.ts'
import type { TestShop } from '../processes/open-shop.ts'
import { addProduct, type ProductWish } from './some-products.ts'

type Body = RequestOf<typeof createSale>['body']
/** Returns the form of a sale with defaults. */
export const saleForm = ({
  percent = 20,
  ...wish
}: Partial<Omit<Body, 'percent'>> & { percent?: number | '' }): Body => ({
  name: 'Sale',
  percent: String(percent),
  products: [],
  ...wish,
})

/** Inserts a mug for 20 euros with a constant price history. */
export async function aMug(shop: TestShop, wish: ProductWish = {}) {
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug', priceCents: 2000, ...wish })
  await agePrices(shop, 100)
  return mug
}

/** Makes the price history older by so many days. */
export const agePrices = (shop: TestShop, days: number) =>
  sql`update price_history set since = since - ${days} * interval '1 day'`.execute(shop.db)
