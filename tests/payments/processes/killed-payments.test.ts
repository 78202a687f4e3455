import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { openStripeShop } from '../../fixtures/selling/stripe-shop.ts'
import { readFinalState } from './final-state.ts'
import { findKillPoints } from './kill-points.ts'
import type { Death } from './paying-process.ts'
import type { PaymentAction } from './payment-actions.ts'
import { PAYMENT_ACTIONS } from './payment-actions.ts'
import { REFUND_ACTIONS } from './refund-actions.ts'

const ACTS = [...PAYMENT_ACTIONS, ...REFUND_ACTIONS]

/**
 * Runs an action in a process that is killed at the given point. Another process then runs jobs for two minutes, and
 * the final state is read.
 */
async function play({ prepare, finalState }: PaymentAction, death?: Death) {
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
  expect({ death, finalState: await readFinalState(world) }).toEqual({ death, finalState })
  return met
}

test('every commit and every provider call is a tested kill point', async () => {
  const points = (await findKillPoints()).map(({ name }) => name)
  expect(points.length).toBeGreaterThan(20)
  expect(new Set(ACTS.flatMap((act) => act.points))).toEqual(new Set(points))
})

/** Kill points at which money has moved, or is about to, and the shop has not recorded it. */
const MONEY_POINTS = alsoDeep(
  [
    ['the shop opens a payment page', 'createAtProvider: open', 'after'],
    ['a browser returns from a paid page', 'applyProviderState: transaction', 'before'],
    ['the shop makes a refund', 'sendRefund: refund', 'after'],
  ],
  [
    ['an order expires', 'cancelAtProvider: close', 'after'],
    ['an uncollected order expires', 'lapse: transaction', 'before'],
    ['an uncollected order expires', 'lapse: transaction', 'after'],
  ],
)
test.each(MONEY_POINTS)('killed while %s, at %s (%s), the final state is the same', async (name, point, when) => {
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
