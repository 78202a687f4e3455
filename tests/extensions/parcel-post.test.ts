import { AsyncLocalStorage } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import { defineExtension, type Parcel } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { parcelPost } from '../../extensions/parcel-post/index.ts'
import { saveExtensionSettings, switchExtension } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import { getProductBySlug } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { quoteCheckout } from '../../shop/sales/checkout/checkout.contract.ts'
import { addSellable, BERLIN, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'
import type { Person } from '../processes/open-shop.ts'

const offers = async (person: Person, country: 'FR' | 'DE' | 'IT' = 'FR') => {
  const { methods } = await person.api(quoteCheckout, { query: { country } })
  return methods.map(({ name, price }) => `${name}: ${price}`)
}
const methodOf = async (person: Person, name: string, country: 'FR' | 'DE' = 'FR') => {
  const { methods } = await person.api(quoteCheckout, { query: { country } })
  return methods.find((method) => method.name === name)?.id ?? 0
}

test('docs/develop/extensions.md contains the example, in under 150 lines', async () => {
  const source = await readFile('extensions/parcel-post/index.ts', 'utf8')
  expect(source.split('\n').length).toBeLessThan(150)
  expect(await readFile('docs/develop/extensions.md', 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\``)
})

test('a carrier offers rates by weight and country, and the order stores the rate, also without the extension', async () => {
  await using selling = await openSellingShop({ extensions: [parcelPost] })
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { title: 'Mug', priceCents: 12_50 }), 3)
  // 1.5 kg with the default weight.
  expect(await offers(mia)).toEqual([
    'Home in France: 4.90',
    'Parcel post: 6.90',
    'Parcel post express: 14.90',
    'In the shop: 0.00',
  ])
  expect(await offers(mia, 'DE')).toEqual(['Parcel post: 6.90', 'Home in the Union: 12.00', 'In the shop: 0.00'])
  expect(await offers(mia, 'IT')).toEqual(['Home in the Union: 12.00', 'In the shop: 0.00'])

  const method = await methodOf(mia, 'Parcel post', 'DE')
  const order = await checkOutCart(mia, { delivery: BERLIN, method })
  expect(order).toMatchObject({ price: '44.40' })
  await staff.api(switchExtension, { params: { name: 'parcel-post' }, body: { is_enabled: false } })
  const row = await shop.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    ...{ carrier_rate: 'parcel-post:standard', method_id: null, method_name: 'Parcel post', delivery_cents: 690 },
  })
  await putInCart(mia, await addSellable(shop, { title: 'Cup', priceCents: 12_50 }), 1)
  await expect(checkOutCart(mia, { delivery: BERLIN, method })).rejects.toThrow(
    'This shipping method is no longer available',
  )
})

test('refuses an order with total_changed if the rate changed, and shows the badge above the threshold', async () => {
  await using selling = await openSellingShop({ extensions: [parcelPost] })
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 60_00 })
  await putInCart(mia, mug, 1)
  const method = await methodOf(mia, 'Parcel post')
  const { total } = await mia.api(quoteCheckout, { query: { method: String(method) as never } })
  const save = (version: number, body: object) =>
    staff.api(saveExtensionSettings, { params: { name: 'parcel-post' }, body: { version, ...body } as never })
  const { slug } = await shop.db
    .selectFrom('products')
    .select('slug')
    .where('title', '=', 'Mug')
    .executeTakeFirstOrThrow()
  const slots = async () => (await shop.visitor.api(getProductBySlug, { params: { slug } })).slots
  expect(await slots()).toBeUndefined()
  await save(0, { name: 'Post', baseCents: '900', kiloCents: '0', freeFromCents: '6000' })
  expect(await slots()).toMatchObject({ 'product.price': [{ title: 'Free delivery with Post' }] })
  await expect(checkOutCart(mia, { method, total })).rejects.toThrow('409 The order has changed and was not placed')
  expect(await offers(mia)).toContain('Post: 0.00')
})

test('carriers are never called inside the transaction of an order, and a failing one offers nothing', async () => {
  const seen: { parcel: Parcel; isOpen: boolean }[] = []
  let answer: unknown = []
  const opened = new AsyncLocalStorage<true>()
  let transactions = 0
  const probe = defineExtension({
    ...{ name: 'probe', version: '1.0.0', for: '*' },
    shipping: {
      countries: ['FR'],
      rates: (parcel) => {
        seen.push({ parcel, isOpen: opened.getStore() ?? false })
        if (answer === 'throws') throw new Error('no rates')
        return answer as never
      },
    },
  })
  await using selling = await openSellingShop({ extensions: [probe] })
  const { shop } = selling
  // Notes what runs in a transaction. Those of background jobs may be open at the same time.
  const { db } = shop.services
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (run) =>
      execute((tx) => {
        transactions += 1
        return opened.run(true, () => run(tx))
      })
    return builder
  }
  const mia = await shop.customer('Mia')
  const rate = { id: 'one', name: 'One', cents: 100, transit: { from: 1, to: 1 } }
  for (const wrong of ['throws', [{ ...rate, cents: 0.5 }]]) {
    answer = wrong
    await putInCart(mia, await addSellable(shop, { priceCents: 10_00 }), 1)
    expect(await offers(mia)).toEqual(['Home in France: 4.90', 'In the shop: 0.00'])
  }
  answer = [rate]
  expect(await offers(mia)).toContain('One: 1.00')
  const before = seen.length
  const order = await checkOutCart(mia, { method: await methodOf(mia, 'One') })
  expect(order.price).toBe('21.00')
  expect(seen.length).toBeGreaterThan(before)
  expect(transactions).toBeGreaterThan(0)
  expect(seen.filter(({ isOpen }) => isOpen)).toEqual([])
  expect(seen.at(-1)?.parcel).toEqual({ grams: 1_000, goodsCents: 20_00, country: 'FR' })
})
