import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ConformanceNeed } from './conformance-needs.ts'
import type { ProviderForTests } from './provider-for-tests.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Defines conformance cases for changes in the provider's dashboard and for disputes.
 * @param opened opens a payment that is not paid yet
 */
export function defineDisputeCases(
  ask: (question: string, needs: readonly ConformanceNeed[], answer: () => Promise<void>) => void,
  opened: () => Promise<{ world: ProviderForTests; reference: string; attempt: { parameters: unknown } }>,
): void {
  ask('changes in the dashboard are visible', ['disputes'], async () => {
    const { world, reference } = await opened()
    await using _ = world
    await world.pay(reference)
    world.refundElsewhere(reference, 5_00)
    world.dispute(reference)
    const disputed = await world.provider.settle(reference)
    expect(disputed).toMatchObject({ state: 'paid', refundedCents: 5_00 })
    expect(disputed.dispute).toMatchObject({ state: 'open', lostCents: 0 })
    const answersWithin = Number(disputed.dispute?.answerBy) - Number(disputed.dispute?.openedAt)
    expect(answersWithin).toBe(7 * 24 * 60 * MINUTE)
  })

  ask(
    'disputes are listed by opening time, for old payments and in any number',
    ['disputes', 'clock', 'many payments'],
    async () => {
      const { world, attempt, reference } = await opened()
      await using _ = world
      const more = await Promise.all(
        Array.from({ length: 11 }, () => world.provider.open({ key: randomUUID(), parameters: attempt.parameters })),
      )
      const references = [reference, ...more.map((one) => one.reference)]
      for (const one of references) await world.pay(one)
      const [undisputed = '', ...disputed] = references
      const began = world.clock.now.getTime()
      world.clock.now = new Date(began + 200 * DAY)
      for (const one of disputed) world.dispute(one)
      const within = async (from: number, to: number) => {
        const found = new Set<string>()
        for await (const name of world.provider.listDisputed(new Date(began + from), new Date(began + to)))
          found.add((await world.provider.settle(name)).reference)
        return found
      }
      expect(await within(199 * DAY, 201 * DAY)).toEqual(new Set(disputed))
      expect(await within(0, 199 * DAY)).toEqual(new Set())
      expect(await within(201 * DAY, 202 * DAY)).toEqual(new Set())
      expect((await world.provider.settle(undisputed)).dispute).toBeNull()
    },
  )

  for (const end of ['won', 'lost', 'withdrawn'] as const)
    ask(`a dispute that is ${end} is visible, also in the list`, ['disputes'], async () => {
      const { world, reference } = await opened()
      await using _ = world
      await world.pay(reference)
      world.dispute(reference)
      world.endDispute(reference, end)
      const stands = { state: end, answerBy: null, lostCents: end === 'lost' ? 29_90 : 0 }
      expect((await world.provider.settle(reference)).dispute).toMatchObject(stands)
      const now = world.clock.now.getTime()
      for await (const listed of world.provider.list(new Date(now - MINUTE), new Date(now + MINUTE)))
        if (listed.reference === reference) expect(listed.dispute).toMatchObject(stands)
    })
}
