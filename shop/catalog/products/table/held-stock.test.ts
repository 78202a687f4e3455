import { expect, test } from 'vitest'
import { productForm, sendForm } from '../../../../tests/fixtures/product-form.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { bulkEditProducts, editStaffProduct, listStaffProducts } from './products-table.contract.ts'

/** Opens a shop with ten mugs, and helpers to read and count their stock. */
async function countedMugs() {
  const world = await openPayingShop()
  const { staff, mug, variant } = world
  const params = { id: String(mug.id) }
  return {
    ...world,
    seen: async () => {
      const [product] = (await staff.api(listStaffProducts, { query: { q: 'mug' } })).results
      return product?.variants[0]
    },
    count: (stock: number, stock_seen?: number) =>
      staff.api(editStaffProduct, {
        params,
        body: {
          variant: String(variant),
          stock: String(stock),
          ...(stock_seen !== undefined && { stock_seen: String(stock_seen) }),
        },
      }),
  }
}

test('shows available and reserved stock with its expiry, and a count preserves reservations', async () => {
  await using world = await countedMugs()
  const { shop, seen, count, order, giveUp, sweep, pass, stock, moved, variant, mug, provider, page, check } = world
  expect(await seen()).toMatchObject({ stock: 10, held: 0, held_until: null })
  const placed = await order()
  const until = new Date(shop.clock.now.getTime() + 55 * 60_000)
  const held = await seen()
  expect(held).toMatchObject({ stock: 8, held: 2 })
  expect(new Date(held?.held_until ?? '')).toEqual(until)

  // A count of two more than the ten seen adds two. The reserved stock stays reserved.
  expect(await count(12, 10)).toMatchObject({ variants: [{ stock: 10, held: 2 }] })
  // The product form behaves in the same way.
  const form = productForm({ variants: [{ for_update_id: variant, stock: 13, stock_seen: 12 }] })
  expect((await sendForm(shop, world.staff, { slug: mug.slug, form })).status).toBe(200)
  expect([await stock(), await moved()]).toEqual([11, 11])
  await giveUp(placed)
  expect(await seen()).toMatchObject({ stock: 13, held: 0 })
  // Stock never drops below zero. Without `stock_seen` the count is absolute.
  await count(0, 10)
  expect(await stock()).toBe(3)
  await count(0, 10)
  expect(await stock()).toBe(0)
  await count(10)
  expect([await stock(), await moved()]).toEqual([10, 10])

  // A reservation for a processing payment has no end. A failed payment releases it.
  const processing = await order()
  provider.become(await page(processing), { state: 'processing' })
  await check(processing)
  expect(await seen()).toMatchObject({ stock: 8, held: 2, held_until: null })
  provider.become(provider.of(processing.id)[0]?.reference ?? '', { state: 'failed' })
  await check(processing)
  pass(24 * 60)
  await sweep()
  expect([await stock(), await moved()]).toEqual([10, 10])
})

test('counts concurrent with orders preserve reservations and add every found piece', async () => {
  await using world = await countedMugs()
  const { shop, count, order, stock, moved, seen } = world
  const buyers = await Promise.all(Array.from({ length: 4 }, (_, n) => shop.customer(`Buyer${n}`)))
  await Promise.all([...buyers.map((one) => order(one)), ...Array.from({ length: 5 }, () => count(11, 10))])
  expect([await stock(), await moved()]).toEqual([10 + 5 - 8, 10 + 5 - 8])
  expect(await seen()).toMatchObject({ held: 8 })
})

test('a bulk count is relative to the listed stock and preserves later reservations', async () => {
  await using world = await countedMugs()
  const { staff, mug, order, giveUp, stock, moved, seen, variant } = world
  const before = await seen()
  const placed = await order()
  const stock_seen = [{ variant, stock: before?.stock ?? 0 }]
  const counted = { ids: [mug.id], stock: 15, stock_seen }
  expect(await staff.api(bulkEditProducts, { body: counted })).toMatchObject({ done: 1, refused: [] })
  expect([await stock(), await moved()]).toEqual([13, 13])
  await giveUp(placed)
  expect([await stock(), await moved()]).toEqual([15, 15])
  await expect(staff.api(bulkEditProducts, { body: { ids: [mug.id], stock_seen } })).rejects.toThrow(
    'exactly one change',
  )
})
