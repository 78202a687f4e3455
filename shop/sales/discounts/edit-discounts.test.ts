import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../lib/endpoint.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { addToCart, quoteCart } from '../cart/cart.contract.ts'
import { createCodes, discountChoices, discounts, listCodes, MAX_CODES, previewDiscount } from './discounts.contract.ts'
import { enterCode } from './entering/cart-code.contract.ts'

const WELCOME = { name: 'Welcome', kind: 'percentage', value: '10', code: ' welcome 10 ' } as const
type Form = RequestOf<typeof discounts.add>['body']
const add = (staff: Person, body: Form) => staff.api(discounts.add, { body })
const params = ({ id }: { id: number }) => ({ id: String(id) })
const state = async (staff: Person, id: number) =>
  (await staff.api(discounts.list, {})).discounts.find((one) => one.id === id)?.state

/** Returns the field errors of a refused call. */
async function errorsOf(call: Promise<unknown>): Promise<object> {
  const failed = await call.then(
    () => undefined,
    (error: Error) => error.message,
  )
  return JSON.parse(failed?.slice(failed.indexOf('{')) ?? '{}')
}

/** Adds an order with a discount, without lines. */
async function addUse({ db }: TestShop, discount_id: number, status: OrderStatus, code_id: number | null = null) {
  const { id } = await db
    .insertInto('orders')
    .values({ status, total_cents: 100 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const use = { order_id: id, position: 0, discount_id, code_id, name: 'Welcome', goods_cents: 250, delivery_cents: 50 }
  await db.insertInto('order_discounts').values(use).execute()
}

test('a discount is added, changed, ended, activated and deleted, and each change is logged', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const product = await addProduct(shop.db)
  const made = await add(staff, { ...WELCOME, minimum: '50', countries: ['FR', 'DE'], max_uses_per_customer: '1' })
  expect(made).toMatchObject({
    ...{ name: 'Welcome', value: '10.00', code: 'WELCOME10', minimum: '50.00', countries: ['DE', 'FR'] },
    ...{ is_automatic: false, is_active: true, state: 'running', uses: 0, discounted: '0.00', version: 1 },
    ...{ max_uses: null, max_uses_per_customer: 1, scope: 'everything', products: [], single_use_codes: 0 },
  })

  const body = { ...WELCOME, name: 'Mugs', value: '12.5', scope: 'products', products: [product.id] } as const
  const changed = await staff.api(discounts.change, { params: params(made), body: { ...body, version: 1 } })
  expect(changed).toMatchObject({ name: 'Mugs', value: '12.50', products: [product.id], minimum: '0.00', version: 2 })
  await expect(staff.api(discounts.change, { params: params(made), body: { ...body, version: 1 } })).rejects.toThrow(
    '409 This discount was changed by someone else. Reload it and try again.',
  )

  const records = [{ id: made.id, version: 2 }]
  const ended = await staff.api(discounts.bulk, { body: { action: 'end', records } })
  expect([ended.done, await state(staff, made.id)]).toEqual([[made.id], 'inactive'])
  await staff.api(discounts.undo, { body: { undo: ended.undo ?? '' } })
  const [undone] = (await staff.api(discounts.list, {})).discounts
  expect(undone).toEqual({ ...changed, version: 4 })

  await staff.api(discounts.remove, { params: params(made), query: { version: 4 } })
  expect((await staff.api(discounts.list, {})).discounts).toEqual([])
  const again = await add(staff, WELCOME)
  expect(again.code).toBe('WELCOME10')

  const { results } = await staff.api(auditLog, { query: { discount: String(made.id) } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual(
    expect.arrayContaining([
      ['code', null, 'WELCOME10'],
      ['value', '10.00', '12.50'],
      ['is_active', 'true', 'false'],
      ['is_active', 'false', 'true'],
      ['name', 'Mugs', null],
    ]),
  )
})

test('errors are at their fields', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await add(staff, WELCOME)
  const errorOf = (form: Form) => errorsOf(add(staff, form))
  const other = { ...WELCOME, code: 'OTHER' }
  expect(await errorOf({ ...WELCOME, code: 'Welcome10' })).toEqual({ code: ['Another discount has this code.'] })
  expect(await errorOf({ ...other, code: 'NO_UNDERSCORE' })).toHaveProperty('code')
  expect(await errorOf({ ...other, code: 'AB' })).toHaveProperty('code')
  expect(await errorOf({ ...other, name: ' ' })).toHaveProperty('name')
  for (const value of ['0', '100.01', '', '-5', '1.234', 'ten'])
    expect({ value, errors: await errorOf({ ...other, value }) }).toMatchObject({
      errors: { value: [expect.anything()] },
    })
  expect(await errorOf({ ...other, kind: 'amount', value: '0' })).toHaveProperty('value')
  expect(await errorOf({ ...other, scope: 'products' })).toEqual({ products: ['Choose at least one product.'] })
  expect(await errorOf({ ...other, scope: 'products', products: [999] })).toHaveProperty('products')
  expect(await errorOf({ ...other, scope: 'collections', collections: [999] })).toHaveProperty('collections')
  expect(await errorOf({ ...other, tag: '999' })).toHaveProperty('tag')
  expect(await errorOf({ ...other, max_uses: '0' })).toHaveProperty('max_uses')
  expect(await errorOf({ ...other, minimum: '-1' })).toHaveProperty('minimum')
  expect(await errorsOf(add(staff, { ...other, starts_at: '0000-01-01T00:00:00Z' }))).toHaveProperty('starts_at')
  const dates = { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }
  expect(await errorOf({ ...other, ...dates })).toEqual({ ends_at: ['The end must be after the start.'] })
  expect((await staff.api(discounts.list, {})).discounts).toHaveLength(1)
})

test('fields that don’t matter for the kind, scope and activation are emptied', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const free = await add(staff, { name: 'Free', kind: 'free_shipping', value: '5', is_automatic: true, code: 'FREE' })
  expect(free).toMatchObject({ value: '0.00', code: '', is_automatic: true })
  const { id } = await addProduct(shop.db)
  expect(await add(staff, { ...WELCOME, products: [id] })).toMatchObject({ scope: 'everything', products: [] })
  expect((await add(staff, { ...WELCOME, code: '' })).code).toBe('')
  expect(await staff.api(discountChoices, {})).toEqual({ collections: [], tags: [], methods: [], conditions: [] })
})

test('the state follows the dates and the orders that are not cancelled', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString()
  const coming = await add(staff, { ...WELCOME, starts_at: inMinutes(1), ends_at: inMinutes(2) })
  expect(coming.state).toBe('scheduled')
  shop.clock.now = new Date(inMinutes(1))
  expect(await state(staff, coming.id)).toBe('running')
  shop.clock.now = new Date(inMinutes(1))
  expect(await state(staff, coming.id)).toBe('ended')

  const limited = await add(staff, { ...WELCOME, code: 'LIMITED', max_uses: '2' })
  for (const status of ['making', 'cancelled'] as const) await addUse(shop, limited.id, status)
  expect(await state(staff, limited.id)).toBe('running')
  await addUse(shop, limited.id, 'making')
  const [listed] = (await staff.api(discounts.list, {})).discounts
  expect(listed).toMatchObject({ uses: 2, discounted: '6.00', state: 'used_up' })
  const body = { ...WELCOME, code: 'LIMITED', max_uses: '1', version: 1 }
  expect(await staff.api(discounts.change, { params: params(limited), body })).toMatchObject({ state: 'used_up' })

  const single = await add(staff, { ...WELCOME, code: '' })
  await staff.api(createCodes, { params: params(single), body: { count: 1 } })
  const code = await shop.db
    .selectFrom('discount_codes')
    .select('id')
    .where('is_single_use', '=', true)
    .executeTakeFirst()
  await addUse(shop, single.id, 'making', code?.id)
  expect((await staff.api(discounts.list, {})).discounts[0]).toMatchObject({ used_codes: 1, state: 'used_up' })
  expect((await staff.api(listCodes, { params: params(single) })).codes).toMatchObject([{ is_used: true }])
})

