import { expect, test } from 'vitest'
import { addDays } from '../shipping/dates/calendar-day.ts'
import { SENTENCES, sentence } from './legal-sentences.server.ts'

test.each([...new Set(SENTENCES.map(({ key }) => key))])('the sentence %s has no gap, no overlap and no end', (key) => {
  const own = SENTENCES.filter((one) => one.key === key).toSorted((one, other) => one.from.localeCompare(other.from))
  for (const [place, { until }] of own.entries()) {
    const next = own[place + 1]?.from ?? null
    expect(until === null ? null : addDays(until, 1)).toBe(next)
  }
})

test('an exemption cites the tax code until the end of 2027, and its successor afterwards', () => {
  expect(sentence('exempt', '2027-12-31', 'fr')).toBe('TVA non applicable, art. 293 B du CGI.')
  expect(sentence('exempt', '2028-01-01', 'fr')).toBe('TVA non applicable, art. L. 223-1 et suivants du CIBS.')
  expect(() => sentence('late_payment', '2012-12-31', 'fr')).toThrow('no sentence')
})
