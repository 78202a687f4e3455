import { expect, test } from 'vitest'
import { inLanguage } from '../../server/language/in-language.ts'
import { showDay, showExactMoment, showMoment, showMonth, showPeriod, showWeekday } from './dates.ts'

const MORNING = '2026-12-01T00:01:01Z'

test('writes the first day of a month as an ordinal number in French only', () => {
  inLanguage('fr', () => {
    expect(showDay(MORNING)).toBe('1er décembre 2026')
    expect(showMoment(MORNING)).toBe('1er déc. 2026, 01:01')
    expect(showWeekday('2026-12-01')).toBe('mardi 1er décembre')
    expect(showWeekday('2026-12-01', false)).toBe('mardi 1er')
    expect(showExactMoment(new Date(MORNING))).toMatch(/^1er décembre 2026 à 01:01:01/)
    expect(showDay('2026-12-11')).toBe('11 décembre 2026')
    expect(showDay('2026-12-21')).toBe('21 décembre 2026')
    expect(showPeriod('2026-11-01', '2026-12-01')).toMatch(/^1er novembre.*1er décembre 2026$/)
    expect(showMonth('2026-10')).toBe('octobre 2026')
  })
  inLanguage('en', () => {
    expect(showDay(MORNING)).toBe('1 December 2026')
    expect(showMonth('2026-10')).toBe('October 2026')
  })
})
