import { expect, test } from 'vitest'
import { CustomerCache, type Kind } from './customer-cache.ts'

const NAME: Kind<{ name: string }> = { name: 'name ', bytesOf: ({ name }) => name.length }
const MINUTE = 60_000

const openCache = (maxBytes?: number) => {
  const clock = { now: Date.parse('2026-11-20') }
  return { clock, customers: new CustomerCache(() => new Date(clock.now), maxBytes) }
}

test('keeps customer data until a record of that customer changes, for at most a minute', () => {
  const { clock, customers } = openCache()
  const keep = (name: string) => customers.keeper()(NAME, 'a', 7, { name })
  keep('Mia')
  customers.changed(8)
  expect(customers.peek(NAME, 'a')).toEqual({ name: 'Mia' })
  customers.changed(7)
  expect(customers.peek(NAME, 'a')).toBeUndefined()
  keep('Maja')
  clock.now += MINUTE
  expect(customers.peek(NAME, 'a')).toEqual({ name: 'Maja' })
  clock.now += 1
  expect(customers.peek(NAME, 'a')).toBeUndefined()
  keep('Mia')
  for (const notice of ['7', '', undefined]) {
    customers.note(notice)
    expect([notice, customers.peek(NAME, 'a')]).toEqual([notice, undefined])
    keep('Mia')
  }
})

test('rejects data that was read before a change, and caches nothing without notifications', () => {
  const { customers } = openCache()
  const keep = customers.keeper()
  customers.note('7')
  keep(NAME, 'a', 7, { name: 'Mia' })
  expect(customers.peek(NAME, 'a')).toBeUndefined()
  customers.keeper()(NAME, 'a', 7, { name: 'Mia' })
  const late = customers.keeper()
  customers.suspend()
  late(NAME, 'b', 7, { name: 'Mia' })
  expect([customers.peek(NAME, 'a'), customers.peek(NAME, 'b'), customers.bytes]).toEqual([undefined, undefined, 0])
  customers.note(undefined)
  late(NAME, 'b', 7, { name: 'Mia' })
  expect([customers.peek(NAME, 'a'), customers.peek(NAME, 'b')]).toEqual([undefined, undefined])
})

test('stays within its size limit and rejects entries above an eighth of it', () => {
  const { customers } = openCache(10_000)
  const keep = customers.keeper()
  for (let n = 0; n < 100; n += 1) {
    keep(NAME, String(n), n, { name: 'x'.repeat(n) })
    expect(customers.bytes).toBeLessThanOrEqual(10_000)
  }
  expect([customers.peek(NAME, '0'), customers.peek(NAME, '99')?.name.length]).toEqual([undefined, 99])
  keep(NAME, 'large', 7, { name: 'x'.repeat(900) })
  expect(customers.peek(NAME, 'large')).toBeUndefined()
})
