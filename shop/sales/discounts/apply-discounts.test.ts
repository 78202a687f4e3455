import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEEP } from '../../../tests/deep.ts'
import { applyGiftCards } from '../gift-cards/apply-gift-cards.ts'
import { chargedForUnits } from '../orders/line-price.ts'
import { quoteWithDiscounts } from './apply-discounts.ts'
import { NO_TERMS } from './benefits/offer-terms.ts'
import { isOffer } from './benefits/offers.ts'
import type { Discount } from './discount.ts'

const at = new Date('2026-11-28')
const CARTS = Number(process.env.CARTS ?? (DEEP > 1 ? 100_000 : 2_000))
/** Products 1 to 4, so that discounts of some products meet lines inside and outside of their scope. */
const someLines = fc.array(
  fc.record({
    product_id: fc.integer({ min: 1, max: 4 }),
    variant_id: fc.integer({ min: 1, max: 2 }),
    is_reduced: fc.boolean(),
    unit_price_cents: fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 3 })),
    quantity: fc.integer({ min: 1, max: 99 }),
    vat_rate: fc.constantFrom(0, 210, 550, 1000, 2000, null),
    vat_class: fc.constantFrom('standard', 'standard', 'standard', 'gift_card'),
    // `fc.gen()` with `fc.shuffledSubarray` takes 2 ms per cart, 20 times as long as everything else.
    place_in_other_order: fc.nat(),
  }),
  { minLength: 1, maxLength: 10 },
)
const someProducts = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }))
const conditions = {
  ...{ value: fc.constant(0), methods: fc.constantFrom([], [], [1], [2]), parts: fc.integer({ min: 2, max: 3 }) },
  ...{ get_products: fc.constant(null), variants: fc.constantFrom(null, null, [1]) },
  name: fc.constant('Offer'),
  code: fc.constantFrom(null, 'CODE'),
  code_id: fc.constant(null),
  combines: fc.boolean(),
  products: someProducts,
  excludes_reduced: fc.boolean(),
  minimum_cents: fc.constantFrom(0, 0, 5_000),
  minimum_pieces: fc.constantFrom(0, 0, 3),
  countries: fc.constantFrom([], [], ['DE']),
  refused: fc.constantFrom(null, null, null, 'used_up' as const),
}
const rate = fc.integer({ min: 1, max: 10_000 })
const cents = fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 5 }))
const maxSets = fc.constantFrom(null, 1, 3)
const plain = fc.oneof(
  fc.record({ ...conditions, kind: fc.constant('percentage' as const), value: rate }),
  fc.record({ ...conditions, kind: fc.constant('amount' as const), value: cents }),
  fc.record({ ...conditions, kind: fc.constant('free_shipping' as const) }),
)
const tiers = fc
  .uniqueArray(
    fc.record({ pieces: fc.integer({ min: 1, max: 40 }), value: fc.oneof(rate, fc.integer({ max: 5, min: 1 })) }),
    {
      ...{ minLength: 1, maxLength: 3, selector: ({ pieces }) => pieces },
    },
  )
  .map((list) => list.toSorted((one, other) => one.pieces - other.pieces))
const offer = fc.oneof(
  fc.record({
    ...conditions,
    kind: fc.constant('quantity_tiers' as const),
    tiers,
    tier_unit: fc.constantFrom('percent' as const, 'amount' as const),
    tiers_per: fc.constantFrom('scope' as const, 'product' as const),
  }),
  fc.record({
    ...conditions,
    kind: fc.constant('buy_x_get_y' as const),
    ...{ buy_pieces: fc.integer({ min: 1, max: 3 }), get_pieces: fc.integer({ min: 1, max: 3 }), get_rate: rate },
    ...{ get_products: someProducts, max_sets: maxSets },
  }),
  fc.record({
    ...conditions,
    kind: fc.constant('bundle_price' as const),
    ...{ bundle_cents: cents, buy_pieces: fc.integer({ min: 2, max: 4 }), max_sets: maxSets },
    bundle_of: fc.constantFrom('any' as const, 'each' as const),
  }),
)
const discount = fc.oneof(plain, offer)
const someDiscounts = fc
  .array(discount, { maxLength: 5 })
  .map((list): Discount[] => list.map((one, place) => ({ ...NO_TERMS, ...one, id: place + 1 })))
const quoteOf = (lines: Parameters<typeof quoteWithDiscounts>[0], delivery: number, discounts: readonly Discount[]) =>
  quoteWithDiscounts(lines, delivery, { discounts, code: 'CODE', country: 'FR', method: 1, at })

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
    fc.property(
      ...[someLines, fc.nat(10_000), someDiscounts, someCards],
      (lines, delivery, discounts, cards) => {
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
      },
    ),
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
