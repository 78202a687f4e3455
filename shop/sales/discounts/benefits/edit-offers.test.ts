import { expect, test } from 'vitest'
import type { RequestOf } from '../../../../lib/endpoint.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { addSellable, openSellingShop } from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { discountChoices, discountCustomers, discounts, previewDiscount } from '../discounts.contract.ts'

type Form = RequestOf<typeof discounts.add>['body']
const OFFER = { name: 'Offer', kind: 'percentage', value: '10', is_automatic: true } as const
const TIERS: Form = { ...OFFER, kind: 'quantity_tiers', tiers: [{ pieces: 5, value: '5' }, { pieces: '10', value: '10.5' }] } // biome-ignore format: one line
const SET: Form = { ...OFFER, kind: 'buy_x_get_y', buy_pieces: '2', get_pieces: 1 }
const BUNDLE: Form = { ...OFFER, kind: 'bundle_price', bundle_price: '30', bundle_pieces: 3 }
const add = (staff: Person, body: Form) => staff.api(discounts.add, { body })

/** Returns the field errors of a refused call. */
async function errorsOf(call: Promise<unknown>): Promise<object> {
  const failed = await call.then(
    () => undefined,
    (error: Error) => error.message,
  )
  return JSON.parse(failed?.slice(failed.indexOf('{')) ?? '{}')
}

test('offers are stored with their terms only, and changes of the terms are logged', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const [mug, lamp] = [await addSellable(shop), await addSellable(shop)]
  const tiers = await add(staff, { ...TIERS, tiers_per: 'product', value: '7', bundle_price: '9', max_sets: 3 })
  expect(tiers).toMatchObject({
    ...{ kind: 'quantity_tiers', value: '0.00', tier_unit: 'percent', tiers_per: 'product', bundle_price: '0.00' },
    ...{ tiers: [{ pieces: 5, value: '5.00' }, { pieces: 10, value: '10.50' }], max_sets: null }, // biome-ignore format: one line
  })
  const set: Form = {
    ...SET,
    get_percent: '50',
    get_scope: 'products',
    get_products: [lamp.id, lamp.id],
    max_sets: '2',
  }
  expect(await add(staff, set)).toMatchObject({
    ...{ buy_pieces: 2, get_pieces: 1, get_percent: '50.00', get_products: [lamp.id], max_sets: 2, bundle_pieces: 0 },
  })
  const each: Form = { ...BUNDLE, bundle_of: 'each', scope: 'products', products: [mug.id, lamp.id] }
  expect(await add(staff, each)).toMatchObject({ bundle_price: '30.00', bundle_of: 'each', bundle_pieces: 0 })
  const variants: Form = { ...OFFER, scope: 'variants', variants: mug.variantIds, products: [lamp.id] }
  expect(await add(staff, variants)).toMatchObject({
    ...{ scope: 'variants', products: [], variants: mug.variantIds, variant_products: [mug.id] },
  })

  const body = { ...TIERS, tiers: [{ pieces: 3, value: '1.50' }], tier_unit: 'amount', version: 1 } as const
  await staff.api(discounts.change, { params: { id: String(tiers.id) }, body })
  const { results } = await staff.api(auditLog, { query: { discount: String(tiers.id) } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual(
    expect.arrayContaining([
      ['tiers', '5: 5.00; 10: 10.50', '3: 1.50'],
      ['tier_unit', 'percent', 'amount'],
      ['tiers_per', 'product', 'scope'],
    ]),
  )
  const records = [{ id: tiers.id, version: 2 }]
  const ended = await staff.api(discounts.bulk, { body: { action: 'end', records } })
  await staff.api(discounts.undo, { body: { undo: ended.undo ?? '' } })
  const listed = (await staff.api(discounts.list, {})).discounts.find(({ id }) => id === tiers.id)
  expect(listed).toMatchObject({ tiers: [{ pieces: 3, value: '1.50' }], is_active: true })
})

test('errors of offers are at their fields', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const { id } = await addSellable(shop)
  const tier = (pieces: string | number, value: string) => ({ pieces, value })
  const below = 'Enter more pieces than in the tier above.'
  for (const [form, errors] of [
    [{ ...TIERS, tiers: [] }, { tiers: ['Enter at least one tier.'] }],
    [{ ...TIERS, tiers: [tier(5, '5'), tier(5, '6')] }, { tiers: [{}, { pieces: [below] }] }],
    [{ ...TIERS, tiers: [tier(5, '101')] }, { tiers: [{ value: ['Enter a percentage from 0.01 to 100.'] }] }],
    [
      { ...TIERS, tier_unit: 'amount', tiers: [tier(5, '')] },
      { tiers: [{ value: ['Enter an amount of at least 0.01.'] }] },
    ],
    [{ ...SET, buy_pieces: '' }, { buy_pieces: ['Enter at least 1 piece.'] }],
    [{ ...SET, get_pieces: 0 }, { get_pieces: ['Enter at least 1 piece.'] }],
    [{ ...SET, get_percent: '' }, { get_percent: ['Enter a percentage from 0.01 to 100.'] }],
    [{ ...SET, get_scope: 'products' }, { get_products: ['Choose at least one product.'] }],
    [{ ...SET, get_scope: 'collections' }, { get_collections: ['Choose at least one collection.'] }],
    [{ ...BUNDLE, bundle_price: '' }, { bundle_price: ['Enter an amount of at least 0.01.'] }],
    [{ ...BUNDLE, bundle_pieces: 1 }, { bundle_pieces: ['Enter at least 2 pieces.'] }],
    [{ ...BUNDLE, bundle_of: 'each', scope: 'products', products: [id] }, { products: ['Choose at least 2.'] }],
    [{ ...OFFER, scope: 'variants' }, { variants: ['Choose at least one variant.'] }],
    [{ ...OFFER, is_for_named: true }, { customers: ['Choose at least one customer.'] }],
  ] as const)
    expect(await errorsOf(add(staff, form as Form)), JSON.stringify(errors)).toEqual(errors)
  for (const [form, field] of [
    [{ ...BUNDLE, bundle_of: 'each' }, 'bundle_of'],
    [{ ...TIERS, tiers: [tier('', '5')] }, 'tiers'],
    [{ ...SET, max_sets: '0' }, 'max_sets'],
    [{ ...SET, buy_pieces: '101' }, 'buy_pieces'],
    [{ ...OFFER, scope: 'variants', variants: [999] }, 'variants'],
    [{ ...OFFER, is_for_named: true, customers: [999] }, 'customers'],
    [{ ...OFFER, kind: 'free_shipping', methods: [999] }, 'methods'],
    [{ ...SET, get_scope: 'products', get_products: [999] }, 'get_products'],
  ] as const)
    expect(await errorsOf(add(staff, form as Form)), field).toHaveProperty(field)
  expect((await staff.api(discounts.list, {})).discounts).toEqual([])
})