test('two staff members who create the same code at once get one discount and one field error', async () => {
  await using shop = await openShop()
  const [one, other] = [await shop.staff(), await shop.staff('catalogue')]
  const results = await Promise.allSettled([one, other, one, other].map((staff) => add(staff, WELCOME)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected')
      expect(String(result.reason)).toContain('{"code":["Another discount has this code."]}')
  const [made] = (await one.api(discounts.list, {})).discounts
  if (!made) throw new Error('There is no discount.')
  const change = (name: string) =>
    one.api(discounts.change, { params: params(made), body: { ...WELCOME, name, version: 1 } })
  const changes = await Promise.allSettled(['A', 'B', 'C'].map(change))
  expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('single-use codes are created once per key, up to the limit, and deleted with the discount', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const made = await add(staff, { ...WELCOME, code: '' })
  const codes = (body: { count: number; prefix?: string }, of = made) =>
    staff.api(createCodes, { params: params(of), body })
  const first = await codes({ count: 5, prefix: ' gift- ' })
  expect(first.file_name).toBe('codes-welcome.csv')
  expect(new Set(first.codes).size).toBe(5)
  for (const code of first.codes) expect(code).toMatch(/^GIFT-[A-HJ-NP-Z2-9]{10}$/)

  const url = `/api/discounts/${made.id}/codes/`
  const headers = { authorization: `Token ${staff.token}`, 'idempotency-key': 'one-key' }
  const inject = () => shop.app.inject({ method: 'POST', url, headers, payload: { count: 3 } })
  const concurrent = await Promise.all([inject(), inject()])
  const [once] = concurrent.filter(({ statusCode }) => statusCode === 201)
  expect((await inject()).json()).toEqual(once?.json())
  const both = await Promise.allSettled([codes({ count: 2 }), codes({ count: 2 })])
  expect(both.every(({ status }) => status === 'fulfilled')).toBe(true)

  const listed = await staff.api(listCodes, { params: params(made) })
  expect(listed.codes).toHaveLength(12)
  expect(listed.codes.slice(0, 5)).toEqual(first.codes.map((code) => ({ code, is_used: false })))
  expect((await staff.api(discounts.list, {})).discounts[0]).toMatchObject({ single_use_codes: 12, used_codes: 0 })
  const taken = first.codes[0] ?? ''
  expect(await errorsOf(add(staff, { ...WELCOME, code: taken }))).toEqual({ code: ['Another discount has this code.'] })

  expect(await errorsOf(codes({ count: 10_001 }))).toEqual({ count: [expect.anything()] })
  expect(await errorsOf(codes({ count: 1, prefix: 'A_B' }))).toEqual({ prefix: [expect.anything()] })
  const many = Array.from({ length: MAX_CODES - 13 }, (_, number) => `BULK-${number}`)
  await sql`insert into discount_codes (discount_id, code, is_single_use)
    select ${made.id}::bigint, code, true from unnest(${many}::text[]) as code`.execute(shop.db)
  expect(await errorsOf(codes({ count: 2 }))).toEqual({ count: [expect.stringContaining('100000')] })
  expect((await codes({ count: 1 })).codes).toHaveLength(1)

  const automatic = { ...WELCOME, is_automatic: true, version: made.version }
  expect(await errorsOf(staff.api(discounts.change, { params: params(made), body: automatic }))).toEqual({
    is_automatic: ['A discount with single-use codes can’t be automatic.'],
  })
  await staff.api(discounts.remove, { params: params(made), query: { version: made.version } })
  expect(await shop.db.selectFrom('discount_codes').select('id').where('code', 'is not', null).execute()).toEqual([])
  expect((await add(staff, { ...WELCOME, code: taken })).code).toBe(taken)
  await expect(codes({ count: 1 })).rejects.toThrow('404')
  const free = await add(staff, { name: 'Free', kind: 'free_shipping', is_automatic: true })
  await expect(codes({ count: 1 }, free)).rejects.toThrow('An automatic discount has no codes.')
})

test('the preview computes example carts for an unsaved discount', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  expect(await staff.api(previewDiscount, { body: WELCOME })).toEqual({ carts: [] })
  const mug = await addProduct(shop.db, { title: 'Mug', priceCents: 2000 })
  await addProduct(shop.db, { title: 'Cloth', priceCents: 999 })
  const body: Form = { ...WELCOME, scope: 'products', products: [mug.id], minimum: '50', countries: ['DE'] }
  const { carts } = await staff.api(previewDiscount, { body })
  expect(carts).toEqual([
    {
      ...{ lines: [{ title: 'Mug', quantity: 1, price: '20.00' }], problem: 'minimum_cents' },
      ...{ subtotal: '20.00', shipping: '5.00', discount: '0.00', total: '25.00' },
    },
    {
      ...{ lines: [{ title: 'Mug', quantity: 3, price: '20.00' }], problem: null },
      ...{ subtotal: '60.00', shipping: '5.00', discount: '6.00', total: '59.00' },
    },
    expect.objectContaining({ subtotal: '29.99', problem: 'minimum_cents' }),
  ])
  const free = await staff.api(previewDiscount, { body: { name: 'Free', kind: 'free_shipping', is_automatic: true } })
  expect(free.carts[0]).toMatchObject({ discount: '5.00', total: '20.00' })
  expect(await errorsOf(staff.api(previewDiscount, { body: { ...body, value: '101' } }))).toEqual({
    value: ['Enter a percentage from 0.01 to 100.'],
  })
  expect((await staff.api(discounts.list, {})).discounts).toEqual([])
})

test('a code for everybody that lowers prices is rejected, and the cart shows other announced codes', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const announced = { ...WELCOME, is_announced: true } as const
  const reason = expect.stringContaining('must show the lowest price of the last 30 days. Create a sale instead')
  expect(await errorsOf(add(staff, announced))).toEqual({ is_announced: [reason] })
  expect(await errorsOf(add(staff, { ...announced, minimum_pieces: '1' }))).toEqual({ is_announced: [reason] })
  expect(await errorsOf(add(staff, { ...announced, kind: 'amount' }))).toEqual({ is_announced: [reason] })
  expect(await errorsOf(add(staff, { ...announced, minimum: '50', code: '' }))).toEqual({
    is_announced: [expect.stringContaining('Single-use codes')],
  })
  expect(await add(staff, { ...announced, is_automatic: true })).toMatchObject({ is_announced: false })
  await add(staff, { ...announced, name: 'From 50', minimum: '50', code: 'FROM50' })
  await add(staff, { ...announced, name: 'Free delivery', kind: 'free_shipping', code: 'SHIP' })
  await add(staff, { ...announced, name: 'Ended', minimum: '50', code: 'ENDED', is_active: false })
  await add(staff, { ...WELCOME, code: 'SECRET' })
  const mia = await shop.customer('Mia')
  await mia.api(addToCart, { body: await lineOf(shop) })
  const announcedCodes = async () => (await mia.api(quoteCart, {})).announced
  expect(await announcedCodes()).toEqual([
    { name: 'From 50', code: 'FROM50' },
    { name: 'Free delivery', code: 'SHIP' },
  ])
  await mia.api(enterCode, { body: { code: 'ship' } })
  expect(await announcedCodes()).toEqual([])
})

async function lineOf({ db }: TestShop) {
  const { id, variantIds } = await addProduct(db)
  return { product: id, variant: variantIds[0] ?? 0, quantity: 1 }
}
