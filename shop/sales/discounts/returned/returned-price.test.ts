import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARTS, quoteOf, someDiscounts, someLines } from '../../../../tests/fixtures/selling/random-carts.ts'
import { chargedFor } from '../../orders/line-price.ts'
import { NO_TERMS } from '../benefits/offer-terms.ts'
import { discountedLines, storedDiscounts } from '../stored-discounts.ts'
import type { OrderOffer } from './order-offer.contract.ts'
import { priceAsPaid, type ReturnedLine, returnedPrice } from './returned-price.ts'

const offer = (kind: OrderOffer['kind'], terms: Partial<OrderOffer>, cents: Record<number, number>): OrderOffer => ({
  ...{ ...NO_TERMS, tiers: [], kind, parts: 0, of_variants: false, ...terms },
  lines: Object.entries(cents).map(([variant, price]) => ({
    ...{ variant: Number(variant), cents: price, vat_rate: null, is_sale: false, is_bought: true, is_reduced: true },
  })),
})

interface Step {
  /** The returned units by variant. */
  units: Record<number, number>
  isWithdrawn: boolean
}

/** Returns what each withdrawal of units refunds, by variant. */
const refundsOf = (lines: readonly ReturnedLine[], offers: readonly OrderOffer[], ...steps: Record<number, number>[]) =>
  refundsOfSteps(
    lines,
    offers,
    steps.map((units) => ({ units, isWithdrawn: true })),
  )

/** Returns what each return of units refunds. */
function refundsOfSteps(lines: readonly ReturnedLine[], offers: readonly OrderOffer[], steps: readonly Step[]) {
  const gone = new Map<number, number>()
  const asPaid = new Map<number, number>()
  let returnedCents = 0
  return steps.map(({ units, isWithdrawn }) => {
    const now = lines.map((line) => {
      const returned = gone.get(line.variant_id) ?? 0
      const chosen = Math.min(units[line.variant_id] ?? 0, line.quantity - returned)
      return { ...line, returned, refunded_as_paid: asPaid.get(line.variant_id) ?? 0, chosen }
    })
    const cents = returnedPrice(now, { offers, returnedCents, isWithdrawn })
    if (!isWithdrawn) expect(cents).toBeGreaterThanOrEqual(Math.min(priceAsPaid(now), paidOf(lines) - returnedCents))
    for (const { variant_id, returned, refunded_as_paid, chosen } of now) {
      gone.set(variant_id, returned + chosen)
      if (!isWithdrawn) asPaid.set(variant_id, refunded_as_paid + chosen)
    }
    returnedCents += cents
    return cents
  })
}

const paidOf = (lines: readonly ReturnedLine[]) => lines.reduce((sum, one) => sum + chargedFor(one), 0)

const line = (variant_id: number, unit_price_cents: number, quantity: number, discount_cents = 0): ReturnedLine => ({
  ...{ product_id: variant_id, variant_id, unit_price_cents, quantity, discount_cents, returned: 0, chosen: 0 },
  refunded_as_paid: 0,
})
const THREE_FOR_TWO = { buy_pieces: 2, get_pieces: 1, get_rate: 10_000 }
const BUNDLE = { buy_pieces: 3, bundle_cents: 30_00 }
const TIERS = { tiers: [{ pieces: 5, value: 1_000 }] }

