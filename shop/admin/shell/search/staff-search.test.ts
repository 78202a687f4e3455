import { expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { type FoundForStaff, searchForStaff } from './staff-search.contract.ts'

test('staff find products, orders, customers and pages by their names, codes and numbers', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  const search = async (q: string) => (await staff.api(searchForStaff, { query: { q } })) as Required<FoundForStaff>
  const titles = async (q: string) => (await search(q)).products.map(({ title }) => title)
  const numbers = async (q: string) => (await search(q)).orders.map(({ id }) => id)

  const mug = await addProduct(shop.db, { slug: 'everyday-mug', title: 'Everyday mug' })
  await addProduct(shop.db, { slug: 'lamp', title: '100% lamp' })
  await shop.db.updateTable('variants').set({ sku: 'MUG-30' }).where('product_id', '=', mug.id).execute()
  const ordered = { userId: mia.id, productId: mug.id, variantIds: mug.variantIds }
  for (let placed = 0; placed < 7; placed += 1)
    await addOrder(shop.db, { ...ordered, ordered: new Date(shop.clock.now.getTime() - placed * 1000) })
  // The order keeps the name and address of a deleted account.
  await shop.db
    .updateTable('orders')
    .set({ user_id: null, customer_name: 'Zoé Lambert', email: 'Zoe@example.org' })
    .where('id', '=', 7)
    .execute()

  expect(await titles('day mu')).toEqual(['Everyday mug'])
  expect(await titles('ev')).toEqual(['Everyday mug'])
  expect(await titles('mug-3')).toEqual(['Everyday mug'])
  expect(await titles('100%')).toEqual(['100% lamp'])
  expect(await titles('%%%')).toEqual([])
  expect(await numbers('3')).toEqual([3])
  expect(await numbers('#7')).toEqual([7])
  expect(await numbers('mia')).toEqual([1, 2, 3, 4, 5])
  expect(await numbers('lambert')).toEqual([7])
  expect(await numbers('zoe@ex')).toEqual([7])
  expect((await search('mia')).customers).toEqual([{ id: mia.id, name: 'Mia Test', email: 'mia@example.com' }])
  expect((await search('mi')).customers).toEqual([])
  expect((await search('legal')).pages.map(({ title }) => title)).toEqual(['Legal notice'])
  expect((await search('mia')).orders[0]).toMatchObject({
    name: 'Mia Test',
    email: 'mia@example.com',
    status: 'delivered',
    total: '1.00',
  })

  const kindsOf = async (role: 'catalogue' | 'orders') =>
    Object.keys(await (await shop.staff(role)).api(searchForStaff, { query: { q: 'mia' } }))
  expect(await kindsOf('catalogue')).toEqual(['products', 'pages'])
  expect(await kindsOf('orders')).toEqual(['products', 'orders', 'customers'])

  await expect(mia.api(searchForStaff, { query: { q: 'mia' } })).rejects.toThrow(/^403/)
  await expect(shop.visitor.api(searchForStaff, { query: { q: 'mia' } })).rejects.toThrow(/^401/)
})
