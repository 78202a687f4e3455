import { defineExtension, type Extension, type ExtraFields, field } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { readCustomer } from '../../../admin/customers/customers.contract.ts'
import { readStaffProduct } from '../../../catalog/products/table/products-table.contract.ts'
import { readStaffOrder } from '../../../sales/orders/staff/order/staff-order.contract.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { deleteAccount, myData } from '../../accounts/account.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { checkExtensions } from '../check-extensions.server.ts'
import {
  readCustomerExtra,
  readOrderExtra,
  readProductExtra,
  saveOrderExtra,
  saveProductExtra,
  saveVariantExtra,
} from './extra.contract.ts'

const gifts = defineExtension({
  ...{ name: 'gifts', version: '1.0.0', for: '*' },
  fields: {
    giftNote: field({ of: 'order', kind: 'text', label: 'Gift note', max: 200, isEditable: true }),
    wrapping: field({ of: 'order', kind: 'choice', label: 'Wrapping', options: { red: 'Red', blue: 'Blue' } }),
    isFragile: field({ of: 'product', kind: 'boolean', label: 'Fragile', isEditable: true }),
    shelf: field({ of: 'variant', kind: 'text', label: 'Shelf', isEditable: true }),
    points: field({ of: 'customer', kind: 'number', label: 'Points', min: 0, max: 1_000 }),
    memo: field({ of: 'customer', kind: 'text', label: 'Memo', max: 2_000 }),
    other: field({ of: 'customer', kind: 'text', label: 'Other', max: 2_000 }),
  },
})

const context = (shop: TestShop, extension: Extension = gifts) => shop.services.extensions.contextOf(extension)

/** A shop with a product, and an order of a customer. */
async function openFilled(extensions: readonly Extension[]) {
  const shop = await openShop({ extensions })
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia', PASSWORD)]
  const product = await addProduct(shop.db, { title: 'Mug', variants: [{ name: 'Celadon' }] })
  const [variant = 0] = product.variantIds
  await addOrder(shop.db, { userId: mia.id, productId: product.id, variantIds: [variant], ordered: shop.clock.now })
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  return { shop, staff, mia, product: product.id, variant, order: id }
}
const PASSWORD = 'correct horse battery'
const at = (id: number) => ({ params: { id: String(id) } })
const saveNote = (staff: Person, id: number, giftNote: string, version: number) =>
  staff.api(saveOrderExtra, {
    params: { id: String(id), extension: 'gifts' },
    body: { giftNote, wrapping: 'blue', version: String(version) },
  })

test('an extension sets and reads validated values, which staff see in the answers', async () => {
  const { shop, staff, mia, product, variant, order } = await openFilled([gifts])
  await using _ = shop
  const { extra } = context(shop)
  const [ofOrder, ofCustomer] = [{ kind: 'order', id: order } as const, { kind: 'customer', id: mia.id } as const]
  expect(await extra.get(ofOrder)).toEqual({})
  await Promise.all([extra.set(ofOrder, { giftNote: 'For Ben' }), extra.set(ofOrder, { wrapping: 'red' })])
  expect(await extra.get(ofOrder)).toEqual({ giftNote: 'For Ben', wrapping: 'red' })
  await extra.set(ofOrder, { wrapping: null })
  await extra.set(ofCustomer, { points: 7 })
  await extra.set({ kind: 'product', id: product }, { isFragile: true })
  await extra.set({ kind: 'variant', id: variant }, { shelf: 'A1' })
  expect(await staff.api(readStaffOrder, at(order))).toMatchObject({ extra: { gifts: { giftNote: 'For Ben' } } })
  expect(await staff.api(readCustomer, at(mia.id))).toMatchObject({ extra: { gifts: { points: 7 } } })
  expect(await staff.api(readStaffProduct, at(product))).toMatchObject({ extra: { gifts: { isFragile: true } } })
  const { sections } = await staff.api(readProductExtra, at(product))
  expect(sections).toMatchObject([
    { kind: 'product', id: product, name: '', version: 1, fields: [{ name: 'isFragile', value: 'on' }] },
    { kind: 'variant', id: variant, name: 'Celadon', fields: [{ label: 'Shelf', value: 'A1', is_editable: true }] },
  ])

  for (const [values, problem] of [
    [{ points: 1.5 }, 'Enter a number from 0 to 1000'],
    [{ points: '7' }, 'Use a number'],
    [{ giftNote: 'For Ben' }, 'not defined'],
    [{ memo: 'x'.repeat(2_001) }, 'no more than 2000'],
    [{ memo: 'a\0b' }, 'The value of memo is invalid. Not a valid string.'],
    [{ memo: 'a\ud800b' }, 'The value of memo is invalid. Not a valid string.'],
    [{ memo: 'é'.repeat(600), other: 'é'.repeat(600) }, 'more than 2 kB'],
  ] as const)
    await expect(extra.set(ofCustomer, values)).rejects.toThrow(problem)
  await expect(extra.set({ kind: 'order', id: 99 }, { giftNote: '' })).rejects.toThrow('There is no order 99.')
  expect(await extra.get(ofCustomer)).toEqual({ points: 7 })
})

