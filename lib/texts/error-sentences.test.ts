import { expect, test } from 'vitest'
import { inLanguage } from '../../server/language/in-language.ts'
import { addSentences, translatedErrors, translatedSentence } from './error-sentences.ts'

test('translates whole sentences and sentences with values, and keeps unknown ones', () => {
  addSentences('fr', {
    'Enter a date.': 'Saisissez une date.',
    'Only {} in stock.': 'Plus que {0} en stock.',
    '{} of {} (at most) are left.': 'Sur {1}, il en reste {0}.',
  })
  const errors = { non_field_errors: ['Enter a date.'], lines: [{}, { quantity: ['Only 3 in stock.', 'Unknown.'] }] }
  expect(inLanguage('fr', () => translatedErrors(errors))).toEqual({
    non_field_errors: ['Saisissez une date.'],
    lines: [{}, { quantity: ['Plus que 3 en stock.', 'Unknown.'] }],
  })
  expect(inLanguage('fr', () => translatedSentence('$1 of 7 (at most) are left.'))).toBe('Sur 7, il en reste $1.')
  // Values can be sentences, also with values, and names.
  addSentences('fr', { 'Line {}: {}': 'Ligne {0} : {1}', 'Only {} here.': 'Plus que {0} ici.', Greenland: 'Groenland' })
  const nested = (sentence: string) => inLanguage('fr', () => translatedSentence(sentence))
  expect(nested('Line 2: Only 3 here.')).toBe('Ligne 2 : Plus que 3 ici.')
  expect([nested('Only Greenland here.'), nested('Only Iceland here.')]).toEqual([
    'Plus que Groenland ici.',
    'Plus que Iceland ici.',
  ])
  const numbers = ['0.01', '99999999.99', '1000000', '12345', '8080'].map((value) => nested(`Only ${value} here.`))
  expect(numbers.map((text) => text.slice('Plus que '.length, -' ici.'.length))).toEqual([
    ...['0,01', '99\u202f999\u202f999,99', '1\u202f000\u202f000', '12345', '8080'],
  ])
  expect(inLanguage('en', () => translatedErrors(errors))).toBe(errors)
  // Input of visitors cannot make the comparison slow: no part is tried at more than one place.
  addSentences('fr', { '{} can have {} and {}.': '{0} {1} {2}' })
  const hostile = ' can have '.repeat(200_000)
  expect(inLanguage('fr', () => translatedSentence(hostile))).toBe(hostile)
  const short = `${' can have  and '.repeat(20)}.`
  expect(inLanguage('fr', () => translatedSentence(short))).toContain(' can have  and')
})
