import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../../lib/endpoint.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { getProductBySlug } from '../read/catalogue.contract.ts'
import { bulkEditProducts, editStaffProduct, listStaffProducts, undoBulkEdit } from './products-table.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

/** Opens a shop with three products, and helpers for bulk actions on them. */
async function setUpProducts() {
  const two = [{ name: 'S' }, { name: 'L', priceCents: 3000 }]
  const mug = await addProduct(shop.db, { slug: 'mug', priceCents: 2000, variants: two })
  const bowl = await addProduct(shop.db, { slug: 'bowl', priceCents: 900 })
  const vase = await addProduct(shop.db, { slug: 'vase', priceCents: 5000 })
  const ids = [mug.id, bowl.id, vase.id]
  const edit = (body: Omit<RequestOf<typeof bulkEditProducts>['body'], 'ids'>, own = ids) =>
    staff.api(bulkEditProducts, { body: { ids: own, ...body } })
  return {
    ...{ mug, bowl, vase, ids, edit },
    undo: (undo: string | null) => staff.api(undoBulkEdit, { body: { undo: undo ?? '' } }),
    product: (slug: string) => staff.api(getProductBySlug, { params: { slug } }),
    set: (id: number, body: RequestOf<typeof editStaffProduct>['body']) =>
      staff.api(editStaffProduct, { params: { id: String(id) }, body }),
  }
}

test('sets tax class, right of withdrawal, manufacturer and weight, records them, and undoes each', async () => {
  const world = await setUpProducts()
  const { edit, undo, product, ids, mug } = world
  const before = await product('mug')
  const results = [
    await edit({ vat_class: 'reduced' }),
    await edit({ withdrawal: 'perishable' }),
    await edit({ maker: 'Lumen' }),
    await edit({ weight: '250' }),
    await edit({ price_percent: 50 }),
    await edit({ price: '7.00' }),
    await edit({ state: 'hidden' }),
  ]
  for (const result of results) expect(result).toEqual({ done: 3, unchanged: 0, refused: [], undo: expect.any(String) })
  expect(await product('mug')).toMatchObject({
    ...{ vat_class: 'reduced', withdrawal: 'perishable', maker: 'Lumen', price: '7.00', state: 'hidden' },
    variants: [
      { weight: 250, price: null },
      { weight: 250, price: '45.00' },
    ],
  })
  expect((await staff.api(listStaffProducts, { query: { q: 'mug' } })).results).toMatchObject([{ maker: 'Lumen' }])
  expect(await edit({ vat_class: 'reduced' })).toEqual({ done: 3, unchanged: 3, refused: [], undo: null })
  for (const result of results.toReversed()) expect(await undo(result.undo)).toEqual({ done: 3, refused: [] })
  const { recommended_products: _, ...restored } = before
  expect(await product('mug')).toMatchObject({ ...restored, version: before.version + 14 })
  const log = await staff.api(auditLog, { query: { product: String(mug.id) } })
  expect(log.results.filter(({ field }) => field === 'maker').map(({ old, new: now }) => [old, now])).toEqual([
    ['Lumen', ''],
    ['', 'Lumen'],
  ])
  await expect(edit({ vat_class: 'none' })).rejects.toThrow('{"vat_class":')
  await expect(edit({ weight: 'heavy' })).rejects.toThrow('{"weight":')
  await expect(edit({ maker: 'A', weight: '1' }, ids)).rejects.toThrow('Send exactly one change.')
})

test('an undo leaves values that were changed since, and says which products', async () => {
  const world = await setUpProducts()
  const { edit, undo, product, set, mug, bowl, vase } = world
  const { undo: id } = await edit({ price: '4.00' })
  await set(bowl.id, { price: '4.50' })
  await staff.api(bulkEditProducts, { body: { ids: [vase.id], delete: true } })
  expect(await undo(id)).toEqual({
    done: 1,
    refused: [
      { id: bowl.id, reason: 'It was changed after the bulk action.' },
      { id: vase.id, reason: 'Not found.' },
    ],
  })
  expect([(await product('mug')).price, (await product('bowl')).price]).toEqual(['20.00', '4.50'])

  // Only values that were not changed since are restored.
  const scaled = await edit({ price_percent: 100 }, [mug.id])
  await set(mug.id, { price: '41.00' })
  expect(await undo(scaled.undo)).toMatchObject({ done: 0, refused: [{ id: mug.id }] })
  expect(await product('mug')).toMatchObject({ price: '41.00', variants: [{ price: null }, { price: '30.00' }] })
})

