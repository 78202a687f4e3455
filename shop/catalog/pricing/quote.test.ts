import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PricedLine, quote } from './quote.ts'

/** Line counts, quantities and prices up to or above the shop's limits. */
const line = fc.record({
  unit_price_cents: fc.integer({ min: 0, max: 9_999_999_999 }),
  quantity: fc.integer({ min: 0, max: 9_999 }),
})
const someLines = fc.array(line, { maxLength: 90 })
const exactly = (some: readonly PricedLine[]) =>
  some.reduce((sum, { unit_price_cents, quantity }) => sum + BigInt(unit_price_cents) * BigInt(quantity), 0n)

test('a total is exact to the cent and the sum of its lines', () => {
  fc.assert(
    fc.property(someLines, (some) => {
      const { totalCents, lines, pieces } = quote(some)
      expect(BigInt(totalCents)).toBe(exactly(some))
      expect(lines.map(({ price_cents }) => BigInt(price_cents))).toEqual(some.map((one) => exactly([one])))
      expect(pieces).toBe(some.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
  )
})

test('a total does not depend on the order or grouping of lines', () => {
  fc.assert(
    fc.property(someLines, fc.nat(), (some, at) => {
      const cut = at % (some.length + 1)
      const parts = quote(some.slice(0, cut)).totalCents + quote(some.slice(cut)).totalCents
      expect(quote(some.toReversed()).totalCents).toBe(quote(some).totalCents)
      expect(parts).toBe(quote(some).totalCents)
    }),
  )
})

test('no lines cost nothing', () => {
  expect(quote([])).toEqual({ lines: [], totalCents: 0, pieces: 0, currency: 'EUR' })
})

test('refuses fractional and unsafe amounts', () => {
  const odd = fc.oneof(
    fc.double({ noInteger: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
    fc.integer({ max: -1 }),
  )
  fc.assert(
    fc.property(someLines, line, odd, (some, one, number) => {
      expect(() => quote([...some, { ...one, unit_price_cents: number }])).toThrow(RangeError)
      expect(() => quote([...some, { ...one, quantity: number }])).toThrow(RangeError)
    }),
  )
  const most = { unit_price_cents: 9_999_999_999, quantity: 9_999 }
  expect(() => quote(Array.from({ length: 100 }, () => most))).toThrow(RangeError)
})
