import { expect, test } from 'vitest'
import { quoteWithDiscounts } from '../apply-discounts.ts'
import type { CodeProblem, Discount, DiscountableLine } from '../discount.ts'
import { NO_TERMS } from './offer-terms.ts'

const at = new Date('2026-11-28')
const plain: Discount = {
  ...{ ...NO_TERMS, id: 1, name: 'Offer', kind: 'amount', value: 0, code: 'CODE', code_id: 1, combines: false },
  ...{ products: null, variants: null, get_products: null, parts: 0, excludes_reduced: false, minimum_cents: 0 },
  ...{ minimum_pieces: 0, countries: [], methods: [], refused: null },
}
const line = (product_id: number, unit_price_cents: number, quantity: number): DiscountableLine => ({
  ...{ product_id, variant_id: product_id * 10, is_reduced: false, unit_price_cents, quantity, vat_rate: 2000 },
  vat_class: 'standard',
})
const priced = (terms: Partial<Discount>, lines: readonly DiscountableLine[], others: readonly Discount[] = []) =>
  quoteWithDiscounts(lines, 500, {
    ...{ discounts: [...others, { ...plain, ...terms }], code: 'CODE', country: 'FR', method: 7, at },
  })
/** Returns what each line costs after the discount. */
const left = (terms: Partial<Discount>, lines: readonly DiscountableLine[], others: readonly Discount[] = []) =>
  priced(terms, lines, others).quote.lines.map(({ adjusted_cents }) => adjusted_cents)

const TIERS = { kind: 'quantity_tiers', tiers: [{ pieces: 5, value: 500 }, { pieces: 10, value: 1_000 }] } as const // biome-ignore format: one line
const THREE_FOR_TWO = { kind: 'buy_x_get_y', buy_pieces: 2, get_pieces: 1, get_rate: 10_000 } as const
const THREE_FOR_30 = { kind: 'bundle_price', bundle_cents: 30_00, buy_pieces: 3 } as const
const EACH_FOR_50 = {
  kind: 'bundle_price',
  bundle_cents: 50_00,
  bundle_of: 'each',
  products: [1, 2],
  parts: 2,
} as const

test.each<[string, Partial<Discount>, DiscountableLine[], number[]]>([
  ['no tier is reached', TIERS, [line(1, 1_00, 4)], [4_00]],
  ['the first tier is reached by two products', TIERS, [line(1, 1_00, 3), line(2, 2_00, 2)], [2_85, 3_80]],
  ['the highest tier is reached', TIERS, [line(1, 1_00, 12)], [10_80]],
  [
    'tiers count for each product',
    { ...TIERS, tiers_per: 'product' },
    [line(1, 1_00, 5), line(2, 1_00, 4)],
    [4_75, 4_00],
  ],
  [
    'tiers take cents off each piece',
    { ...TIERS, tier_unit: 'amount' },
    [line(1, 8_00, 5), line(2, 3_00, 1)],
    [15_00, 0],
  ],
  ['3 for 2 has two pieces', THREE_FOR_TWO, [line(1, 10_00, 2)], [20_00]],
  ['3 for 2 has the cheapest piece free', THREE_FOR_TWO, [line(1, 10_00, 2), line(2, 4_00, 1)], [20_00, 0]],
  ['a part of the pieces of a line is free', THREE_FOR_TWO, [line(1, 10_00, 5), line(2, 4_00, 1)], [40_00, 0]],
  ['the number of sets is limited', { ...THREE_FOR_TWO, max_sets: 1 }, [line(1, 10_00, 9)], [80_00]],
  [
    'the second piece is at half price',
    { ...THREE_FOR_TWO, buy_pieces: 1, get_rate: 5_000 },
    [line(1, 9_99, 2)],
    [14_99],
  ],
  [
    'other products are free',
    { ...THREE_FOR_TWO, products: [1], get_products: [2] },
    [line(1, 10_00, 4), line(2, 4_00, 3)],
    [40_00, 4_00],
  ],
  [
    'a piece is not bought and free at once',
    { ...THREE_FOR_TWO, products: [1, 2], get_products: [1] },
    [line(1, 10_00, 2), line(2, 12_00, 1)],
    [10_00, 12_00],
  ],
  ['any three pieces have a price', THREE_FOR_30, [line(1, 15_00, 2), line(2, 10_00, 2)], [22_50, 17_50]],
  ['a bundle of cheap pieces keeps its price', THREE_FOR_30, [line(1, 15_00, 3), line(2, 5_00, 3)], [30_00, 15_00]],
  [
    'one of each has a price',
    EACH_FOR_50,
    [line(1, 40_00, 2), line(2, 20_00, 1), line(3, 1_00, 1)],
    [73_33, 16_67, 1_00],
  ],
])('when %s, each line costs what the offer says', (_, terms, lines, expected) => {
  expect(left(terms, lines)).toEqual(expected)
  expect(left(terms, lines.toReversed())).toEqual(expected.toReversed())
})

test('an item discount comes before a set, and an order discount after it', () => {
  const item: Discount = {
    ...plain,
    id: 2,
    code: null,
    kind: 'percentage',
    value: 1_000,
    products: [1],
    combines: true,
  }
  const order: Discount = { ...plain, id: 3, code: null, kind: 'percentage', value: 1_000, combines: true }
  // 27.00 after the first discount, 18.00 after the set, 16.20 after the last one.
  expect(left({ ...THREE_FOR_TWO, combines: true }, [line(1, 10_00, 3)], [order, item])).toEqual([16_20])
})

test.each<[string, Partial<Discount>, DiscountableLine[], CodeProblem['reason'], number?]>([
  ['a tier', TIERS, [line(1, 1_00, 2), line(2, 1_00, 1)], 'tier', 2],
  ['a tier of one product', { ...TIERS, tiers_per: 'product' }, [line(1, 1_00, 2), line(2, 1_00, 1)], 'tier', 3],
  ['bought pieces', THREE_FOR_TWO, [line(1, 1_00, 1)], 'bought', 1],
  ['the free piece', THREE_FOR_TWO, [line(1, 1_00, 2)], 'reduced', 1],
  ['the free product', { ...THREE_FOR_TWO, products: [1], get_products: [2] }, [line(1, 1_00, 5)], 'reduced', 1],
  ['pieces of a bundle', THREE_FOR_30, [line(1, 1_00, 1)], 'bundle', 2],
  ['a product of a bundle', EACH_FOR_50, [line(1, 40_00, 3)], 'bundle', 1],
])('a code says how many pieces are missing for %s', (_, terms, lines, reason, missing) => {
  expect(priced(terms, lines).problem).toMatchObject({ reason, missing })
})

test('a code for an offer that saves nothing, another variant or another shipping method says so', () => {
  const { problem } = priced(THREE_FOR_30, [line(1, 10_00, 3)])
  expect(problem).toEqual({ reason: 'no_saving' })
  expect(priced({ kind: 'percentage', value: 1_000, variants: [11] }, [line(1, 10_00, 1)]).problem).toEqual({
    reason: 'no_goods',
  })
  const free = { kind: 'free_shipping', methods: [8] } as const
  expect(priced(free, [line(1, 10_00, 1)]).problem).toEqual({ reason: 'method' })
  expect(priced({ ...free, methods: [7, 8] }, [line(1, 10_00, 1)]).quote.totalCents).toBe(10_00)
})
