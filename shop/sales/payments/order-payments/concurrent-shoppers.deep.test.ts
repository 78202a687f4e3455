import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'

const SHOPPERS = 1_000
const AT_ONCE = 16
/** The clock advances after this many shoppers. */
const SHOPPERS_PER_PAUSE = 40

test('never oversells or loses stock with a thousand shoppers who pay, fail or cancel while webhooks are lost, repeated or late', {
  timeout: 900_000,
}, async () => {
  await using world = await openPayingShop()
  const { shop, provider, mug, page, giveUp, check, post, work, sweep, pass, stock, moved } = world
  const late: ReturnType<typeof provider.notice>[] = []
  const chance = (share: number) => Math.random() < share

  async function shop1(n: number): Promise<void> {
    const person = await shop.customer(`Shopper${n}`)
    await putInCart(person, mug, 1)
    const order = await checkOutCart(person, { payment: 'online' })
    const reference = await page(order, person)
    const outcome = Math.floor(Math.random() * 5)
    if (outcome === 0) return
    if (outcome === 1) return void (await giveUp(order, person))
    if (outcome === 2) return provider.become(reference, { state: 'failed' })
    if (outcome === 3) provider.become(reference, { state: 'processing' })
    else provider.pay(reference)
    const notice = provider.notice(reference)
    if (chance(0.3)) late.push(notice)
    else if (chance(0.6)) await Promise.all([post(notice), post(notice)])
    if (chance(0.5)) await check(order, person)
  }
  const limit = pLimit(AT_ONCE)
  await Promise.all(
    Array.from({ length: SHOPPERS }, (_, n) =>
      limit(async () => {
        // Most shoppers find the stock sold out.
        await shop1(n).catch((error: Error) => expect(error.message).toMatch(/^(400|409|503) |^It is /))
        if (n % SHOPPERS_PER_PAUSE !== 0) return
        pass(10)
        await Promise.all([work(2), sweep(), sweep()])
        expect(await stock()).toBeGreaterThanOrEqual(0)
      }),
    ),
  )
  for (const notice of late) await post(notice)
  for (const { reference, state } of provider.payments.values())
    if (state === 'processing') provider.become(reference, { state: chance(0.5) ? 'failed' : 'processing' })
  for (const { reference, state } of provider.payments.values()) if (state === 'processing') provider.pay(reference)
  for (let round = 0; round < 10; round += 1) {
    pass(round < 3 ? 20 : 13 * 60)
    await work(2)
    await sweep()
  }

  const orders = await shop.db.selectFrom('orders').select(['id', 'status']).execute()
  const made = orders.filter(({ status }) => status === 'making')
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['making', 'cancelled']))
  expect(made.length).toBeGreaterThan(0)
  expect([await stock(), await moved()]).toEqual([10 - made.length, 10 - made.length])
  // Each paid payment has an order, or its money was refunded.
  for (const { id, status } of orders) {
    const kept = provider
      .of(id)
      .reduce((sum, { receivedCents, refundedCents }) => sum + receivedCents - refundedCents, 0)
    expect({ id, kept }).toEqual({ id, kept: status === 'making' ? 17_40 : 0 })
  }
})
