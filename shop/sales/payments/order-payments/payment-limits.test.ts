import { expect, test } from 'vitest'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, LYON, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'

const HOUR = 60

test('rejects the eleventh payment attempt within an hour with the next possible time, but keeps the open page usable', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, check, pass, mia } = world
  const placed = await order()
  const failing = async () => {
    provider.become(await page(placed), { state: 'failed' })
    await check(placed)
    pass(1)
  }
  const began = shop.clock.now.getTime()
  for (let attempt = 1; attempt < 10; attempt += 1) await failing()
  const open = await page(placed)
  for (let look = 0; look < 15; look += 1) expect(await page(placed)).toBe(open)
  provider.become(open, { state: 'failed' })
  await check(placed)
  const again = `429 Too many payment attempts. You can try again on ${showMoment(began + HOUR * 60_000)}.`
  for (const _ of [1, 2]) await expect(page(placed)).rejects.toThrow(again)
  expect(provider.of(placed.id)).toHaveLength(10)
  // Each attempt is stored with its final state.
  const noted = await shop.db.selectFrom('payments').select(['state', 'closed_at']).execute()
  expect(noted).toEqual(Array(10).fill({ state: 'closed', closed_at: expect.any(Date) }))
  // Other customers are not limited.
  const ida = await shop.customer('Ida')
  await page(await order(ida), ida)
  pass(HOUR - 9 + 1)
  provider.pay(await page(placed))
  expect(await check(placed, mia)).toMatchObject({ status: 'making' })
})

test('rejects orders by any payment method after five unpaid ones within a day, with the next possible time', async () => {
  await using world = await openPayingShop()
  const { shop, methods, order, page, giveUp, pass, sweep, stock, mia, mug } = world
  // An order that is cancelled at once does not count, because it reserved stock only briefly.
  for (let given = 0; given < 6; given += 1) await giveUp(await order())
  let first = 0
  for (let lapsed = 0; lapsed < 4; lapsed += 1) {
    await page(await order())
    pass(56)
    await sweep()
    first ||= shop.clock.now.getTime()
  }
  // An order cancelled at the last moment counts as expired.
  const last = await order()
  pass(44)
  await giveUp(last)
  const again = `429 You left 5 orders unpaid within a day. You can order again on ${showMoment(first + 24 * HOUR * 60_000)}.`
  const collected = { payment: 'collection', method: methods.collect, delivery: undefined, billing: LYON } as const
  for (const wish of [{ payment: 'online' }, { payment: 'transfer' }, collected] as const)
    await expect(checkOutCart(mia, wish)).rejects.toThrow(again)
  expect(await stock()).toBe(10)
  shop.clock.now = new Date(first + 24 * HOUR * 60_000)
  await putInCart(mia, mug, 1)
  expect(await checkOutCart(mia, { payment: 'online' })).toMatchObject({ status: 'awaiting_payment' })
})
