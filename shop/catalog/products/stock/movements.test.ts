import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { placeOrder } from '../../../sales/orders/placing/place-order.server.ts'
import { transitionOrder } from '../../../sales/orders/staff/steps/steps.contract.ts'
import { bulkEditProducts, editStaffProduct, undoBulkEdit } from '../table/products-table.contract.ts'
import { getProductStock, listLowStock, setLowStockThreshold } from './low-stock.contract.ts'
import { adjustStock, exportMovements, listMovements, type MovementPage } from './movements.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const placed = (
  { db, clock }: TestShop,
  userId: number,
  line: { product: number; variant: number; quantity: number },
) => db.transaction().execute((tx) => placeOrder(tx, { userId, wanted: [line], now: clock.now }))

/** Returns the variants with a stock that differs from the sum of their movements or from the last one. */
const differing = ({ db }: TestShop) =>
  sql`
  select id from variants where stock <> coalesce((select sum(change) from stock_movements where variant_id = variants.id), 0)
    or stock <> coalesce((select stock_after from stock_movements where variant_id = variants.id order by id desc limit 1), 0)`.execute(
    db,
  )

test('records each change of stock with its reason, order, person and note', async () => {
  const mia = await shop.customer('Mia')
  const { id: product, variantIds } = await addProduct(shop.db, { slug: 'mug', variants: [{ name: 'Red', stock: 10 }] })
  const [variant = 0] = variantIds
  // Fixtures use the clock of the database.
  shop.clock.now = new Date()
  const order = await placed(shop, mia.id, { product, variant, quantity: 2 })
  await staff.api(transitionOrder, { params: { id: String(order) }, body: { to: 'cancelled' } })
  await staff.api(editStaffProduct, { params: { id: String(product) }, body: { variant, stock: 12, stock_seen: 10 } })
  const { undo } = await staff.api(bulkEditProducts, { body: { ids: [product], stock: 5 } })
  await staff.api(undoBulkEdit, { body: { undo: undo ?? '' } })
  const received = { key: randomUUID(), variant, reason: 'received' as const, change: 8, note: 'Delivery note 7' }
  expect(await staff.api(adjustStock, { body: received })).toEqual({ stock: 20, change: 8 })
  // A repeated request does not change the stock again.
  expect(await staff.api(adjustStock, { body: received })).toEqual({ stock: 20, change: 8 })
  await staff.api(adjustStock, { body: { variant, reason: 'damaged', change: -1 } })
  await staff.api(adjustStock, { body: { variant, reason: 'stocktake', stock: 18, stock_seen: 19 } })
  await sql`update variants set stock = 17 where id = ${variant}`.execute(shop.db)

  const { results, people } = await staff.api(listMovements, { query: { product } })
  const by = 'Staff Test'
  expect(results.toReversed()).toMatchObject([
    { reason: 'initial', change: 10, stock_after: 10, by: '', order: null },
    { reason: 'sold', change: -2, stock_after: 8, by: '', order },
    { reason: 'returned', change: 2, stock_after: 10, by, order },
    { reason: 'counted', change: 2, stock_after: 12, by },
    { reason: 'counted', change: -7, stock_after: 5, by },
    { reason: 'undone', change: 7, stock_after: 12, by },
    { reason: 'received', change: 8, stock_after: 20, by, by_id: staff.id, note: 'Delivery note 7' },
    { reason: 'damaged', change: -1, stock_after: 19, by },
    { reason: 'stocktake', change: -1, stock_after: 18, by },
    { reason: 'counted', change: -1, stock_after: 17, by: '' },
  ])
  expect(people).toEqual([{ id: staff.id, name: by }])
  expect((await differing(shop)).rows).toEqual([])
  const [last] = (await staff.api(auditLog, { query: { product: String(product) } })).results
  expect(last).toMatchObject({ field: 'variants[Red][stock]', old: '19', new: '18' })
  for (const change of [
    'change = 1',
    "note = ''",
    "staff_name = ''",
    'request_key = null',
    'staff_id = 1',
    'order_id = 1',
  ])
    await expect(sql`update stock_movements set ${sql.raw(change)}`.execute(shop.db)).rejects.toThrow(
      'cannot be changed',
    )
  await expect(sql`delete from stock_movements`.execute(shop.db)).rejects.toThrow('cannot be changed')
  // An account that is deleted loses its link.
  await sql`update stock_movements set staff_id = null, order_id = null`.execute(shop.db)
})

