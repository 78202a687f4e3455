import { expect } from 'vitest'
import type { ConformanceNeed } from './conformance-needs.ts'
import type { ProviderForTests } from './provider-for-tests.ts'

const MINUTE = 60_000

/**
 * Asks how what is done in the dashboard of a provider, and disputes, are seen.
 * @param opened opens a payment that nobody has made yet
 */
export function askOfDisputes(
  ask: (question: string, needs: readonly ConformanceNeed[], answer: () => Promise<void>) => void,
  opened: () => Promise<{ world: ProviderForTests; reference: string }>,
): void {
  ask('what was done in its dashboard is seen', ['disputes'], async () => {
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

  for (const end of ['won', 'lost', 'withdrawn'] as const)
    ask(`that a dispute is ${end} is seen, also in the list`, ['disputes'], async () => {
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
