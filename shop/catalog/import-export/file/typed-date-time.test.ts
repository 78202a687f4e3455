import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import { parseDateTime, restoreSeconds } from './typed-date-time.server.ts'

test.each([
  ['', null],
  ['2026-11-26T13:00:00.000Z', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T14:00:00+01:00', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T14:00+01:00', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T13:00Z', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26 14:00', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T14:00', '2026-11-26T13:00:00.000Z'],
  ['2026/7/6 14:00', '2026-07-06T12:00:00.000Z'],
  ['26/11/2026 14:00', '2026-11-26T13:00:00.000Z'],
  ['26/11/2026 14:00:07', '2026-11-26T13:00:07.000Z'],
  ['26/11/2026, 14:00', '2026-11-26T13:00:00.000Z'],
  ['11/26/2026 2:00 PM', '2026-11-26T13:00:00.000Z'],
  ['11/26/2026 12:30 am', '2026-11-25T23:30:00.000Z'],
  ['11/26/2026 2 p.m.', '2026-11-26T13:00:00.000Z'],
  ['26-11-2026 14:00', '2026-11-26T13:00:00.000Z'],
  ['6.11.2026 14:00', '2026-11-06T13:00:00.000Z'],
  ['06.11.26 14:00', '2026-11-06T13:00:00.000Z'],
  ['26/11/26 14:00', '2026-11-26T13:00:00.000Z'],
  ['05/05/2026 14:00', '2026-05-05T12:00:00.000Z'],
])('parses an unambiguous date and time in the shop’s time zone: %s', (typed, value) => {
  expect(parseDateTime(` ${typed} `)).toEqual({ value })
})

test.each([
  ['03/04/2026 14:00', '“03/04/2026 14:00” can be read in two ways; write 2026-04-03 14:00 or 2026-03-04 14:00.'],
  ['03/04/2026 2:00 PM', '“03/04/2026 2:00 PM” can be read in two ways; write 2026-04-03 14:00 or 2026-03-04 14:00.'],
  ['26/11/27 14:00', '“26/11/27 14:00” can be read in two ways; write 2027-11-26 14:00 or 2026-11-27 14:00.'],
  [
    '01/02/03 04:05',
    '“01/02/03 04:05” can be read in several ways; write 2003-02-01 04:05 or 2003-01-02 04:05 or 2001-02-03 04:05.',
  ],
  // The hour that occurs twice when daylight saving time ends.
  [
    '2026-10-25 02:30',
    '“2026-10-25 02:30” can be read in two ways; write 2026-10-25T00:30:00.000Z or 2026-10-25T01:30:00.000Z.',
  ],
  ['2026-03-29 02:30', '2026-03-29 02:30 is skipped on that day, when the clocks go forward; write an hour later.'],
  ...['soon', '26/11/2026', '2026-11-26', '31/11/2026 14:00', '46352.5833', '26/11/2026 25:00', '26/11/2026 14'].map(
    (typed) => [typed, `“${typed}” is not a date and time; write it like 2026-11-26 14:00.`],
  ),
  ...['26/11/2026 13:00 PM', '26/11-2026 14:00', '0/0/2026 1:00', '26/11/2026 14:61'].map((typed) => [
    typed,
    `“${typed}” is not a date and time; write it like 2026-11-26 14:00.`,
  ]),
])('refuses an ambiguous or invalid date and time with a suggestion: %s', (typed, error) => {
  expect(parseDateTime(typed)).toEqual({ error })
})

test('suggested notations can be parsed, and any cell gets a result', { tags: ['deep'] }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4} \d{1,2}:\d{2}( [AP]M)?$/), (typed) => {
      const read = parseDateTime(typed)
      if ('value' in read) return
      const [, ways = ''] = /; write (\d{4}-.*)\.$/.exec(read.error) ?? []
      const values = ways === '' ? [] : ways.split(' or ').map((way) => parseDateTime(way))
      // A time that is skipped or ambiguous at a clock change is tested below.
      expect(values.every((value) => 'value' in value || /clock|two ways/.test(value.error))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => 'error' in parseDateTime(typed) || /[0-9]|^\s*$/.test(typed)),
  )
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      const exported = moment.toISOString()
      const [day = '', time = ''] = toShopTime(exported).split('T')
      const read = parseDateTime(`${day.split('-').toReversed().join('.')} ${time}`)
      if ('value' in read) expect(restoreSeconds(read.value, exported)).toBe(exported)
      else expect(read.error).toContain('two ways')
    }),
  )
})
