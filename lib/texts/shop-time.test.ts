import { expect, test } from 'vitest'
import { fromShopTime, toShopTime } from './shop-time.ts'

test('converts shop time to UTC in summer and winter', () => {
  expect(fromShopTime('2026-12-01T09:00')).toBe('2026-12-01T08:00:00.000Z')
  expect(fromShopTime('2026-07-01T00:30')).toBe('2026-06-30T22:30:00.000Z')
  expect(toShopTime('2026-06-30T22:30:00Z')).toBe('2026-07-01T00:30')
})

test('converts every hour around clock changes, except the repeated one, to itself', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    for (let hour = 0; hour < 24; hour++) {
      const moment = new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000).toISOString()
      const isTwice = toShopTime(moment) === '2026-10-25T02:00'
      expect([moment, fromShopTime(toShopTime(moment))]).toEqual([
        moment,
        isTwice ? '2026-10-25T01:00:00.000Z' : moment,
      ])
    }
  }
  // 02:30 does not exist on the day on which summer time starts.
  expect(fromShopTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
})

test('returns undefined for an invalid date and time', () => {
  for (const text of ['', '2026-13-01T00:00', 'tomorrow', '2026-12-01', '0000-08-01T00:00'])
    expect(fromShopTime(text)).toBeUndefined()
})
