import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../tests/deep.ts'
import { type Adjustment, spreadOver } from './adjustments.ts'
import { type PriceContext, type PriceRule, quoteWithRules, type StagedRule } from './apply-rules.ts'
import { netOf, type OrderQuote, orderQuote, type TaxedLine } from './order-quote.ts'

const line = (unit_price_cents: number, quantity: number, vat_rate: number | null = 2000) => ({
  unit_price_cents,
  quantity,
  vat_rate,
})
const context: PriceContext = { at: new Date('2026-11-28'), customer: null, country: 'FR', code: null }
const fails = (rule: string, error: unknown) => {
  throw new Error(`The rule ${rule} failed.`, { cause: error })
}

/** The remaining prices of the lines, as `spreadOver` expects them. */
const leftOf = (quote: OrderQuote<TaxedLine>) =>
  quote.lines.map(({ adjusted_cents, vat_rate }, place) => ({ line: place, left: adjusted_cents, vat_rate }))

const off =
  (cents: number, { name = 'Offer', stage = 'order' }: Partial<Adjustment> = {}): PriceRule =>
  (quote) => [{ source: name, name, stage, parts: spreadOver(cents, leftOf(quote)), deliveryCents: 0 }]

const percent =
  (rate: number, name: string): PriceRule =>
  (quote) => {
    const parts = quote.lines.map((one, place) => {
      return { line: place, cents: Math.floor((one.adjusted_cents * rate) / 100) }
    })
    return [{ source: name, name, stage: 'item', parts, deliveryCents: 0 }]
  }

const freeDelivery: PriceRule = ({ deliveryCents }) => [
  { source: 'free', name: 'Free delivery', stage: 'delivery', parts: [], deliveryCents },
]

const someLines = fc.array(
  fc.record({
    unit_price_cents: fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 3 })),
    quantity: fc.integer({ min: 1, max: 999 }),
    vat_rate: fc.constantFrom(0, 210, 550, 1000, 2000, 2550),
  }),
  { minLength: 1, maxLength: 12 },
)
const someRules = fc.array(
  fc.oneof(
    fc
      .integer({ min: 0, max: 100 })
      .map((rate): StagedRule => ({ name: 'percent', stage: 'item', rule: percent(rate, 'percent') })),
    fc
      .integer({ min: 0, max: 20_000_000 })
      .map((cents): StagedRule => ({ name: 'off', stage: 'order', rule: off(cents) })),
    fc.constant<StagedRule>({ name: 'free', stage: 'delivery', rule: freeDelivery }),
  ),
  { maxLength: 4 },
)

test('adjustments of any carts keep each cent: total, lines, VAT per rate and parts add up', () => {
  fc.assert(
    fc.property(someLines, fc.nat(10_000), someRules, (lines, delivery, rules) => {
      const quote = quoteWithRules(lines, delivery, { rules, context, onError: fails })
      const { totalCents, goodsCents, deliveryCents, adjustedCents, adjustments, taxes } = quote
      const linesCents = quote.lines.reduce((sum, { adjusted_cents }) => sum + adjusted_cents, 0)
      const parts = adjustments.flatMap((one) => [...one.parts.map(({ cents }) => cents), one.deliveryCents])
      const [partsCents, grossCents] = [sumOf(parts), sumOf(taxes.map(({ gross }) => gross))]
      if (
        quote.lines.some(({ adjusted_cents, price_cents }) => adjusted_cents < 0 || adjusted_cents > price_cents) ||
        taxes.some(({ gross, net, vat, rate }) => net + vat !== gross || vat < 0 || net !== netOf(gross, rate))
      )
        return false
      return (
        totalCents >= 0 &&
        linesCents + deliveryCents === totalCents &&
        goodsCents + delivery - adjustedCents === totalCents &&
        partsCents === adjustedCents &&
        grossCents === totalCents
      )
    }),
    { numRuns: often(10_000) },
  )
})

