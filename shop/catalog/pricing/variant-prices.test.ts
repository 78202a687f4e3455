import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { often } from '../../../tests/deep.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { addToCart, quoteCart } from '../../sales/cart/cart.contract.ts'
import { listOrders } from '../../sales/orders/orders.contract.ts'
import { placeOrder } from '../../sales/orders/placing/place-order.server.ts'
import { search, suggestProducts } from '../search/search.contract.ts'

const shop = await openSharedShop()

test('uses the variant price in cart and order, otherwise the product price', async () => {
  const mia = await shop.customer('Mia')
  const variants = [{ name: 'Kilogram' }, { name: 'Bag', priceCents: 950 }]
  const coffee = await addProduct(shop.db, { priceCents: 3200, variants })
  const [kilogram = 0, bag = 0] = coffee.variantIds
  for (const [variant, quantity] of [
    [kilogram, 1],
    [bag, 3],
  ] as const)
    await mia.api(addToCart, { body: { product: coffee.id, variant, quantity } })
  expect(await mia.api(quoteCart, {})).toMatchObject({
    price: '60.50',
    lines: [
      { unit_price: '32.00', price: '32.00' },
      { unit_price: '9.50', price: '28.50' },
    ],
  })
  const wanted = [
    { product: coffee.id, variant: kilogram, quantity: 1 },
    { product: coffee.id, variant: bag, quantity: 3 },
  ]
  await shop.db.transaction().execute((tx) => placeOrder(tx, { userId: mia.id, wanted, now: shop.clock.now }))
  await shop.db.updateTable('variants').set({ price_cents: 1 }).where('id', '=', bag).execute()
  const { results } = await mia.api(listOrders, { query: {} })
  expect(results).toMatchObject([{ price: '60.50' }])
  expect(results[0]?.order_product_items.map(({ unit_price }) => unit_price).sort()).toEqual(['32.00', '9.50'])
})

test('search filters by variant prices, and suggestions show the lowest price', async () => {
  const coffee = await addProduct(shop.db, {
    title: 'Coffee',
    priceCents: 3200,
    variants: [{ name: 'Kilogram' }, { name: 'Bag', priceCents: 950 }, { name: 'Pound', priceCents: 1600, stock: 0 }],
  })
  await shop.db
    .updateTable('variants')
    .set({ contents: '250 g' })
    .where('id', '=', coffee.variantIds[1] ?? 0)
    .execute()
  const find = async (query: Record<string, string>) =>
    (await shop.visitor.api(search, { params: { search_query: 'coffee' }, query })).count
  expect(await find({ price_range: '9,10' })).toBe(1)
  expect(await find({ price_range: '20,40' })).toBe(1)
  expect(await find({ price_range: '10,15' })).toBe(0)
  expect(await find({ price_range: '15,20' })).toBe(1)
  expect(await find({ price_range: '15,20', in_stock: 'true' })).toBe(0)
  const suggested = async (q: string) => (await shop.visitor.api(suggestProducts, { query: { q } })).products
  expect(await suggested('coffee')).toMatchObject([
    { id: coffee.id, price: '9.50', is_lowest_price: true, unit_price: { price: '38.00', per: 'kg' } },
  ])
  expect(await suggested('coffee pound')).toMatchObject([
    { matching_variant: coffee.variantIds[2], price: '16.00', is_lowest_price: false, unit_price: null },
  ])
})

const changes = fc.oneof(
  fc.record({ of: fc.constant('product' as const), cents: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    of: fc.constant('variant' as const),
    which: fc.nat(3),
    cents: fc.option(fc.integer({ min: 1, max: 5 })),
    isDeleted: fc.boolean(),
  }),
  fc.record({ of: fc.constant('new' as const), cents: fc.option(fc.integer({ min: 1, max: 5 })) }),
)

test('maintains the price range of each product for every way of writing prices', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 8 }), async (series) => {
      const { id } = await addProduct(shop.db, {
        priceCents: 3,
        variants: [{ name: 'A' }, { name: 'B', priceCents: 2 }],
      })
      for (const [n, change] of series.entries()) {
        if (change.of === 'product')
          await shop.db.updateTable('products').set({ price_cents: change.cents }).where('id', '=', id).execute()
        else if (change.of === 'new')
          await sql`insert into variants (product_id, name, stock, position, price_cents)
            values (${id}, ${`New ${n}`}, 1, ${100 + n}, ${change.cents})`.execute(shop.db)
        else
          await sql`update variants set price_cents = ${change.cents}, deleted_at = ${change.isDeleted ? new Date() : null}
            where id = (select id from variants where product_id = ${id} order by id limit 1 offset ${change.which})`.execute(
            shop.db,
          )
      }
      const { rows } = await sql<{ kept: number[]; true_range: number[] }>`
        select array[lowest_price_cents, highest_price_cents] as kept, (
          select array[coalesce(min(cost), price), coalesce(max(cost), price)]
          from (select coalesce(variants.price_cents, products.price_cents) as cost from variants
            where product_id = products.id and variants.deleted_at is null) as costs) as true_range
        from products, lateral (select products.price_cents as price) as own where products.id = ${id}`.execute(shop.db)
      expect(rows[0]?.kept).toEqual(rows[0]?.true_range)
    }),
    { numRuns: often(12), seed: 3 },
  )
})
