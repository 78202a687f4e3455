import { expect, test } from 'vitest'
import { step } from '../../../../tests/fixtures/placed-order.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { listOrders } from '../orders.contract.ts'
import { listStaffOrders, recordPayment } from './staff-orders.contract.ts'

test('marks an unsent order as late for staff and customer after its promised day', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  // 23:30 in the shop's time zone.
  shop.clock.now = new Date('2026-11-23T22:30:00Z')
  const staff = await shop.customer('Anna')
  await shop.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', staff.id).execute()
  const mug = await addSellable(shop, { title: 'Mug' })
  const mia = await shop.customer('Mia')
  const ordered = async (promised_to: string) => {
    await putInCart(mia, mug, 1)
    const { id, price } = await checkOutCart(mia)
    await shop.db.updateTable('orders').set({ promised_to }).where('id', '=', id).execute()
    return { id, price }
  }
  const paid = async (promised_to: string) => {
    const { id, price } = await ordered(promised_to)
    const body = { amount: price, received_on: '2026-11-23' }
    return staff.api(recordPayment, { params: { id: String(id) }, body: body as never })
  }
  const late = async (query: { status?: 'shipping'; search?: string } = {}) => {
    const found = await staff.api(listStaffOrders, { query: { ...query, late: 'true' } })
    expect(found.results).toHaveLength(found.count)
    expect(found.results.every(({ is_late }) => is_late)).toBe(true)
    return found.results.map(({ id }) => id)
  }
  const seenByMia = async () =>
    (await mia.api(listOrders, { query: {} })).results.map(({ id, is_late }) => [id, is_late])

  const second = await paid('2026-11-23')
  const first = await paid('2026-11-20')
  await step(staff, first.id, 'shipping')
  const unpaid = await ordered('2026-11-01')
  expect(await late()).toEqual([first.id])

  // A new day in the shop's time zone, but not yet in London.
  shop.clock.now = new Date('2026-11-23T23:01:00Z')
  expect(await late()).toEqual([first.id, second.id])
  expect(await late({ status: 'shipping' })).toEqual([first.id])
  expect(await late({ search: String(second.id) })).toEqual([second.id])
  const all = await staff.api(listStaffOrders, { query: {} })
  expect([all.late, all.count, all.counts.making]).toEqual([2, 3, 1])
  expect(await seenByMia()).toEqual([
    [unpaid.id, false],
    [first.id, true],
    [second.id, true],
  ])

  await step(staff, first.id, 'shipped')
  await step(staff, second.id, 'cancelled')
  expect(await late()).toEqual([])
})
