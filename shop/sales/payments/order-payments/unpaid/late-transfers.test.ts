import { expect, test } from 'vitest'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../../tests/fixtures/selling/selling-shop.ts'
import { issueToken } from '../../../../core/auth/session-store.server.ts'
import { cancelOwnOrder, listOrders } from '../../../orders/orders.contract.ts'
import { recordPayment } from '../../../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../orders/staff/steps/steps.contract.ts'
import { getPaymentsState, recordManualRefund } from '../staff/staff-payments.contract.ts'
import { expireUnpaidOrders } from './unpaid-orders.server.ts'

const HOUR = 3_600_000
/** Orders are placed on 23 November and wait until the 30th. */
const LAPSE_DAY = '2026-11-30'

type Lapsed = Awaited<ReturnType<typeof openWithLapsed>>

/** Opens a shop in which Mia has ordered two of ten mugs by a transfer that did not come. */
async function openWithLapsed() {
  const selling = await openSellingShop()
  const { shop } = selling
  const first = { staff: selling.staff, mia: await shop.customer('Mia') }
  let { staff, mia } = first
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia)
  const params = { id: String(order.id) }
  const world = {
    ...selling,
    mug,
    order,
    params,
    mia: () => mia,
    giveUp: () => mia.api(cancelOwnOrder, { params }),
    /** Lets hours pass; both have logged in since. */
    async pass(hours: number) {
      shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR)
      staff = shop.as(await issueToken(shop.db, { id: first.staff.id, isStaff: true }, shop.clock.now))
      mia = shop.as(await issueToken(shop.db, { id: first.mia.id, isStaff: false }, shop.clock.now))
    },
    sweep: () => expireUnpaidOrders(shop.services),
    cancel: () => staff.api(transitionOrder, { params, body: { to: 'cancelled' } }),
    note: (received_on: string, amount = order.price) =>
      staff.api(recordPayment, { params, body: { amount, received_on } }),
    state: () => staff.api(getPaymentsState, {}),
    paidBack: (id: number, paid_back_on: string) =>
      staff.api(recordManualRefund, { body: { id, paid_back_on, bank_reference: 'B1' } }),
    own: async () => {
      const { results } = await mia.api(listOrders, { query: { order: params.id } })
      return results.at(0)
    },
    stock: async () => (await shop.db.selectFrom('variants').select('stock').executeTakeFirstOrThrow()).stock,
    moved: async () => {
      const rows = await shop.db.selectFrom('stock_movements').select('change').execute()
      return rows.reduce((sum, { change }) => sum + change, 0)
    },
    subjects: async () => (await shop.emails('mia@example.com')).map(({ subject }) => subject),
  }
  return { ...world, [Symbol.asyncDispose]: () => selling[Symbol.asyncDispose]() }
}

test('reactivates an expired order once by a transfer within a day, if its stock is available', async () => {
  await using world = await openWithLapsed()
  const { order, pass, sweep, note, own, stock, moved, subjects } = world
  await pass(7 * 24 + 1)
  await sweep()
  expect([(await own())?.status, await stock()]).toEqual(['cancelled', 10])
  await expect(note(LAPSE_DAY, '20.00')).rejects.toThrow('€9.90 is missing')
  // Monday's bank statement is read on Wednesday.
  await pass(47)
  const answers = await Promise.allSettled([note(LAPSE_DAY), note(LAPSE_DAY), note(LAPSE_DAY)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await own()).toMatchObject({
    status: 'making',
    cancelled_because: null,
    payment: { state: 'paid', refunded: '0.00' },
  })
  expect([await stock(), await moved()]).toEqual([8, 8])
  expect((await subjects()).at(-1)).toBe(`Your order ${order.id} at Comptoir: your payment has arrived`)
})

test('lets staff refund a transfer for an order that stays cancelled, and notifies the customer', async () => {
  await using world = await openWithLapsed()
  const { shop, order, pass, sweep, note, own, stock, moved, subjects, state, paidBack } = world
  await pass(7 * 24 + 1)
  await sweep()
  // The e-mail about the expiry is queued by its event.
  await world.mia().ordersConfirmed()
  await shop.db.updateTable('products').set({ price_cents: 13_00 }).execute()
  await pass(1)
  await note(LAPSE_DAY)
  expect(await own()).toMatchObject({
    status: 'cancelled',
    payment: { state: 'surplus', refunded: order.price },
    refunds: [{ amount: order.price, because: 'late', state: 'on_its_way' }],
  })
  expect([await stock(), await moved()]).toEqual([10, 10])
  expect((await subjects()).at(-1)).toBe(`Your order ${order.id} at Comptoir: we refund your payment`)
  const { needs_you } = await state()
  expect(needs_you).toMatchObject([{ kind: 'refund_by_hand', order: order.id, amount: order.price }])
  await paidBack(needs_you[0]?.id ?? 0, LAPSE_DAY)
  expect((await state()).needs_you).toEqual([])
  await expect(note(LAPSE_DAY)).rejects.toThrow('409')
})

test.each([
  ['its customer gave up', 'cancelled', async ({ giveUp }: Lapsed): Promise<void> => void (await giveUp())],
  ['staff cancelled', 'cancelled', async ({ cancel }: Lapsed): Promise<void> => void (await cancel())],
  [
    'lapsed days before',
    'late',
    async ({ pass, sweep }: Lapsed): Promise<void> => {
      await pass(7 * 24 + 1)
      await sweep()
      await pass(60)
    },
  ],
] as const)('a transfer for an order that %s always goes back', async (_, because, end) => {
  await using world = await openWithLapsed()
  await end(world)
  const day = world.shop.clock.now.toISOString().slice(0, 10)
  await world.note(day)
  expect(await world.own()).toMatchObject({ status: 'cancelled', refunds: [{ amount: world.order.price, because }] })
  expect([await world.stock(), await world.moved()]).toEqual([10, 10])
})
