import { expect, test } from 'vitest'
import { often } from '../../../../../tests/deep.ts'
import { anOrder, buy, CHANGED, STEPS_TO, step, stocks, take } from '../../../../../tests/fixtures/placed-order.ts'
import { openShop } from '../../../../../tests/processes/open-shop.ts'
import type { StaffStep } from './step-form.contract.ts'

test('restocks once for ten concurrent cancellations, with one e-mail', async () => {
  await using shop = await openShop()
  const { staff, id, mug } = await anOrder(shop)
  expect(await stocks(shop, mug)).toEqual([8, 7])
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => step(staff, id, 'cancelled')))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  expect(refusals).toHaveLength(9)
  for (const refusal of refusals) expect(refusal).toContain(CHANGED)
  expect(await stocks(shop, mug)).toEqual([10, 10])
  const movements = shop.db.selectFrom('stock_movements').select(['variant_id', 'change', 'reason', 'order_id'])
  expect(await movements.where('reason', '=', 'returned').orderBy('variant_id').execute()).toEqual([
    { variant_id: mug.variantIds[0], change: 2, reason: 'returned', order_id: id },
    { variant_id: mug.variantIds[1], change: 3, reason: 'returned', order_id: id },
  ])
  const emails = await shop.emails('mia@example.com')
  expect(emails.map(({ subject }) => subject)).toEqual([`Your order ${id} at Comptoir was cancelled`])
})

test.each([
  ['making', 'shipping'],
  ['shipping', 'shipped'],
] as const)(
  'cancelling and the step from %s to %s at once: exactly one wins, and the stock is right',
  async (from, to) => {
    await using shop = await openShop()
    const { staff, mia, mug } = await anOrder(shop)
    const winners = new Set<string>()
    for (let round = 0; round < often(3); round += 1) {
      const before = await stocks(shop, mug)
      const id = await buy(shop, mia, mug, [1, 1])
      await take(staff, id, ...STEPS_TO[from])
      const both: StaffStep[] = round % 2 === 0 ? ['cancelled', to] : [to, 'cancelled']
      // Each request sends the status that its screen showed.
      const answers = await Promise.allSettled(both.map((one) => step(staff, id, one, { from })))
      const [won, ...others] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.status] : []))
      expect(others).toEqual([])
      for (const answer of answers) if (answer.status === 'rejected') expect(String(answer.reason)).toContain(CHANGED)
      expect(await stocks(shop, mug)).toEqual(won === 'cancelled' ? before : before.map((stock) => stock - 1))
      await shop.db.updateTable('variants').set({ stock: 10 }).execute()
      winners.add(won ?? 'nobody')
    }
    expect([...winners, 'nobody']).not.toEqual(['nobody'])
  },
)

test('neither loses nor oversells stock, nor deadlocks, when orders are cancelled and placed concurrently', async () => {
  await using shop = await openShop()
  const { staff, mia, mug } = await anOrder(shop)
  await shop.db.updateTable('variants').set({ stock: 20 }).execute()
  const placed = await Promise.all(Array.from({ length: 8 }, () => buy(shop, mia, mug, [1, 1])))
  expect(await stocks(shop, mug)).toEqual([12, 12])
  await Promise.all(placed.flatMap((id) => [step(staff, id, 'cancelled'), buy(shop, mia, mug, [1, 1])]))
  expect(await stocks(shop, mug)).toEqual([12, 12])
  const { moved } = await shop.db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<string>('change').as('moved'))
    .executeTakeFirstOrThrow()
  expect(Number(moved)).toBe(24)
})