test.each<[string, ReturnedLine[], OrderOffer[], Record<number, number>[], number[]]>([
  [
    'one piece of 3 for 2 at a time',
    [line(1, 10_00, 3, 10_00)],
    [offer('buy_x_get_y', THREE_FOR_TWO, { 1: 30_00 })],
    [{ 1: 1 }, { 1: 1 }, { 1: 1 }],
    [0, 10_00, 10_00],
  ],
  [
    'the cheap free piece, then others',
    [line(1, 10_00, 2), line(2, 4_00, 1, 4_00)],
    [offer('buy_x_get_y', THREE_FOR_TWO, { 1: 20_00, 2: 4_00 })],
    [{ 2: 1 }, { 1: 1 }, { 1: 1 }],
    [0, 10_00, 10_00],
  ],
  [
    'a paid piece, so that the free one is paid',
    [line(1, 10_00, 2), line(2, 4_00, 1, 4_00)],
    [offer('buy_x_get_y', THREE_FOR_TWO, { 1: 20_00, 2: 4_00 })],
    [{ 1: 1 }, { 1: 1, 2: 1 }],
    [6_00, 14_00],
  ],
  [
    'a piece of a bundle',
    [line(1, 15_00, 3, 15_00)],
    [offer('bundle_price', BUNDLE, { 1: 45_00 })],
    [{ 1: 1 }, { 1: 2 }],
    [0, 30_00],
  ],
  [
    'pieces below a tier',
    [line(1, 10_00, 6, 6_00)],
    [offer('quantity_tiers', TIERS, { 1: 60_00 })],
    [{ 1: 1 }, { 1: 1 }, { 1: 4 }],
    [9_00, 5_00, 40_00],
  ],
  [
    'an order with 10 % off everything besides',
    [line(1, 10_00, 3, 12_00)],
    [offer('buy_x_get_y', THREE_FOR_TWO, { 1: 30_00 })],
    [{ 1: 2 }, { 1: 1 }],
    [9_00, 9_00],
  ],
  [
    'an order without stored offers',
    [line(1, 10_00, 3, 10_00)],
    [],
    [{ 1: 1 }, { 1: 1 }, { 1: 1 }],
    [6_66, 6_67, 6_67],
  ],
  [
    'a good outside of the offer',
    [line(1, 10_00, 3, 10_00), line(2, 7_00, 2, 1_00)],
    [offer('buy_x_get_y', THREE_FOR_TWO, { 1: 30_00 })],
    [{ 2: 1 }, { 1: 1 }, { 1: 2, 2: 1 }],
    [6_50, 0, 26_50],
  ],
  [
    // Keeping the pieces costs more than was paid: 60.00 instead of 20.00. Nothing is charged, and later returns refund
    // at most the paid price in sum.
    'a bought piece, while a dearer free one remains',
    [line(1, 10_00, 2), line(2, 50_00, 1, 50_00), line(3, 50_00, 1)],
    [
      {
        ...offer('buy_x_get_y', THREE_FOR_TWO, {}),
        lines: [
          { variant: 1, cents: 20_00, vat_rate: null, is_sale: false, is_bought: true, is_reduced: false },
          { variant: 2, cents: 50_00, vat_rate: null, is_sale: false, is_bought: false, is_reduced: true },
        ],
      },
    ],
    [{ 3: 1 }, { 1: 1 }, { 2: 1 }, { 1: 1 }],
    [50_00, 0, 10_00, 10_00],
  ],
])('refunds %s', (_, lines, offers, steps, expected) => {
  expect(refundsOf(lines, offers, ...steps)).toEqual(expected)
})

test('random returns of random orders refund the paid price in sum, never less than 0, in any order of lines', () => {
  const steps = fc.array(fc.array(fc.nat(20), { minLength: 10, maxLength: 10 }), { maxLength: 5 })
  const reasons = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(
      someLines,
      someDiscounts,
      steps,
      fc.boolean(),
      reasons,
      (lines, discounts, counts, recomputesOffers, withdrawn) => {
        // An order has one line for each variant.
        const distinct = lines.map((one, place) => ({ ...one, variant_id: place + 1 }))
        const priced = quoteOf(distinct, 0, discounts)
        const offers = storedDiscounts(priced, { recomputesOffers }).flatMap((one) => one.offer ?? [])
        const sold = discountedLines(priced.quote.lines).map((one) => ({
          ...one,
          ...{ returned: 0, refunded_as_paid: 0, chosen: 0 },
        }))
        const some = counts.map((count) => Object.fromEntries(count.map((units, place) => [place + 1, units])))
        const all = Object.fromEntries(sold.map(({ variant_id, quantity }) => [variant_id, quantity]))
        const steps = [...some, all].map((units, place) => ({ units, isWithdrawn: withdrawn[place] ?? true }))
        const refunds = refundsOfSteps(sold, offers, steps)
        expect(Math.min(...refunds)).toBeGreaterThanOrEqual(0)
        expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(
          priced.quote.totalCents - priced.quote.deliveryCents,
        )
        const shuffled = sold.toSorted((one, other) => one.place_in_other_order - other.place_in_other_order)
        expect(refundsOfSteps(shuffled, offers, steps)).toEqual(refunds)
        if (offers.length > 0) return
        const [first = {}] = some
        const returned = sold.map((one) => ({ ...one, chosen: Math.min(first[one.variant_id] ?? 0, one.quantity) }))
        expect(priceAsPaid(returned)).toBe(some.length > 0 ? refunds[0] : 0)
      },
    ),
    { numRuns: CARTS },
  )
})

test('a defective unit is refunded as paid, and the others cost the same as before', () => {
  const lines = [line(1, 10_00, 3, 10_00)]
  const offers = [offer('buy_x_get_y', THREE_FOR_TWO, { 1: 30_00 })]
  const one = { 1: 1 }
  const refunds = (...reasons: boolean[]) =>
    refundsOfSteps(
      lines,
      offers,
      reasons.map((isWithdrawn) => ({ units: one, isWithdrawn })),
    )
  expect(refunds(false, false, false)).toEqual([6_66, 6_67, 6_67])
  expect(refunds(false, true, true)).toEqual([6_66, 3_34, 10_00])
  expect(refunds(true, false, false)).toEqual([0, 10_00, 10_00])
})