test('the result depends neither on the order of the lines nor on the order of the adjustments', () => {
  fc.assert(
    fc.property(someLines, fc.nat(10_000), fc.nat(20_000_000), (lines, delivery, cents) => {
      const rules: StagedRule[] = [{ name: 'off', stage: 'order', rule: off(cents) }]
      const quote = quoteWithRules(lines, delivery, { rules, context, onError: fails })
      const reversed = quoteWithRules(lines.toReversed(), delivery, { rules, context, onError: fails })
      expect([reversed.totalCents, reversed.taxes]).toEqual([quote.totalCents, quote.taxes])
      const [first] = quote.adjustments
      if (!first) return
      const halves = first.parts.map(({ line: place, cents: part }) => ({ line: place, cents: Math.floor(part / 2) }))
      const rest = first.parts.map(({ line: place, cents: part }) => ({ line: place, cents: Math.ceil(part / 2) }))
      const both = [
        { ...first, parts: halves },
        { ...first, parts: rest },
      ]
      expect(orderQuote(lines, delivery, both).taxes).toEqual(quote.taxes)
      expect(orderQuote(lines, delivery, both.toReversed()).taxes).toEqual(quote.taxes)
    }),
  )
})

test('9 cents off ten lines of 1 cent take at most one cent off each line', () => {
  const lines = Array.from({ length: 10 }, () => line(1, 1))
  const quote = quoteWithRules(lines, 0, {
    rules: [{ name: 'off', stage: 'order', rule: off(9) }],
    context,
    onError: fails,
  })
  expect(quote.totalCents).toBe(1)
  expect(quote.lines.map(({ adjusted_cents }) => adjusted_cents).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
})

test('100 % off and free delivery cost exactly nothing, and VAT is 0', () => {
  const rules: StagedRule[] = [
    { name: 'free', stage: 'delivery', rule: freeDelivery },
    { name: 'all', stage: 'item', rule: percent(100, 'all') },
  ]
  const quote = quoteWithRules([line(33_33, 3), line(9_99, 1, 550)], 490, { rules, context, onError: fails })
  expect(quote).toMatchObject({ totalCents: 0, deliveryCents: 0, adjustedCents: 99_99 + 9_99 + 4_90 })
  expect(quote.taxes).toEqual([
    { rate: 2000, gross: 0, net: 0, vat: 0 },
    { rate: 550, gross: 0, net: 0, vat: 0 },
  ])
})

test('delivery of goods without a price left is taxed at their rates before the adjustments', () => {
  const rules: StagedRule[] = [{ name: 'all', stage: 'item', rule: percent(100, 'all') }]
  const { taxes } = quoteWithRules([line(10_00, 1, 550), line(30_00, 1)], 400, { rules, context, onError: fails })
  expect(taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
    [2000, 291],
    [550, 109],
  ])
})

test('steps follow each other: percentages before amounts, thresholds on prices before adjustments', () => {
  const fromFifty: PriceRule = (quote, given) => (quote.goodsCents >= 50_00 ? off(10_00)(quote, given) : [])
  const rules: StagedRule[] = [
    { name: 'ten', stage: 'order', rule: fromFifty },
    { name: 'half', stage: 'item', rule: percent(50, 'half') },
  ]
  const quote = quoteWithRules([line(60_00, 1)], 0, { rules, context, onError: fails })
  expect(quote.adjustments.map(({ name }) => name)).toEqual(['half', 'Offer'])
  expect(quote.totalCents).toBe(20_00)
})

test.each<[string, Partial<Adjustment>]>([
  ['fractions of a cent', { parts: [{ line: 0, cents: 0.5 }] }],
  ['a negative amount', { parts: [{ line: 0, cents: -1 }] }],
  ['more than the price of the line', { parts: [{ line: 0, cents: 10_01 }] }],
  ['a line that does not exist', { parts: [{ line: 1, cents: 1 }] }],
  [
    'more than the price of the line in two parts',
    {
      parts: [
        { line: 0, cents: 6_00 },
        { line: 0, cents: 6_00 },
      ],
    },
  ],
  ['more than the delivery costs', { deliveryCents: 491 }],
])('ignores a rule that takes off %s, and reports it', (_, wrong) => {
  const adjustment = { source: 'x', name: 'Wrong', stage: 'item' as const, parts: [], deliveryCents: 0, ...wrong }
  const errors: string[] = []
  const rules: StagedRule[] = [
    { name: 'wrong', stage: 'item', rule: () => [adjustment] },
    { name: 'throws', stage: 'item', rule: () => fails('inner', undefined) },
    { name: 'early', stage: 'item', rule: off(1, { stage: 'order' }) },
    { name: 'off', stage: 'order', rule: off(1_00) },
  ]
  const quote = quoteWithRules([line(10_00, 1)], 490, { rules, context, onError: (rule) => errors.push(rule) })
  expect(quote.totalCents).toBe(9_00 + 4_90)
  expect(errors).toEqual(['wrong', 'throws', 'early'])
  expect(() => orderQuote([line(10_00, 1)], 490, [adjustment])).toThrow(RangeError)
})

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
