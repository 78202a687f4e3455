import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage } from '../../server/language/in-language.ts'
import { toPrice } from '../money.ts'
import { countForApi, priceForApi, priceForField, readCount, readPrice } from './typed-numbers.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['12.', 1200],
  ['12,', 1200],
  ['.50', 50],
  ['0012.50', 1250],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234,', 123_400],
  ['1.234.567', 123_456_700],
  ['1,234,567.8', 123_456_780],
  ['1 234,50', 123_450],
  ['1\u00A0234,50\u00A0€', 123_450],
  ['1\u202F234,50\u202F€', 123_450],
  ["1'234.50", 123_450],
  ['1’234.50', 123_450],
  ['1 234', 123_400],
  ['12,50 €', 1250],
  ['€ 12.50', 1250],
  ['€12.50', 1250],
  ['12.50 EUR', 1250],
  ['12,50 euros', 1250],
])('parses the price %j as %i cents', (typed, cents) => {
  expect(readPrice(typed)).toEqual({ value: cents })
  expect(priceForApi(typed)).toBe(toPrice(cents))
})

test.each([
  ['', 'Write a price, for example 12.50.'],
  [' \u00A0', 'Write a price, for example 12.50.'],
  ['12.345', '"12.345" can be read in two ways; write 12345.00 or 12.35.'],
  ['1,234', '"1,234" can be read in two ways; write 1234.00 or 1.23.'],
  ['€ 1.234', '"€ 1.234" can be read in two ways; write 1234.00 or 1.23.'],
  ['0.125', '"0.125" has more than 2 decimals; write 0.13.'],
  ['1234.567', '"1234.567" has more than 2 decimals; write 1234.57.'],
  ['1.234,567', '"1.234,567" has more than 2 decimals; write 1234.57.'],
  ['12.9999', '"12.9999" has more than 2 decimals; write 13.00.'],
  ['1'.repeat(41), `"${'1'.repeat(40)}…" is too long for a price.`],
])('rejects the price %j with a message that repeats it', (typed, error) => {
  expect(readPrice(typed)).toEqual({ error })
  expect(priceForApi(typed)).toBe(typed)
})

test.each([
  ...[
    'dear',
    '-3',
    '+3',
    '12.50.20',
    '1.23.45',
    '12,34,56',
    '12 50',
    '1 23 456',
    '1,234 567',
    '12..5',
    '1e3',
    '12€50',
    '$12',
    '١٢',
  ],
  ...['.', '€', '12 345 678 901 234', '10000000000000.50'],
])('rejects the price %j', (typed) => {
  expect(readPrice(typed)).toEqual({ error: `"${typed}" is not a price; write it like 12.50.` })
})

test('parses a stock as digits only', () => {
  for (const [typed, count] of [
    ['12', 12],
    [' 0 ', 0],
    ['1 200', 1200],
    ['1\u202F200', 1200],
    ["1'000'000", 1_000_000],
  ] as const) {
    expect(readCount(typed)).toEqual({ value: count })
    expect(countForApi(typed)).toBe(String(count))
  }
  for (const typed of ['12.5', '-3', '12,0', '1.200', '1,200', '12 5', 'many', '1e3', '½']) {
    expect(readCount(typed)).toEqual({ error: `"${typed}" is not a whole number; write only digits, like 12.` })
    expect(countForApi(typed)).toBe(typed)
  }
  expect(readCount('')).toEqual({ error: 'Write a whole number, for example 12.' })
})

const cents = fc.integer({ min: 0, max: 9_999_999_999 })
/** Thousands and decimal separators: France, Germany, Britain, Switzerland and computers. */
const manner = fc.constantFrom(
  ['\u202F', ','],
  ['\u00A0', ','],
  [' ', ','],
  ['.', ','],
  [',', '.'],
  ['’', '.'],
  ["'", '.'],
  ['', '.'],
  ['', ','],
)

test('parses a price in any country’s notation to the same cents', () => {
  fc.assert(
    fc.property(cents, manner, fc.constantFrom('', ' €', '\u00A0EUR'), (amount, [thousands, decimal], currency) => {
      const [whole = '', decimals] = toPrice(amount).split('.')
      const typed = `${whole.replace(/\B(?=(\d{3})+$)/g, thousands ?? '')}${decimal}${decimals}${currency}`
      expect(readPrice(typed)).toEqual({ value: amount })
      expect(readPrice(priceForApi(typed))).toEqual({ value: amount })
    }),
  )
})

test('parses every typed digit or refuses the text', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789..,, \u202F'-€x"), maxLength: 14 })
  fc.assert(
    fc.property(typed, (text) => {
      const digits = text.replace(/\D/g, '').replace(/^0+/, '')
      const price = readPrice(text)
      if ('value' in price) {
        const decimals = /[.,](\d{0,2})\D*$/.exec(text)?.[1] ?? ''
        expect(price.value).toBe(Number(digits + '0'.repeat(2 - decimals.length)))
      } else expect(price.error).toContain(text.trim())
      const count = readCount(text)
      if ('value' in count) expect(String(count.value)).toBe(digits || '0')
      else expect(count.error).toContain(text.trim())
    }),
    { numRuns: 2000, examples: [['.00'], ['0,0']] },
  )
})

test('shows prices in fields with the decimal separator of the language', () => {
  for (const price of ['12.50', '12.5', '0.05', '1234567.80']) {
    expect(inLanguage('en', () => priceForField(price))).toBe(price)
    const inFrench = inLanguage('fr', () => priceForField(price))
    expect(inFrench).toBe(price.replace('.', ','))
    expect(priceForApi(inFrench)).toBe(priceForApi(price))
  }
  for (const text of ['', '12', '1.234', 'twelve']) expect(inLanguage('fr', () => priceForField(text))).toBe(text)
})
