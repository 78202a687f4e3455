import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, inShopTime, weekday } from './calendar-day.ts'
import { promisedDates } from './promised-dates.ts'
import { showDateRange } from './show-date-range.ts'
import { addWorkingDays, easterSunday, isRestDay, nextWorkingDay } from './working-days.ts'

const days = (from: number, to: number) => ({ from, to })
const usual = { cutOff: '14:00', closed: [], ready: days(1, 2), way: days(2, 3) }

/** Published dates of Easter. */
const EASTERS = [
  ...['1990-04-15', '1995-04-16', '2000-04-23', '2005-03-27', '2008-03-23', '2010-04-04', '2011-04-24'],
  ...['2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2050-04-10'],
]

test.each(EASTERS)('computes Easter Sunday %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
})

test('computes Easter Sunday as a Sunday from 22 March to 25 April', () => {
  for (let year = 1900; year < 2300; year += 1) {
    const easter = easterSunday(year)
    expect(weekday(easter), easter).toBe(0)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true)
  }
})

test('knows the eleven public holidays of France', () => {
  const year = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day))
  expect(year.filter((day) => isRestDay(day) && weekday(day) % 6 !== 0)).toEqual([
    ...['2026-01-01', '2026-04-06', '2026-05-01', '2026-05-08', '2026-05-14', '2026-05-25'],
    ...['2026-07-14', '2026-11-11', '2026-12-25'],
  ])
  // Holidays that fall on a weekend this year.
  expect([isRestDay('2026-08-15'), isRestDay('2026-11-01')]).toEqual([true, true])
})

test.each([
  // A Monday before and after the cut-off at two o'clock.
  ['2026-11-23T12:59:00Z', 'Thursday 26 to Monday 30 November'],
  ['2026-11-23T13:01:00Z', 'Friday 27 November to Tuesday 1 December'],
  // An order on a Saturday counts for Monday.
  ['2026-11-28T08:00:00Z', 'Thursday 3 to Monday 7 December'],
  // Before Christmas on a Friday; the next year starts with a holiday.
  ['2026-12-22T09:00:00Z', 'Monday 28 to Wednesday 30 December'],
  ['2026-12-29T09:00:00Z', 'Monday 4 to Wednesday 6 January'],
  // Daylight saving time starts on 29 March 2026; the cut-off follows the shop's time zone.
  ['2026-03-30T11:59:00Z', 'Thursday 2 to Tuesday 7 April'],
  ['2026-03-30T12:01:00Z', 'Friday 3 to Wednesday 8 April'],
])('what is ordered at %s arrives %s', (now, range) => {
  expect(showDateRange(promisedDates({ now: new Date(now), ...usual }))).toBe(range)
})

test('dispatches nothing on closed days, but counts them for delivery', () => {
  const now = new Date('2026-07-31T08:00:00Z')
  const closed = [{ first: '2026-08-03', last: '2026-08-16' }]
  expect(promisedDates({ now, ...usual, closed })).toEqual({ earliest: '2026-08-19', latest: '2026-08-21' })
  expect(promisedDates({ now, ...usual, closed, ready: days(0, 0) })).toEqual({
    earliest: '2026-08-04',
    latest: '2026-08-05',
  })
})

test('shows one day for same-day collection', () => {
  const now = new Date('2026-11-24T08:00:00Z')
  const dates = promisedDates({ now, ...usual, ready: days(0, 0), way: days(0, 0) })
  expect(showDateRange(dates)).toBe('Tuesday 24 November')
})

test('promises no day of rest, no day before the order, and no earlier day for a later order', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const span = fc.tuple(fc.nat(9), fc.nat(9)).map(([from, more]) => days(from, from + more))
  fc.assert(
    fc.property(moment, span, span, fc.nat(40 * 24 * 60), (now, ready, way, minutes) => {
      const { earliest, latest } = promisedDates({ now, ...usual, ready, way })
      expect(isRestDay(earliest) || isRestDay(latest)).toBe(false)
      expect(inShopTime(now).day <= earliest && earliest <= latest).toBe(true)
      const later = promisedDates({ now: new Date(now.getTime() + minutes * 60_000), ...usual, ready, way })
      expect(later.earliest >= earliest && later.latest >= latest).toBe(true)
    }),
  )
})

test('counts working days from the given day', () => {
  expect(nextWorkingDay('2026-12-25')).toBe('2026-12-28')
  expect(nextWorkingDay('2026-12-24')).toBe('2026-12-24')
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28')
  expect(addWorkingDays('2026-12-24', 0)).toBe('2026-12-24')
})
