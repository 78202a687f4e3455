import { expect, test } from 'vitest'
import { restAfter, restUnderLoad } from './rest-under-load.ts'

const compute = (ms: number) => {
  const begun = performance.now()
  while (performance.now() - begun < ms);
}

test('rests three times the duration of the work while the process is busy, at most a second', () => {
  expect([restAfter(20, 0.9), restAfter(600, 0.9)]).toEqual([60, 1_000])
  expect([restAfter(20, 0.5), restAfter(20, 0)]).toEqual([0, 0])
})

test('rests after work that computes, and ends the rest at a stop', async () => {
  const stopping = new AbortController()
  const durationOf = async (computeMs: number) => {
    const work = restUnderLoad(stopping.signal, async () => {
      compute(computeMs)
      return 0
    })
    const begun = performance.now()
    expect(await work()).toBe(0)
    return performance.now() - begun
  }
  expect(await durationOf(20)).toBeGreaterThanOrEqual(75)
  setTimeout(() => stopping.abort(), 0)
  // Without the stop, it would rest for a second.
  expect(await durationOf(400)).toBeLessThan(1_300)
})
