import { expect, test } from 'vitest'
import { often } from '../../../../../tests/deep.ts'
import {
  addSellable,
  checkOutCart,
  LYON,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../../tests/processes/open-shop.ts'
import { currentUser } from '../../../../core/auth/session.contract.ts'
import { issueToken } from '../../../../core/auth/session-store.server.ts'
import { listOrders } from '../../../orders/orders.contract.ts'
import { recordPayment } from '../../../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../orders/staff/steps/steps.contract.ts'
import { expireUnpaidOrders } from './unpaid-orders.server.ts'

const DAY = 86_400_000

/** Opens a shop with ten mugs, in which Mia orders two and pays when she collects them. */
async function openForCollection() {
  const selling = await openSellingShop()
  const { shop, methods } = selling
  await limitUnpaid(selling.staff)
  const first = { staff: selling.staff, mia: await shop.customer('Mia') }
  let { staff, mia } = first
  const mug = await addSellable(shop, { priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  async function order(): Promise<string> {
    await putInCart(mia, mug, 2)
    const collected = { method: methods.collect, payment: 'collection', delivery: undefined, billing: LYON } as const
    return String((await checkOutCart(mia, collected)).id)
  }
  async function prepare(id: string): Promise<void> {
    for (const to of ['shipping', 'shipped'] as const)
      await staff.api(transitionOrder, { params: { id }, body: { to } })
  }
  return {
    ...selling,
    order,
    /** Orders two mugs, which staff mark as ready for collection. @returns the order's id */
    async ready(): Promise<string> {
      const id = await order()
      await prepare(id)
      return id
    },
    prepare,
    /** Lets time pass; both have logged in since. */
    async pass(days: number) {
      shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY)
      staff = shop.as(await issueToken(shop.db, { id: first.staff.id, isStaff: true }, shop.clock.now))
      mia = shop.as(await issueToken(shop.db, { id: first.mia.id, isStaff: false }, shop.clock.now))
    },
    mia: (): Person => mia,
    sweep: () => expireUnpaidOrders(shop.services),
    note: (id: string) => {
      const received_on = shop.clock.now.toISOString().slice(0, 10)
      return staff.api(recordPayment, { params: { id }, body: { amount: '25.00', received_on } })
    },
    own: async (id: string) => (await mia.api(listOrders, { query: { order: id } })).results.at(0),
    stock: async () => (await shop.db.selectFrom('variants').select('stock').executeTakeFirstOrThrow()).stock,
    moved: async () => {
      const rows = await shop.db.selectFrom('stock_movements').select('change').execute()
      return rows.reduce((sum, { change }) => sum + change, 0)
    },
    [Symbol.asyncDispose]: () => selling[Symbol.asyncDispose](),
  }
}

test('an order that is ready and not collected in time expires once: stock and cart are restored, and the customer gets an e-mail', async () => {
  await using world = await openForCollection()
  const { shop, ready, pass, mia, sweep, own, stock, moved, note } = world
  const id = await ready()
  const { email } = await mia().api(currentUser, {})
  // The confirmation is sent by a separate job and may arrive later.
  const emails = (await shop.emails(email)).map(({ text }) => text)
  expect(emails).toContainEqual(expect.stringContaining('Until: 2 December 2026'))
  expect((await own(id))?.payment).toMatchObject({ state: 'open', ends_on: '2026-12-02T22:59:00.000Z' })
  await pass(9.5)
  await sweep()
  expect([(await own(id))?.status, await stock()]).toEqual(['shipped', 8])
  await pass(0.1)
  await Promise.all([sweep(), sweep(), sweep()])
  expect(await own(id)).toMatchObject({
    status: 'cancelled',
    cancelled_because: 'not_paid',
    payment: { state: 'closed' },
  })
  expect([await stock(), await moved()]).toEqual([10, 10])
  expect((await mia().api(currentUser, {})).cartitem_set).toMatchObject([{ quantity: 2 }])
  const lapsed = (await shop.emails(email)).filter(
    ({ subject }) => subject === `Your order ${id} was not collected in time`,
  )
  expect(lapsed.map(({ text }) => text.includes('was not collected'))).toEqual([true])
  await expect(note(id)).rejects.toThrow('409')
})

test('a paid order does not expire; an order that is paid and expires at the same time becomes one of the two', async () => {
  await using world = await openForCollection()
  const { ready, pass, sweep, own, stock, moved, note } = world
  const kept = await ready()
  await note(kept)
  let held = 2
  for (let round = 0; round < often(2); round += 1) {
    const id = await ready()
    await pass(10)
    const ways = [() => note(id), sweep, sweep]
    await Promise.allSettled((round % 2 ? ways : ways.toReversed()).map((way) => way()))
    const now = await own(id)
    const isPaid = now?.status === 'shipped'
    expect([now?.status, now?.payment?.state]).toEqual(isPaid ? ['shipped', 'paid'] : ['cancelled', 'closed'])
    if (isPaid) held += 2
    expect([await stock(), await moved()]).toEqual([10 - held, 10 - held])
    if (held > 6) break
  }
  expect(await own(kept)).toMatchObject({ status: 'shipped', payment: { state: 'paid' } })
})

test('an order that staff never prepared expires seven days after its collection day; one that becomes ready late is held for seven days more', async () => {
  await using world = await openForCollection()
  const { order, pass, sweep, own, stock, moved, prepare } = world
  const [left, late] = [await order(), await order()]
  expect((await own(left))?.payment?.ends_on).toBe('2026-12-02T22:59:00.000Z')
  await pass(8)
  await prepare(late)
  await pass(2)
  await Promise.all([sweep(), sweep()])
  expect([(await own(left))?.status, (await own(late))?.status]).toEqual(['cancelled', 'shipped'])
  expect((await own(late))?.payment?.ends_on).toBe('2026-12-08T22:59:00.000Z')
  expect([await stock(), await moved()]).toEqual([8, 8])
  await pass(6)
  await sweep()
  expect([(await own(late))?.status, await stock(), await moved()]).toEqual(['cancelled', 10, 10])
})
