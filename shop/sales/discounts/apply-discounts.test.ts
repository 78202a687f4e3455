import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../tests/deep.ts'
import { chargedForUnits } from '../orders/line-price.ts'
import { quoteWithDiscounts } from './apply-discounts.ts'
import type { Discount } from './discount.ts'

const at = new Date('2026-11-28')
/** Products 1 to 4, so that discounts of some products meet lines inside and outside of their scope. */
const someLines = fc.array(
  fc.record({
    product_id: fc.integer({ min: 1, max: 4 }),
    variant_id: fc.constant(1),
    is_reduced: fc.boolean(),
    unit_price_cents: fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 3 })),
    quantity: fc.integer({ min: 1, max: 99 }),
    vat_rate: fc.constantFrom(0, 210, 550, 1000, 2000, null),
  }),
  { minLength: 1, maxLength: 10 },
)
const conditions = {
  name: fc.constant('Offer'),
  code: fc.constantFrom(null, 'CODE'),
  code_id: fc.constant(null),
  combines: fc.boolean(),
  products: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })),
  excludes_reduced: fc.boolean(),
  minimum_cents: fc.constantFrom(0, 0, 5_000),
  minimum_pieces: fc.constantFrom(0, 0, 3),
  countries: fc.constantFrom([], [], ['DE']),
  refused: fc.constantFrom(null, null, null, 'used_up' as const),
}
const discount = fc.oneof(
  fc.record({ ...conditions, kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ ...conditions, kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 5_000_000 }) }),
  fc.record({ ...conditions, kind: fc.constant('free_shipping' as const), value: fc.constant(0) }),
)
const someDiscounts = fc
  .array(discount, { maxLength: 5 })
  .map((list): Discount[] => list.map((one, place) => ({ ...one, id: place + 1 })))
const quoteOf = (lines: Parameters<typeof quoteWithDiscounts>[0], delivery: number, discounts: readonly Discount[]) =>
  quoteWithDiscounts(lines, delivery, { discounts, code: 'CODE', country: 'FR', at })

test('random carts with random discounts keep each cent, in any order of lines and discounts', () => {
  fc.assert(
    fc.property(someLines, fc.nat(10_000), someDiscounts, fc.gen(), (lines, delivery, discounts, gen) => {
      const { quote, used } = quoteOf(lines, delivery, discounts)
      const taken = used.reduce((sum, { goodsCents, deliveryCents }) => sum + goodsCents + deliveryCents, 0)
      const left = quote.lines.map(({ adjusted_cents }) => adjusted_cents)
      expect(left.every((cents, place) => cents >= 0 && cents <= (quote.lines[place]?.price_cents ?? 0))).toBe(true)
      expect(quote.totalCents).toBe(sumOf(left) + quote.deliveryCents)
      expect(quote.totalCents + taken).toBe(quote.goodsCents + delivery)
      expect(quote.totalCents).toBeGreaterThanOrEqual(0)
      const shuffled = gen(fc.shuffledSubarray, lines, { minLength: lines.length })
      const other = quoteOf(shuffled, delivery, discounts).quote
      expect([other.totalCents, other.taxes]).toEqual([quote.totalCents, quote.taxes])
      expect(other.lines.map(({ adjusted_cents }) => adjusted_cents).sort()).toEqual([...left].sort())
    }),
    { numRuns: often(2_000, 'CARTS') },
  )
})

test('an additional unit never lowers the total, as long as the same discounts apply', () => {
  const unconditional = someDiscounts.map((list) =>
    list.map((one) => ({ ...one, minimum_cents: 0, minimum_pieces: 0, products: null, excludes_reduced: false })),
  )
  fc.assert(
    fc.property(someLines, unconditional, fc.nat(), (lines, discounts, seed) => {
      const more = lines.map((line, place) =>
        place === seed % lines.length ? { ...line, quantity: line.quantity + 1 } : line,
      )
      expect(quoteOf(more, 490, discounts).quote.totalCents).toBeGreaterThanOrEqual(
        quoteOf(lines, 490, discounts).quote.totalCents,
      )
    }),
    { numRuns: often(1_000) },
  )
})

test('refunds of a line in any division add up to its price', () => {
  const line = fc
    .record({ unit_price_cents: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 99 }), share: fc.nat(100) })
    .map(({ share, ...one }) => ({
      ...one,
      discount_cents: Math.floor((one.unit_price_cents * one.quantity * share) / 100),
    }))
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 10 }), (sold, parts) => {
      let [from, sum] = [0, 0]
      for (const units of [...parts, sold.quantity]) {
        const taken = Math.min(units, sold.quantity - from)
        const cents = chargedForUnits(sold, { from, units: taken })
        expect(cents).toBeGreaterThanOrEqual(0)
        from += taken
        sum += cents
      }
      expect(sum).toBe(sold.unit_price_cents * sold.quantity - sold.discount_cents)
    }),
    { numRuns: often(1_000) },
  )
})

test('9 cents off ten lines of 1 cent take at most 1 cent from each line', () => {
  const lines = Array.from({ length: 10 }, (_, place) => ({
    ...{ product_id: place, variant_id: place, is_reduced: false, unit_price_cents: 1, quantity: 1, vat_rate: 2000 },
  }))
  const off: Discount = {
    ...{ id: 1, name: 'Off', kind: 'amount', value: 9, code: null, code_id: null, combines: false, products: null },
    ...{ excludes_reduced: false, minimum_cents: 0, minimum_pieces: 0, countries: [], refused: null },
  }
  const { quote } = quoteOf(lines, 0, [off])
  expect(quote.lines.map(({ adjusted_cents }) => adjusted_cents)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(quote.totalCents).toBe(1)
})

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
