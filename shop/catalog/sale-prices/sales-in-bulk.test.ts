import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agePrices, aMug, saleForm, salePricesOf } from '../../../tests/fixtures/sales.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { readSale, sales } from './sales.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const inBulk = (action: 'end' | 'remove', { id, version }: { id: number; version: number }) =>
  staff.api(sales.bulk, { body: { action, records: [{ id, version }] } })

test.each(['end', 'remove'] as const)(
  'the undo of the action %s starts a running sale again and adds to the price history',
  async (action) => {
    const mug = await aMug(shop)
    const sale = await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })
    await agePrices(shop, 2)
    const history = () =>
      shop.db.selectFrom('price_history').select(['id', 'price_cents', 'since']).orderBy('id').execute()
    const before = await history()
    const { undo } = await inBulk(action, sale)
    expect(await salePricesOf(shop)).toEqual([null])
    expect(await staff.api(sales.undo, { body: { undo: undo ?? '' } })).toEqual({
      done: [sale.id],
      left: [],
      undo: null,
    })
    const { version, ...restored } = await staff.api(readSale, { params: { id: String(sale.id) } })
    expect({ ...restored, version: 1 }).toEqual(sale)
    // The lowest price of the last 30 days is that of this sale.
    expect(await salePricesOf(shop)).toEqual([{ price: '16.00', before: null, percent: null, until: null }])
    const after = await history()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length).map(({ price_cents }) => price_cents)).toEqual([2000, 1600])
    await agePrices(shop, 31)
    await inBulk('end', { id: sale.id, version })
    await agePrices(shop, 31)
    await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })
    expect(await salePricesOf(shop)).toMatchObject([{ price: '16.00', before: '20.00' }])
  },
)

const HAS_ENDED = { starts_at: new Date(0), ends_at: new Date(1) }

test('a late end and the deletion of an ended sale leave the regular price', async () => {
  const mug = await aMug(shop)
  const ends_at = new Date(shop.clock.now.getTime() + 20_000)
  const { id } = await staff.api(sales.add, {
    body: saleForm({ products: [mug.id], ends_at: ends_at.toISOString() }),
  })
  // The job has not run at the end.
  await shop.db.updateTable('reductions').set(HAS_ENDED).where('id', '=', id).execute()
  await inBulk('remove', { id, version: 1 })
  await sql`update jobs set due_at = ${shop.clock.now} where key = ${ends_at.toISOString()}`.execute(shop.db)
  shop.jobs.wake()
  await until(async () => (await salePricesOf(shop))[0] === null)
})

test('an action on sales with more than 1,000 products changes the prices in a job', async () => {
  const mug = await aMug(shop)
  const sale = await staff.api(sales.add, { body: saleForm({ products: [mug.id] }) })
  await sql`
    with added as (
      insert into products (slug, title, description, price_cents, thumbnail_key)
      select 'many-' || n, title, description, price_cents, thumbnail_key from generate_series(1, 1000) as n, products where products.id = ${mug.id}
      returning id)
    insert into reduction_products select ${sale.id}, id from added`.execute(shop.db)
  const { undo } = await inBulk('end', sale)
  await expect.poll(() => salePricesOf(shop)).toEqual([null])
  await staff.api(sales.undo, { body: { undo: undo ?? '' } })
  await expect.poll(() => salePricesOf(shop)).toMatchObject([{ price: '16.00' }])
})

test('a planned sale that was ended or deleted starts on time after the undo', async () => {
  const mug = await aMug(shop)
  const starts_at = new Date(shop.clock.now.getTime() + 20_000).toISOString()
  for (const action of ['end', 'remove'] as const) {
    const planned = await staff.api(sales.add, { body: saleForm({ products: [mug.id], starts_at }) })
    const { undo } = await inBulk(action, planned)
    await staff.api(sales.undo, { body: { undo: undo ?? '' } })
    expect(await staff.api(readSale, { params: { id: String(planned.id) } })).toMatchObject({
      starts_at,
      ends_at: null,
      phase: 'planned',
    })
    const { rows } = await sql`select from jobs where key = ${starts_at}`.execute(shop.db)
    expect(rows).toHaveLength(1)
  }
})