test('staff change editable fields, one of two concurrent changes wins, and the activity log has it', async () => {
  const { shop, staff, mia, product, variant, order } = await openFilled([gifts])
  await using _ = shop
  const results = await Promise.allSettled([saveNote(staff, order, 'For Ben', 0), saveNote(staff, order, 'For Eva', 0)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(saveNote(staff, order, 'For Ida', 0)).rejects.toThrow('409')
  await saveNote(staff, order, 'For Ida', 1)
  // The choice is not editable.
  expect(await context(shop).extra.get({ kind: 'order', id: order })).toEqual({ giftNote: 'For Ida' })
  await expect(saveNote(staff, order, 'x'.repeat(201), 2)).rejects.toThrow('"giftNote"')
  await expect(saveNote(staff, 99, 'x', 0)).rejects.toThrow('404')
  const stock = await shop.staff('catalogue')
  await expect(saveNote(stock, order, 'x', 2)).rejects.toThrow('403')
  await expect(stock.api(readCustomerExtra, at(mia.id))).rejects.toThrow('403')
  const params = { extension: 'gifts' }
  const on = { isFragile: 'on', version: '0' }
  await stock.api(saveProductExtra, { params: { ...params, id: String(product) }, body: on })
  const moved = await stock.api(saveVariantExtra, {
    params: { ...params, id: String(variant) },
    body: { shelf: ' A1 ', version: '0' },
  })
  expect(moved.sections.map(({ kind, version }) => `${kind} ${version}`)).toEqual(['product 1', 'variant 1'])
  const logOf = async (query: object) =>
    (await staff.api(auditLog, { query: query as never })).results.map((one) => [one.field, one.old, one.new])
  expect(await logOf({ product: String(product) })).toEqual([
    ['extra[Celadon, gifts: Shelf]', null, 'A1'],
    ['extra[gifts: Fragile]', null, 'yes'],
  ])
  for (const wrong of ['a\0b', 'a\ud800b', 'a\u202eb', 'a\u0007b'])
    await expect(saveNote(staff, order, wrong, 2)).rejects.toThrow('{"giftNote":["Not a valid string."]}')
  // Personal texts are recorded by length only.
  expect(await logOf({ order: String(order) })).toEqual([
    ['extra[gifts: Gift note]', '7 characters', '7 characters'],
    ['extra[gifts: Gift note]', null, '7 characters'],
  ])
})

test('values are exported and erased with the customer, and deleted with an anonymized order', async () => {
  const { shop, mia, order } = await openFilled([gifts])
  await using _ = shop
  const { extra } = context(shop)
  await extra.set({ kind: 'order', id: order }, { giftNote: 'For Ben' })
  await extra.set({ kind: 'customer', id: mia.id }, { points: 7 })
  const exported = await mia.api(myData, {})
  expect(exported.additional_fields).toEqual([
    { extension: 'gifts', order, values: { giftNote: 'For Ben' } },
    { extension: 'gifts', order: null, values: { points: 7 } },
  ])
  await mia.api(deleteAccount, { body: { password: PASSWORD } })
  const stored = () => shop.db.selectFrom('extra_values').select(['order_id', 'customer_id']).execute()
  expect(await stored()).toEqual([{ order_id: order, customer_id: null }])
  shop.clock.now = new Date(shop.clock.now.getTime() + 100 * 86_400_000)
  await sweepShop({ ...shop.services })
  expect(await stored()).toEqual([])
})

test('values of a removed extension stay stored, are not shown, and cost no query', async () => {
  const { shop, staff, order } = await openFilled([gifts])
  await using _ = shop
  await context(shop).extra.set({ kind: 'order', id: order }, { giftNote: 'For Ben' })
  await using without = await openFilled([]).then(({ shop }) => shop)
  const owner = await without.staff('orders')
  const before = without.queries()
  expect(await owner.api(readOrderExtra, at(order))).toEqual({ sections: [] })
  const reads = without.queries() - before
  expect(await staff.api(readStaffOrder, at(order))).toHaveProperty('extra')
  expect(await owner.api(readStaffOrder, at(1))).not.toHaveProperty('extra')
  expect(reads).toBeLessThanOrEqual(2)
})

test('refuses fields with an invalid name, kind, record or without a label', () => {
  const label = 'Note'
  const all: ExtraFields[] = [
    { Note: field({ of: 'order', kind: 'text', label }) },
    { version: field({ of: 'order', kind: 'text', label }) },
    { note: field({ of: 'cart' as never, kind: 'text', label }) },
    { note: field({ of: 'order', kind: 'secret' as never, label }) },
    { note: field({ of: 'order', kind: 'text', label: '' }) },
  ]
  for (const fields of all) expect(() => checkExtensions([{ ...gifts, fields }])).toThrow('has the field')
})
