import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showPrice, toCents, toPrice } from './money.ts'

const cents = fc.integer({ min: 0, max: 9_999_999_999 })

test('converts cents to API prices and back', () => {
  fc.assert(fc.property(cents, (amount) => toCents(toPrice(amount)) === amount && /^\d+\.\d{2}$/.test(toPrice(amount))))
})

test.each([
  ['12.50', 1250, '€12.50'],
  ['3', 300, '€3.00'],
  ['0.1', 10, '€0.10'],
  ['1299.00', 129_900, '€1,299.00'],
  ['99999999.99', 9_999_999_999, '€99,999,999.99'],
])('converts %s to %i cents and formats it as %s', (price, amount, shown) => {
  expect(toCents(price)).toBe(amount)
  expect(showPrice(price)).toBe(shown)
})
