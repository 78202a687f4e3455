import { expect, test } from 'vitest'
import { openStripeShop } from '../../people-and-things/selling/stripe-shop.ts'
import type { PaymentAct } from './acts-of-paying.ts'
import { ACTS_OF_PAYING } from './acts-of-paying.ts'
import { ACTS_OF_PAYING_BACK } from './acts-of-paying-back.ts'
import { booksOf } from './books-of.ts'
import { findKillPoints } from './kill-points.ts'
import type { Death } from './paying-process.ts'

const ACTS = [...ACTS_OF_PAYING, ...ACTS_OF_PAYING_BACK]

/**
 * Runs an action in a process that is killed at the given point. Another process then runs jobs for two minutes, and
 * the final state is read.
 */
async function play({ prepare, books }: PaymentAct, death?: Death) {
  await using world = await openStripeShop()
  const { act, after } = await prepare(world)
  const process = await world.start(death)
  await act(process).catch(async (error) => {
    if (!death) throw error
  })
  const met = death ? undefined : await process.act('now')
  if (death) {
    await process.ended
    expect(process.endedBy()).toBe('SIGKILL')
  }
  await after?.()
  for (let minute = 1; minute <= 2; minute += 1) {
    world.pass(1)
    await world.round()
  }
  expect({ death, books: await booksOf(world) }).toEqual({ death, books })
  return met
}

test('every commit and every provider call is a tested kill point', async () => {
  const points = (await findKillPoints()).map(({ name }) => name)
  expect(points.length).toBeGreaterThan(20)
  expect(new Set(ACTS.flatMap((act) => act.points))).toEqual(new Set(points))
})

/** Kill points at which money has moved, or is about to, and the shop has not recorded it. */
test.each([
  ['the shop opens a payment page', 'createAtProvider: open', 'after'],
  ['a browser returns from a paid page', 'applyProviderState: transaction', 'before'],
  ['an order expires', 'cancelAtProvider: close', 'after'],
  ['an uncollected order expires', 'lapse: transaction', 'before'],
  ['an uncollected order expires', 'lapse: transaction', 'after'],
  ['the shop makes a refund', 'sendRefund: refund', 'after'],
] as const)('killed while %s, at %s (%s), the final state is the same', async (name, point, when) => {
  const act = ACTS.find((one) => one.name === name)
  const index = act?.points.indexOf(point) ?? -1
  expect(index).toBeGreaterThanOrEqual(0)
  if (act) await play(act, { index, when })
})

test.each(ACTS)(
  'killed at each kill point while $name, the final state is the same',
  {
    tags: ['deep'],
    timeout: 600_000,
  },
  async (act) => {
    expect((await play(act))?.map(({ name, stack }) => name || stack)).toEqual(act.points)
    for (const index of act.points.keys())
      for (const when of ['before', 'after'] as const) await play(act, { index, when })
  },
)
