import { expect, test } from 'vitest'
import { openStripeShop } from '../../people-and-things/selling/stripe-shop.ts'
import type { PaymentAct } from './acts-of-paying.ts'
import { ACTS_OF_PAYING } from './acts-of-paying.ts'
import { ACTS_OF_PAYING_BACK } from './acts-of-paying-back.ts'
import { booksOf } from './books-of.ts'
import { findKillPoints } from './kill-points.ts'
import type { Death } from './paying-process.ts'

const ACTS = [...ACTS_OF_PAYING, ...ACTS_OF_PAYING_BACK]

/** Has a process do something, and die meanwhile where it is told; then another does for two minutes what jobs do, and the books are read. */
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

test('every commit and every call of a provider has its place among what is killed', async () => {
  const points = (await findKillPoints()).map(({ name }) => name)
  expect(points.length).toBeGreaterThan(20)
  expect(new Set(ACTS.flatMap((act) => act.points))).toEqual(new Set(points))
})

/** Where money has moved, or is about to, and nobody has noted it yet. */
test.each([
  ['it opens a page to pay', 'createAtProvider: open', 'after'],
  ['a browser comes back from a page that is paid', 'applyProviderState: transaction', 'before'],
  ['an order lapses', 'cancelAtProvider: close', 'after'],
  ['an order that nobody collected expires', 'lapse: transaction', 'before'],
  ['an order that nobody collected expires', 'lapse: transaction', 'after'],
  ['it pays money back', 'sendRefund: refund', 'after'],
] as const)('killed while %s, just at %s (%s), the books are as if nobody had', async (name, point, when) => {
  const act = ACTS.find((one) => one.name === name)
  const index = act?.points.indexOf(point) ?? -1
  expect(index).toBeGreaterThanOrEqual(0)
  if (act) await play(act, { index, when })
})

test.each(ACTS)(
  'killed before and after all that it tells others while $name, the books are as if nobody had',
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