test('refuses adjustments with a wrong number at its field and changes nothing', async () => {
  const [one, two] = [await addProduct(shop.db, { slug: 'one' }), await addProduct(shop.db, { slug: 'two' })]
  const [variant = 0] = one.variantIds
  const adjust = (body: object) => staff.api(adjustStock, { body: { variant, reason: 'received', ...body } as never })
  await expect(adjust({})).rejects.toThrow('{"change":["This field is required."]}')
  await expect(adjust({ change: 1, stock: 1 })).rejects.toThrow('{"stock":')
  await expect(adjust({ change: 0 })).rejects.toThrow('other than 0')
  await expect(adjust({ change: -3 })).rejects.toThrow('1 or more')
  await expect(adjust({ change: '1.5' })).rejects.toThrow('Enter a whole number.')
  await expect(adjust({ change: 999_990 })).rejects.toThrow('would exceed')
  await expect(adjust({ reason: 'damaged', change: 3 })).rejects.toThrow('negative number')
  await expect(adjust({ reason: 'damaged', change: -21 })).rejects.toThrow('Only 20 in stock.')
  await expect(adjust({ change: 1, note: 'x'.repeat(201) })).rejects.toThrow('{"note":')
  await expect(adjust({ variant: 999_999, change: 1 })).rejects.toThrow('404')
  const key = randomUUID()
  await adjust({ key, change: 1 })
  await expect(adjust({ key, variant: two.variantIds[0], change: 1 })).rejects.toThrow('409')
  // After a lost response, a corrected count is not taken for the saved one.
  const count = { key: randomUUID(), reason: 'stocktake', stock_seen: 20 }
  expect(await adjust({ ...count, stock: 10 })).toEqual({ stock: 11, change: -10 })
  expect(await adjust({ ...count, stock: 10 })).toEqual({ stock: 11, change: -10 })
  await expect(adjust({ ...count, stock: 12 })).rejects.toThrow('409')
  await adjust({ reason: 'stocktake', stock: 21 })
  expect(await adjust({ reason: 'stocktake', stock: 21 })).toEqual({ stock: 21, change: 0 })
  expect((await differing(shop)).rows).toEqual([])
})

