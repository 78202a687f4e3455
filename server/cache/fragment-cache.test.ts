import { expect, test } from 'vitest'
import { FragmentCache } from './fragment-cache.ts'

const HOUR = 3_600_000
const openParts = (maxBytes = 10_000) => {
  const clock = { now: 0 }
  return { clock, parts: new FragmentCache(() => new Date(clock.now), HOUR, maxBytes) }
}

test('a part is kept until something changes or it is too old', () => {
  const { clock, parts } = openParts()
  parts.keeper()('mug', '{"id":1}')
  expect(parts.peek('mug')).toBe('{"id":1}')
  clock.now = HOUR + 1
  expect(parts.peek('mug')).toBeUndefined()
  parts.keeper()('mug', '{"id":1,"new":false}')
  expect(parts.peek('mug')).toBe('{"id":1,"new":false}')
  parts.drop()
  expect([parts.peek('mug'), parts.bytes]).toEqual([undefined, 0])
})

test('what was made of what was read before a change is not kept', () => {
  const { parts } = openParts()
  const keep = parts.keeper()
  parts.drop()
  keep('mug', 'old')
  expect(parts.peek('mug')).toBeUndefined()
})

test('parts never take more room than they may, and the longest unused go first', () => {
  const { parts } = openParts(10_000)
  const keep = parts.keeper()
  for (let index = 0; index < 100; index += 1) {
    keep(String(index), '字'.repeat(index))
    expect(parts.peek('0')).toBe('')
    expect(parts.bytes).toBeLessThanOrEqual(10_000)
  }
  expect([parts.peek('1'), parts.peek('99')]).toEqual([undefined, '字'.repeat(99)])
  keep('99', 'short')
  keep('huge', 'x'.repeat(20_000))
  expect([parts.peek('huge'), parts.bytes]).toEqual([undefined, 0])
})
