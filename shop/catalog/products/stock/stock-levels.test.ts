import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { countRowsTouched } from '../../../../tests/processes/rows-touched.ts'
import { countLowStock, pageOfLowStock, writeThreshold } from './low-stock-store.server.ts'
import { up as storeFirstLevels } from './migrations/594-first-stock-levels.ts'

const STOCKS = [0, 0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 40, 63, 64, 1_000_000]

test('variants with a low stock are found in order and counted for each threshold', async () => {
  await using shop = await openShop()
  const variants = STOCKS.map((stock, n) => ({ name: `V${n}`, stock }))
  const products = [
    await addProduct(shop.db, { slug: 'mug', variants }),
    await addProduct(shop.db, { slug: 'cup', variants }),
    await addProduct(shop.db, { slug: 'jug', variants }),
  ]
  await writeThreshold(shop.db, products[1]?.id ?? 0, 8)
  // Sales, deliveries and a deleted variant change the levels.
  await sql`update variants set stock = greatest(stock - 2, 0) where product_id = ${products[2]?.id}`.execute(shop.db)
  await sql`update variants set stock = 3 where name = 'V1'`.execute(shop.db)
  await sql`update variants set deleted_at = now() where name = 'V4'`.execute(shop.db)
  const levels = () =>
    sql`select id, stock_level(for_sale, stock) as level from variants where for_sale
      except select variant_id, level from stock_levels`.execute(shop.db)
  expect((await levels()).rows).toEqual([])
  await sql`delete from stock_levels where variant_id % 2 = 0`.execute(shop.db)
  await storeFirstLevels(shop.db as never)
  expect((await levels()).rows).toEqual([])
  const stored = await shop.db.selectFrom('stock_levels').select('variant_id').execute()
  expect(stored).toHaveLength(3 * (STOCKS.length - 1))

  for (const limit of [0, 1, 2, 3, 5, 8, 31, 32, 33, 63, 64, 65, 1_000_000]) {
    const { rows: low } = await sql<{ id: number; stock: number }>`
      select id, stock from variants left join low_stock_limits using (product_id)
      where for_sale and stock < coalesce(pieces, ${limit}) order by stock, id`.execute(shop.db)
    const now = shop.clock.now
    const first = await pageOfLowStock(shop.db, { limit, now, paging: { page: 1, size: 5 } })
    const second = await pageOfLowStock(shop.db, { limit, now, paging: { page: 2, size: 5 } })
    expect([limit, [...first.rows, ...second.rows].map(({ id }) => id)]).toEqual([
      limit,
      low.slice(0, 10).map(({ id }) => id),
    ])
    const soldOut = low.filter(({ stock }) => stock === 0).length
    expect(await countLowStock(shop.db, limit)).toEqual({ sold_out: soldOut, low: low.length - soldOut })
  }
})

test('a sale writes no index of the variants', async () => {
  await using shop = await openShop()
  const { variantIds } = await addProduct(shop.db, { variants: [{ name: 'Blue', stock: 60 }] })
  const sold = await shop.db.transaction().execute((tx) =>
    countRowsTouched(tx, ['variants'], () =>
      tx
        .updateTable('variants')
        .set(({ eb }) => ({ stock: eb('stock', '-', 1) }))
        .where('id', 'in', variantIds)
        .execute(),
    ),
  )
  expect(sold).toMatchObject({ updated: 1, updatedWithoutIndex: 1 })
})
