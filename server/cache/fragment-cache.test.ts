import { expect, test } from 'vitest'
import { ChangeLog } from './change-log.ts'
import { FragmentCache } from './fragment-cache.ts'

const HOUR = 3_600_000
const openParts = (maxBytes = 10_000) => {
  const clock = { now: Date.parse('2026-11-20') }
  const log = new ChangeLog()
  const parts = new FragmentCache(log, { clock: () => new Date(clock.now), maxAgeMs: HOUR, maxBytes })
  return { clock, log, parts, changed: (...tags: string[]) => log.note({ tags, isSale: false }) }
}

test('keeps a fragment until its data changes or it expires', () => {
  const { clock, parts, changed } = openParts()
  parts.keeper()('mug', '{"id":1}', ['product:1'])
  changed('product:2')
  expect(parts.peek('mug')).toBe('{"id":1}')
  clock.now += HOUR + 1
  expect(parts.peek('mug')).toBeUndefined()
  parts.keeper()('mug', '{"id":1,"new":false}', ['product:1'])
  expect(parts.peek('mug')).toBe('{"id":1,"new":false}')
  changed('product:1')
  expect(parts.peek('mug')).toBeUndefined()
})

test('invalidates a fragment made from data that was read before a change', () => {
  const { parts, changed } = openParts()
  const keep = parts.keeper()
  changed('product:1')
  keep('mug', 'old', ['product:1'])
  expect(parts.peek('mug')).toBeUndefined()
})

test('stays within its size limit and evicts the least recently used fragments', () => {
  const { parts } = openParts(10_000)
  const keep = parts.keeper()
  for (let index = 0; index < 100; index += 1) {
    keep(String(index), '字'.repeat(index), [])
    expect(parts.peek('0')).toBe('')
    expect(parts.bytes).toBeLessThanOrEqual(10_000)
  }
  expect([parts.peek('1'), parts.peek('99')]).toEqual([undefined, '字'.repeat(99)])
  keep('99', 'short', [])
  keep('huge', 'x'.repeat(20_000), [])
  expect([parts.peek('huge'), parts.peek('99')]).toEqual([undefined, 'short'])
})