test('filters movements, pages through them and exports them', { tags: ['deep'] }, async () => {
  const cup = await addProduct(shop.db, { slug: 'cup', title: '=Cup', variants: [{ name: 'One', stock: 1 }] })
  const pot = await addProduct(shop.db, {
    slug: 'pot',
    title: 'Pot',
    variants: [{ name: 'One', stock: 5, sku: 'P-1' }],
  })
  const [variant = 0] = cup.variantIds
  // Fixtures use the clock of the database.
  shop.clock.now = new Date()
  for (let n = 0; n < 60; n += 1)
    await staff.api(adjustStock, { body: { variant, reason: n % 2 ? 'damaged' : 'received', change: n % 2 ? -1 : 1 } })
  const list = (query: object) => staff.api(listMovements, { query })
  const first = await list({ q: 'CUP' })
  expect([first.results.length, first.results[0]?.stock_after]).toEqual([50, 1])
  const second = await list({ q: 'cup', before: first.next ?? '' })
  expect([second.results.length, second.next, second.results.at(-1)?.reason]).toEqual([11, null, 'initial'])
  const today = toShopTime(shop.clock.now.toISOString()).slice(0, 10)
  const found = async (query: object) => (await list(query)).results.length
  expect(await found({ product: cup.id, reason: 'damaged', by: staff.id, from: today, to: today })).toBe(30)
  expect(await found({ variant, reason: 'initial' })).toBe(1)
  expect(await found({ q: 'p-1' })).toBe(1)
  expect(await found({ q: '%' })).toBe(0)
  expect(await found({ product: pot.id, from: '2030-01-01' })).toBe(0)
  for (let n = 0; n < 50; n += 1) await addProduct(shop.db, { title: 'Cup' })
  expect(await list({ q: 'cup' })).toMatchObject({ are_more_products: true })
  expect(await list({ q: 'pot' })).toMatchObject({ are_more_products: false })
  await expect(list({ from: '2026-02-30' })).rejects.toThrow('{"from":')
  await expect(shop.visitor.api(listMovements, { query: {} })).rejects.toThrow('401')

  const file = await shop.app.inject({
    url: `${exportMovements.url}?reason=damaged&q=cup`,
    headers: { authorization: `Token ${staff.token}` },
  })
  // The newest 50 products have no such movement: the file is complete.
  expect(await found({ q: 'cup', reason: 'damaged' })).toBe(0)
  const rows = file.body.trim().split('\r\n')
  expect(rows).toHaveLength(31)
  expect(rows[1]).toMatch(/^[\d-]+ [\d:]+,'=Cup,cup,One,-1,1,damaged,,Staff Test,$/)
})

test('the cursor reads each movement once, also opening movements with negative ids', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { variantIds } = await addProduct(shop.db, { slug: 'cup', variants: [{ name: 'One', stock: 1 }] })
  const [variant = 0] = variantIds
  await sql`
    insert into stock_movements (id, variant_id, change, stock_after, reason, note, made_at) overriding system value
    select -number, ${variant}, 1, 1, 'opening', '', '2026-01-01' from generate_series(1, 120) as number`.execute(
    shop.db,
  )
  const ids: number[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: MovementPage = await staff.api(listMovements, { query: { variant, after } })
    ids.push(...page.results.map(({ id }) => id))
    after = page.next && new URL(page.next).searchParams.get('after')
  }
  expect(ids.slice(1)).toEqual(Array.from({ length: 120 }, (_, index) => -1 - index))
  expect(ids[0]).toBeGreaterThan(0)
})

test('lists variants below the threshold of the shop or of their product', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const mia = await shop.customer('Mia')
  const cup = await addProduct(shop.db, { slug: 'cup', variants: [{ name: 'One', stock: 16 }] })
  const pot = await addProduct(shop.db, { slug: 'pot', variants: [{ name: 'One', stock: 20 }] })
  await placed(shop, mia.id, { product: cup.id, variant: cup.variantIds[0] ?? 0, quantity: 15 })
  const low = async () =>
    (await staff.api(listLowStock, { query: {} })).results.map(({ product, stock, threshold, sold, days_left }) => [
      ...[product.slug, stock, threshold, sold, days_left],
    ])
  await staff.api(saveSettings.stock, { body: { version: 0, low_stock: '10' } })
  expect(await low()).toEqual([['cup', 1, 10, 15, 2]])
  const set = (product: number, threshold: number | null | '', seen: number | null) =>
    staff.api(setLowStockThreshold, { params: { product: String(product) }, body: { threshold, seen } })
  await set(pot.id, 25, null)
  await set(cup.id, 0, null)
  expect(await low()).toEqual([['pot', 20, 25, 0, null]])
  await expect(set(pot.id, 30, null)).rejects.toThrow('409')
  await set(pot.id, '', 25)
  expect(await low()).toEqual([])
  expect(await staff.api(getProductStock, { params: { product: String(cup.id) } })).toMatchObject({
    ...{ slug: 'cup', threshold: 0, shop_threshold: 10 },
    variants: [{ stock: 1, reserved: 0, sold: 15 }],
  })
  expect((await staff.api(auditLog, { query: { product: String(pot.id) } })).results).toMatchObject([
    { field: 'low_stock', old: '25', new: null },
    { field: 'low_stock', old: null, new: '25' },
  ])
})
