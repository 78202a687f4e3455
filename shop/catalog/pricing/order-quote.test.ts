import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, netOf, orderQuote, type TaxedLine } from './order-quote.ts'

const line = (unit_price_cents: number, quantity: number, vat_rate: number | null = 2000) => ({
  unit_price_cents,
  quantity,
  vat_rate,
})
const rate = fc.constantFrom(0, 210, 550, 1000, 2000, 2550)
const someLines = fc.array(
  fc.record({
    unit_price_cents: fc.integer({ min: 0, max: 9_999_999 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    vat_rate: rate,
  }),
  { minLength: 1, maxLength: 30 },
)
const delivery = fc.nat(10_000)

test.each([
  [1200, 2000, 1000],
  [4990, 2000, 4158],
  [100, 550, 95],
  [0, 2000, 0],
  // 0.5 of a cent is rounded up: 21 * 10000 / 12000 = 17.5.
  [21, 2000, 18],
  [9_999_999_999_99, 2000, 833_333_333_333],
])('of %i cents with VAT of %i hundredths of a percent, %i are net', (gross, vatRate, net) => {
  expect(netOf(gross, vatRate)).toBe(net)
})

test('divides delivery between two rates by net value and rounds VAT once per rate', () => {
  const { goodsCents, totalCents, taxes } = orderQuote([line(44_00, 1), line(9_50, 2, 550), line(1, 3)], 490)
  expect([goodsCents, totalCents]).toEqual([63_03, 67_93])
  expect(taxes).toEqual([
    { rate: 2000, gross: 47_32, net: 39_43, vat: 7_89 },
    { rate: 550, gross: 20_61, net: 19_54, vat: 1_07 },
  ])
})

test('an order without VAT has no taxes', () => {
  expect(orderQuote([line(44_00, 2, null)], 490)).toMatchObject({ totalCents: 92_90, taxes: [] })
})

test('the parts of all rates add up to the total, and net and VAT to each part', () => {
  fc.assert(
    fc.property(someLines, delivery, (lines: TaxedLine[], cents) => {
      const { totalCents, taxes } = orderQuote(lines, cents)
      expect(taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(totalCents)
      for (const { gross, net, vat } of taxes) {
        expect(net + vat).toBe(gross)
        expect(vat).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('the result does not depend on the order or grouping of lines', () => {
  fc.assert(
    fc.property(someLines, delivery, (lines, cents) => {
      const { lines: _, ...sums } = orderQuote(lines, cents)
      const { lines: __, ...reversed } = orderQuote(lines.toReversed(), cents)
      expect(reversed).toEqual(sums)
      const [first, ...others] = lines
      if (!first || first.quantity < 2) return
      const parted = [{ ...first, quantity: 1 }, { ...first, quantity: first.quantity - 1 }, ...others]
      expect(orderQuote(parted, cents).taxes).toEqual(sums.taxes)
    }),
  )
})

test('dividing cents preserves the sum', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 }), (cents, weights) => {
      const shares = apportion(cents, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
      expect(shares.every((share) => share >= 0)).toBe(true)
    }),
  )
})

test('refuses negative or fractional delivery costs', () => {
  for (const cents of [-1, 0.5, Number.NaN]) expect(() => orderQuote([line(100, 1)], cents)).toThrow(RangeError)
})
