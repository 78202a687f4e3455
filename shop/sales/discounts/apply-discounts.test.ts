import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARTS, quoteOf, someDiscounts, someLines } from '../../../tests/fixtures/selling/random-carts.ts'
import { applyGiftCards } from '../gift-cards/apply-gift-cards.ts'
import { chargedForUnits } from '../orders/line-price.ts'
import { NO_TERMS } from './benefits/offer-terms.ts'
import { isOffer } from './benefits/offers.ts'
import type { Discount } from './discount.ts'

test('random carts with random discounts keep each cent, in any order of lines', () => {
  fc.assert(
    fc.property(someLines, fc.nat(10_000), someDiscounts, (lines, delivery, discounts) => {
      const { quote, used } = quoteOf(lines, delivery, discounts)
      const taken = used.reduce((sum, { goodsCents, deliveryCents }) => sum + goodsCents + deliveryCents, 0)
      const left = quote.lines.map(({ adjusted_cents }) => adjusted_cents)
      expect(left.every((cents, place) => cents >= 0 && cents <= (quote.lines[place]?.price_cents ?? 0))).toBe(true)
      expect(quote.totalCents).toBe(sumOf(left) + quote.deliveryCents)
      expect(quote.totalCents + taken).toBe(quote.goodsCents + delivery)
      expect(quote.totalCents).toBeGreaterThanOrEqual(0)
      const shuffled = lines.toSorted((one, other) => one.place_in_other_order - other.place_in_other_order)
      const other = quoteOf(shuffled, delivery, discounts).quote
      expect([other.totalCents, other.taxes]).toEqual([quote.totalCents, quote.taxes])
      expect(other.lines.map(({ adjusted_cents }) => adjusted_cents).sort()).toEqual([...left].sort())
    }),
    { numRuns: CARTS },
  )
})

const someCards = fc
  .array(
    fc.record({
      balance_cents: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 60 })),
      ends_on: fc.constantFrom(null, '2028-01-01', '2030-01-01'),
      place_in_other_order: fc.nat(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => list.map((card, place) => ({ ...card, id: place + 1, last_four: 'ABCD' })))

test('random carts with discounts and gift cards keep each cent, in any order of the cards', () => {
  fc.assert(
    fc.property(...[someLines, fc.nat(10_000), someDiscounts, someCards], (lines, delivery, discounts, cards) => {
      const { quote } = quoteOf(lines, delivery, discounts)
      const sold = sumOf(
        quote.lines.map((line, place) => (lines[place]?.vat_class === 'gift_card' ? line.adjusted_cents : 0)),
      )
      const { applied, giftCents, dueCents } = applyGiftCards(cards, quote.totalCents, sold)
      expect(sumOf(applied.map(({ cents }) => cents))).toBe(giftCents)
      expect(giftCents + dueCents).toBe(quote.totalCents)
      expect(applied.every(({ cents, balance_cents }) => cents >= 0 && cents <= balance_cents)).toBe(true)
      // Gift cards pay no gift card, and leave an amount that payment providers accept.
      expect(dueCents).toBeGreaterThanOrEqual(sold)
      expect(dueCents === 0 || dueCents >= Math.min(50, quote.totalCents)).toBe(true)
      const shuffled = cards.toSorted((one, other) => one.place_in_other_order - other.place_in_other_order)
      const other = applyGiftCards(shuffled, quote.totalCents, sold)
      expect([other.giftCents, other.applied]).toEqual([giftCents, applied])
    }),
    { numRuns: CARTS },
  )
})

test('an additional unit never lowers the total without offers, as long as the same discounts apply', () => {
  const unconditional = someDiscounts.map((list) =>
    list
      .filter((one) => !isOffer(one))
      .map((one) => ({ ...one, ...{ minimum_cents: 0, minimum_pieces: 0, products: null, variants: null } }))
      .map((one) => ({ ...one, excludes_reduced: false })),
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
    { numRuns: CARTS },
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
    { numRuns: CARTS },
  )
})

test('9 cents off ten lines of 1 cent take at most 1 cent from each line', () => {
  const lines = Array.from({ length: 10 }, (_, place) => ({
    ...{ product_id: place, variant_id: place, is_reduced: false, unit_price_cents: 1, quantity: 1, vat_rate: 2000 },
    vat_class: 'standard',
  }))
  const off: Discount = {
    ...{ ...NO_TERMS, id: 1, name: 'Off', kind: 'amount', value: 9, code: null, code_id: null, combines: false },
    ...{ products: null, variants: null, get_products: null, parts: 0, methods: [] },
    ...{ excludes_reduced: false, minimum_cents: 0, minimum_pieces: 0, countries: [], refused: null },
  }
  const { quote } = quoteOf(lines, 0, [off])
  expect(quote.lines.map(({ adjusted_cents }) => adjusted_cents)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(quote.totalCents).toBe(1)
})

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
