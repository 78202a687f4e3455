import { expect, test } from 'vitest'
import { aPicture, createdProduct, productForm } from '../../../tests/fixtures/product-form.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { deleteProduct, updateProduct } from '../../catalog/products/products.contract.ts'
import { auditLog } from './audit-log.contract.ts'
import { recordAudit } from './audit-log-store.server.ts'

test('lists changes with author, old and new value, newest first, also of deleted accounts', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const image = await aPicture()
  const mug = await createdProduct(staff, {
    slug: 'mug',
    title: 'Mug',
    variants: ['Blue', 'Red'].map((name) => ({ name, color: '#112233', stock: 5, images: [{ image }] })),
  })
  await createdProduct(staff)
  const [blue, red] = mug.variants
  await staff.api(updateProduct, {
    params: { slug: 'mug' },
    body: productForm({
      title: 'Cup',
      price: '9',
      description: 'x'.repeat(2000),
      variants: [
        { for_update_id: red?.id ?? 0, stock: 8 },
        { for_update_id: blue?.id ?? 0, name: 'Navy', color: '', stock: 5 },
        { name: 'Green', stock: 1, images: [{ image }] },
      ],
    }),
  })
  await staff.api(deleteProduct, { params: { slug: 'mug' }, query: {} })

  const log = await staff.api(auditLog, { query: { product: mug.id } })
  const byField = Object.fromEntries(log.results.map(({ field, old, new: now }) => [field, [old, now]]))
  expect(log.count).toBe(9)
  expect(byField).toMatchObject({
    title: ['Mug', 'Cup'],
    price: ['12.50', '9.00'],
    description: ['A thing.', `${'x'.repeat(500)}… (2000)`],
    variants: ['Blue, Red', 'Red, Navy, Green'],
    'variants[Red][stock]': ['5', '8'],
    'variants[Navy][name]': ['Blue', 'Navy'],
    'variants[Navy][color]': ['#112233', null],
  })
  expect(log.results[0]).toMatchObject({
    kind: 'product',
    subject: mug.id,
    subject_title: 'Cup',
    field: 'product',
    old: 'Cup',
    new: null,
  })
  expect(log.results.at(-1)).toMatchObject({
    field: 'product',
    old: null,
    new: 'Mug',
    by: 'Staff Test',
    by_id: staff.id,
  })
  expect(log.results[0]?.time_created).toBe(shop.clock.now.toISOString())

  await shop.db.deleteFrom('users').where('id', '=', staff.id).execute()
  const other = await shop.staff('owner')
  const { results } = await other.api(auditLog, { query: { product: mug.id, page_size: '2', page: '2' } })
  expect(results.map(({ by, by_id }) => [by, by_id])).toEqual([
    ['Staff Test', null],
    ['Staff Test', null],
  ])
})

test('logs changes of orders and reviews under their own subjects', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const by = { actorId: staff.id, now: shop.clock.now }
  await recordAudit(shop.db, { kind: 'order', id: 7 }, [{ field: 'status', old: 'making', new: 'shipping' }], by)
  await recordAudit(shop.db, { kind: 'review', id: 7 }, [{ field: 'body', old: 'Bad.', new: null }], by)
  const fields = async (query: object) =>
    (await staff.api(auditLog, { query })).results.map(({ kind, field, subject_title }) => [kind, field, subject_title])
  expect(await fields({ order: 7 })).toEqual([['order', 'status', null]])
  expect(await fields({ review: '7' })).toEqual([['review', 'body', null]])
  expect(await fields({ product: 7 })).toEqual([])
  expect(await fields({})).toHaveLength(2)
  await expect(staff.api(auditLog, { query: { order: 7, review: 7 } })).rejects.toThrow('400')
  await expect((await shop.customer('Mia')).api(auditLog, { query: {} })).rejects.toThrow('403')
})

test('filters the log by staff member and subject, and lists the staff members in it', async () => {
  await using shop = await openShop()
  const [ada, bob, mia] = [await shop.staff(), await shop.staff('catalogue'), await shop.customer('Mia')]
  const idle = await shop.staff('orders')
  const note = (actorId: number, kind: 'order' | 'review' | 'member', id: number, field: string) =>
    recordAudit(shop.db, { kind, id }, [{ field, old: null, new: 'x' }], { actorId, now: shop.clock.now })
  await note(ada.id, 'order', 7, 'tracking')
  await note(bob.id, 'order', 7, 'status')
  await note(bob.id, 'review', 7, 'body')
  await note(mia.id, 'order', 7, 'address')
  const log = (query: object) => ada.api(auditLog, { query })
  const fields = async (query: object) => (await log(query)).results.map(({ field }) => field)

  expect(await fields({ by: bob.id })).toEqual(['body', 'status'])
  expect(await fields({ by: String(bob.id), order: 7 })).toEqual(['status'])
  expect(await log({ by: bob.id, page_size: '1' })).toMatchObject({
    count: 2,
    next: expect.stringContaining(`by=${bob.id}`),
  })
  expect(await fields({ by: mia.id })).toEqual(['address'])
  expect(await fields({ by: idle.id })).toEqual([])
  await expect(log({ by: 'Ada' })).rejects.toThrow('{"by":["A valid integer is required."]}')

  // Customers with address corrections in the log are not staff. Staff without changes are not listed.
  const people = async () => (await log({ order: 7 })).people.map(({ id }) => id).toSorted((one, other) => one - other)
  expect(await people()).toEqual([ada.id, bob.id])
  // Former members are still found.
  await shop.db.updateTable('users').set({ staff_role: null, staff_since: null }).where('id', '=', bob.id).execute()
  await note(ada.id, 'member', bob.id, 'role')
  expect(await people()).toEqual([ada.id, bob.id])
  expect((await log({})).people).toContainEqual({ id: bob.id, name: expect.stringMatching(/ Test$/) })
})
