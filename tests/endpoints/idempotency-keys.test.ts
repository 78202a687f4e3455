import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { adjustStock } from '../../shop/catalog/products/stock/movements.contract.ts'
import { checkOut } from '../../shop/sales/checkout/checkout.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../shop/sales/orders/manual/manual-orders.contract.ts'
import { recordPayment, refundOrder } from '../../shop/sales/orders/staff/staff-orders.contract.ts'
import { withdrawLines, withdrawWithoutOrder } from '../../shop/sales/returns/statements/withdrawals.contract.ts'
import { openPayingShop } from '../fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, LYON, putInCart } from '../fixtures/selling/selling-shop.ts'
import { openShop } from '../processes/open-shop.ts'
import { registeredBy } from './registered-contracts.ts'
import { endpointName } from './requests/request.ts'

const KEY_USED =
  /^409 (The key of this request was already used for a different request|An earlier attempt with other values was saved)/

/** Opens a shop with a customer who has two paid orders of two cups each. */
async function openWithTwoOrders() {
  const world = await openPayingShop()
  const { shop, staff, mia } = world
  const cups = await addSellable(shop, { title: 'Cup', priceCents: 12_50, variants: [{ name: 'Red', stock: 20 }] })
  const [variant = 0] = cups.variantIds
  const paidOrder = async () => {
    await putInCart(mia, cups, 2)
    const { id } = await checkOutCart(mia, { payment: 'transfer' })
    const params = { id: String(id) }
    await staff.api(recordPayment, { params, body: { amount: '29.90', received_on: '2026-11-23' } })
    return params
  }
  return { ...world, cups, variant, orders: [await paidOrder(), await paidOrder()] as const }
}
type Orders = Awaited<ReturnType<typeof openWithTwoOrders>>

/** Sends two different requests with one key. */
const REUSES: Record<string, (world: Orders) => Promise<(() => Promise<unknown>)[]>> = {
  async [endpointName(refundOrder)]({ staff, orders }) {
    const body = { key: randomUUID(), amount: '1', because: 'goodwill' as const }
    return orders.map((params) => () => staff.api(refundOrder, { params, body }))
  },
  async [endpointName(recordPayment)]({ staff, orders }) {
    const body = { again: randomUUID(), amount: '5', received_on: '2026-11-23' }
    return orders.map((params) => () => staff.api(recordPayment, { params, body }))
  },
  async [endpointName(withdrawLines)]({ mia, orders, variant }) {
    const who = { name: 'Mia Test', email: 'mia@example.com' }
    const body = { key: randomUUID(), ...who, lines: [{ variant, quantity: 1 }] }
    return orders.map((params) => () => mia.api(withdrawLines, { params, body }))
  },
  async [endpointName(withdrawWithoutOrder)]({ shop }) {
    const body = { key: randomUUID(), name: 'Mia', order_number: '1', email: 'mia@example.com', items: 'One cup' }
    const others = [body, { ...body, email: 'ben@example.com' }, { ...body, order_number: '2' }]
    return others.map((body) => () => shop.visitor.api(withdrawWithoutOrder, { body }))
  },
  async [endpointName(placeManualOrder)]({ shop, staff, mia, cups, variant }) {
    const key = randomUUID()
    await shop.db.updateTable('users').set({ email_verified_at: shop.clock.now }).where('id', '=', mia.id).execute()
    const lines = [{ product: cups.id, variant, quantity: 1 }]
    const { total, method } = await staff.api(quoteManualOrder, { body: { lines } })
    const paid = { payment: 'received' as const, received_on: '2026-11-22', delivery: LYON }
    const body = { key, lines, total, method: method ?? 0, email: 'mia@example.com', ...paid }
    await putInCart(mia, cups, 1)
    return [() => checkOutCart(mia, { key }), () => staff.api(placeManualOrder, { body })]
  },
  async [endpointName(adjustStock)]({ shop, staff, variant }) {
    const body = { key: randomUUID(), variant, reason: 'received' as const, change: 3 }
    const [other = 0] = (await addSellable(shop, { title: 'Pot', priceCents: 5_00 })).variantIds
    const others = [body, { ...body, change: 4 }, { ...body, variant: other }, { ...body, reason: 'counted' as const }]
    return others.map((body) => () => staff.api(adjustStock, { body }))
  },
}

/** Keys are per customer. `check-out.test.ts` covers the same key with other lines. */
const PER_CUSTOMER = endpointName(checkOut)

test.each(Object.keys(REUSES))('%s answers 409 to a key of another request', async (name) => {
  await using world = await openWithTwoOrders()
  const [first, ...others] = (await REUSES[name]?.(world)) ?? []
  await first?.()
  for (const other of others) await expect(other()).rejects.toThrow(KEY_USED)
})

test('of two concurrent refunds of different orders with one key, one is made and the other gets 409', async () => {
  await using world = await openWithTwoOrders()
  const requests = (await REUSES[endpointName(refundOrder)]?.(world)) ?? []
  const answers = await Promise.allSettled(requests.map((request) => request()))
  const rejected = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.message)] : []))
  expect(rejected).toEqual([expect.stringMatching(KEY_USED)])
  expect(await world.refunds()).toHaveLength(1)
})

test('every request body with an idempotency key is tested here', async () => {
  const { opened, contracts } = await registeredBy(() => openShop())
  await using _shop = opened
  const isKey = (field: unknown): boolean =>
    field instanceof z.ZodUUID || (field instanceof z.ZodOptional && isKey(field.unwrap()))
  const withKey = contracts.filter(
    ({ schema: { body } }) => body instanceof z.ZodObject && Object.values(body.shape).some(isKey),
  )
  expect(withKey.map(endpointName).sort()).toEqual([...Object.keys(REUSES), PER_CUSTOMER].sort())
})
