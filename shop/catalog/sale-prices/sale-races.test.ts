import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPerson } from '../../../tests/fixtures/people.ts'
import { productForm } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { aMug, saleForm } from '../../../tests/fixtures/sales.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { addToCart } from '../../sales/cart/cart.contract.ts'
import { updateProduct } from '../products/products.contract.ts'
import { endSale, listSales, readSale, sales } from './sales.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

test('reports a conflict for concurrent edits of a sale', async () => {
  const mug = await aMug(shop)
  const { id, version } = await staff.api(sales.add, { body: saleForm({ products: [mug.id] }) })
  const other = shop.as((await addPerson(shop.db, { isStaff: true, now: shop.clock.now })).token)
  const tried = await Promise.allSettled(
    [10, 30, 40].map((percent, index) =>
      (index === 1 ? other : staff).api(sales.change, {
        params: { id: String(id) },
        body: { ...saleForm({ products: [mug.id], percent }), version },
      }),
    ),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await staff.api(readSale, { params: { id: String(id) } })).version).toBe(version + 1)
})

test('concurrent sales, price changes and orders leave each variant at its sale price', async () => {
  const mugs = await Promise.all(['a', 'b', 'c'].map((slug) => addProduct(shop.db, { slug, priceCents: 2000 })))
  const mia = await shop.customer('Mia')
  const ids = mugs.map(({ id }) => id)
  for (let round = 1; round <= 5; round++) {
    await Promise.allSettled([
      staff.api(sales.add, { body: saleForm({ products: ids, percent: round * 10 }) }),
      staff.api(sales.add, { body: saleForm({ products: ids.toReversed(), percent: round * 5 }) }),
      ...mugs.map(({ slug }) =>
        staff.api(updateProduct, { params: { slug }, body: productForm({ price: String(20 + round) }) }),
      ),
      ...mugs.map(({ id, variantIds }) =>
        mia.api(addToCart, { body: { product: id, variant: variantIds[0] ?? 0, quantity: 1 } }),
      ),
      staff.api(listSales, { query: {} }).then(({ results }) => {
        const [last] = results
        return last && staff.api(endSale, { params: { id: String(last.id) } })
      }),
      staff.api(listSales, { query: {} }).then(async ({ results }) => {
        const records = results.map(({ id, version }) => ({ id, version }))
        if (records.length === 0) return
        const { undo } = await staff.api(sales.bulk, { body: { action: 'remove', records } })
        if (undo) await staff.api(sales.undo, { body: { undo } })
      }),
    ])
  }
  const { rows } = await sql<{ price: number; right: number | null; lowest: number; current: number }>`
    select products.price_cents as price, reduced_cents as current, lowest_price_cents as lowest, (
      select min(greatest(1, round(products.price_cents * (100 - percent) / 100.0)))::bigint
      from reductions join reduction_products on reduction_id = reductions.id
      where product_id = products.id and starts_at <= ${shop.clock.now} and (ends_at is null or ends_at > ${shop.clock.now})) as right
    from products join variants on product_id = products.id where products.deleted_at is null`.execute(shop.db)
  expect(rows).toHaveLength(3)
  for (const row of rows) {
    expect(row.current).toBe(row.right)
    expect(row.lowest).toBe(row.right ?? row.price)
  }
})
