import { expect, test } from 'vitest'
import { addDays } from '../shipping/dates/calendar-day.ts'
import { SENTENCES, sentence } from './legal-sentences.server.ts'
import { DOCUMENT_WORDS } from './rendering/document-words.server.ts'

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

test('French documents have no-break spaces before colons, units and percent signs', () => {
  const { formats, category, discounts } = DOCUMENT_WORDS.fr
  const texts = [category, discounts('3,00\u00a0€'), formats.rate(550), formats.cents(123_456)]
  for (const text of [...SENTENCES.map(({ texts }) => texts.fr), ...texts]) expect(text).not.toMatch(/ [:;!?%€]/)
  expect([formats.rate(550), DOCUMENT_WORDS.en.formats.rate(550)]).toEqual(['5,5\u00a0%', '5.5 %'])
  expect([formats.day('2026-12-01'), formats.day('2026-12-11')]).toEqual(['1er décembre 2026', '11 décembre 2026'])
})