test('owners find customers for a discount, and keep those who were deleted meanwhile', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  const mia = await shop.customer('Mia')
  const { id, email } = await mia.api(currentUser, {})
  const find = (query: RequestOf<typeof discountCustomers>['query']) => staff.api(discountCustomers, { query })
  const found = { customers: [{ id, name: expect.stringContaining('Mia'), email }] }
  expect(await find({ q: 'mia' })).toEqual(found)
  expect(await find({ id: `${id},999` })).toEqual(found)
  expect(await find({ q: '%' })).toEqual({ customers: [] })
  const catalogue = await shop.staff('catalogue')
  await expect(catalogue.api(discountCustomers, { query: { q: 'mia' } })).rejects.toThrow('403')
  expect((await catalogue.api(discountChoices, {})).methods.map((method) => method.id).toSorted()).toEqual(
    [methods.home, methods.union].toSorted(),
  )

  const form: Form = { ...OFFER, is_for_named: true, customers: [id], tag: '5' }
  const made = await add(staff, form)
  expect(made).toMatchObject({ is_for_named: true, customers: [id], tag: null })
  await shop.db
    .updateTable('discounts')
    .set({ customers: [id, 999] })
    .where('id', '=', made.id)
    .execute()
  const body = { ...form, name: 'Changed', customers: [id, 999], version: 1 }
  expect(await catalogue.api(discounts.change, { params: { id: String(made.id) }, body })).toMatchObject({
    ...{ name: 'Changed', customers: [id, 999] },
  })
})

test('the preview shows carts in which an offer applies', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mug = await addProduct(shop.db, { title: 'Mug', priceCents: 2000 })
  const cloth = await addProduct(shop.db, { title: 'Cloth', priceCents: 1000 })
  const preview = async (form: Form) =>
    (await staff.api(previewDiscount, { body: form })).carts.map(({ lines, discount, problem }) => [
      lines.map(({ quantity, title }) => `${quantity} ${title}`).join(', '),
      problem ?? discount,
    ])
  const products: Pick<Form, 'scope' | 'products'> = { scope: 'products', products: [mug.id] }
  expect(await preview({ ...TIERS, ...products })).toEqual([
    ['1 Mug', 'missing_pieces'],
    ['5 Mug', '5.00'],
    ['10 Mug', '21.00'],
    ['1 Mug, 1 Cloth', 'missing_pieces'],
  ])
  expect(await preview({ ...SET, ...products, get_scope: 'products', get_products: [cloth.id] })).toEqual([
    ['1 Mug', 'missing_pieces'],
    ['2 Mug, 1 Cloth', '10.00'],
    ['1 Mug, 1 Cloth', 'missing_pieces'],
  ])
  expect(
    await preview({
      ...BUNDLE,
      bundle_price: '25',
      bundle_of: 'each',
      scope: 'products',
      products: [mug.id, cloth.id],
    }),
  ).toEqual([
    ['1 Mug', 'missing_pieces'],
    ['1 Mug, 1 Cloth', '5.00'],
    ['1 Mug, 1 Cloth', '5.00'],
  ])
  expect(await preview({ ...OFFER, scope: 'variants', variants: cloth.variantIds })).toEqual([
    ['1 Cloth, One', '1.00'],
    ['2 Cloth, One', '2.00'],
    ['1 Cloth, One, 1 Mug', '1.00'],
  ])
})