test('deletes products that were never ordered only', async () => {
  const { edit, mug, bowl } = await setUpProducts()
  for (const { id: productId, variantIds } of [mug, bowl])
    await addOrder(shop.db, { userId: staff.id, productId, variantIds, status: 'cancelled' })
  await sql`update orders set is_test = true where id in (select order_id from order_lines where product_id = ${bowl.id})`.execute(
    shop.db,
  )
  expect(await edit({ delete: true })).toEqual({
    ...{ done: 2, unchanged: 0, undo: null },
    refused: [{ id: mug.id, reason: 'It was ordered, so it can only be hidden.' }],
  })
  const left = await shop.db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute()
  expect(left).toEqual([{ id: mug.id }])
})

test('an undo of a stock count keeps sales in between', async () => {
  const world = await setUpProducts()
  const { edit, undo, product, bowl } = world
  const stock = async () => (await product('bowl')).variants[0]?.stock ?? 0
  const before = await stock()
  const { undo: id } = await edit({ stock: before + 30 })
  await shop.db
    .updateTable('variants')
    .set({ stock: before + 27 })
    .where('product_id', '=', bowl.id)
    .execute()
  expect(await undo(id)).toEqual({ done: 3, refused: [] })
  expect(await stock()).toBe(before - 3)
})

test('adds products to a collection once, and the undo removes only those', async () => {
  const world = await setUpProducts()
  const { edit, undo, ids, mug } = world
  await createdCollection(staff, { slug: 'table' })
  const listed = async () =>
    (await staff.api(listStaffProducts, { query: { collection: 'table' } })).results.map(({ slug }) => slug).toSorted()
  expect(await edit({ collection: 'table' }, [mug.id])).toMatchObject({ done: 1, unchanged: 0 })
  const all = await edit({ collection: 'table' }, ids)
  expect(all).toMatchObject({ done: 3, unchanged: 1, refused: [] })
  expect(await listed()).toEqual(['bowl', 'mug', 'vase'])
  expect(await undo(all.undo)).toEqual({ done: 2, refused: [] })
  expect(await listed()).toEqual(['mug'])
  await expect(edit({ collection: 'nowhere' })).rejects.toThrow('404')
})

test('only its author can undo a bulk action, once and for a short time', async () => {
  const world = await setUpProducts()
  const { edit, undo } = world
  const first = await edit({ state: 'hidden' })
  const other = await shop.staff('catalogue')
  await expect(other.api(undoBulkEdit, { body: { undo: first.undo ?? '' } })).rejects.toThrow('404')
  const answers = await Promise.allSettled([undo(first.undo), undo(first.undo)])
  const fulfilled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(fulfilled.every(({ refused }) => refused.length === 0)).toBe(true)
  await expect(undo(first.undo)).rejects.toThrow('404')
  const second = await edit({ state: 'hidden' })
  shop.clock.now = new Date(shop.clock.now.getTime() + 31_000)
  await expect(undo(second.undo)).rejects.toThrow('This bulk action can no longer be undone.')
  await expect(undo('x')).rejects.toThrow('{"undo":')
})

test('undoes concurrent with other bulk actions end in a consistent state', async () => {
  const world = await setUpProducts()
  const { edit, undo, product, ids } = world
  const stock = async () => (await product('vase')).variants[0]?.stock ?? 0
  const before = await stock()
  const priced = await edit({ price: '4.00' })
  const counted = await edit({ stock: before + 5 })
  await Promise.all([
    undo(priced.undo),
    undo(counted.undo),
    edit({ vat_class: 'zero' }, ids.toReversed()),
    edit({ weight: '90' }, ids.toReversed()),
  ])
  expect(await product('vase')).toMatchObject({ price: '50.00', vat_class: 'zero', variants: [{ weight: 90 }] })
  expect(await stock()).toBe(before)
})
