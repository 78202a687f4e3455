import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEEP } from '../../../../tests/deep.ts'
import { orderQuote } from '../../../catalog/pricing/order-quote.ts'
import { creditAmounts } from './credit-amounts.ts'
import { type Amounts, invoiceAmounts } from './invoice-amounts.ts'

const RATES = [2000, 1000, 550, 210]

const order = fc.record({
  lines: fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      rate: fc.constantFrom(...RATES),
      discount: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  delivery: fc.integer({ min: 0, max: 3_000 }),
  isTaxed: fc.boolean(),
})
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the invoice of an order that costs something. */
function invoiceOf({ lines, delivery, isTaxed }: Order): Amounts & { totalCents: number } {
  const ordered = lines.map(({ unit, quantity, rate, discount }, place) => ({
    ...{ id: place + 1, title: `Item ${place}`, variant_name: 'One', quantity, unit_price_cents: unit },
    discount_cents: Math.floor(unit * quantity * discount),
    vat_rate: isTaxed ? rate : null,
  }))
  const reductions = ordered.map(({ discount_cents }, line) => ({ line, cents: discount_cents }))
  const discount = {
    source: 'discount:1',
    name: 'Discount',
    stage: 'item' as const,
    parts: reductions,
    deliveryCents: 0,
  }
  const { taxes, totalCents } = orderQuote(ordered, delivery, [discount])
  const amounts = invoiceAmounts({ lines: ordered, delivery: { name: 'Post', cents: delivery }, taxes, untaxed: 'E' })
  return { ...amounts, totalCents }
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

function expectSums({ lines, charges, taxes, netCents, vatCents, grossCents }: Amounts) {
  const parts = [...lines, ...charges]
  expect(sum(parts.map((part) => part.grossCents))).toBe(grossCents)
  expect(sum(parts.map((part) => part.netCents))).toBe(netCents)
  expect(netCents + vatCents).toBe(grossCents)
  for (const total of taxes) {
    const own = parts.filter(({ rate, category }) => rate === total.rate && category === total.category)
    expect(sum(own.map((part) => part.netCents))).toBe(total.netCents)
    expect(total.netCents + total.vatCents).toBe(total.grossCents)
    expect(Math.min(total.netCents, total.vatCents)).toBeGreaterThanOrEqual(0)
  }
  for (const { unitCents, quantity, discountCents, grossCents: gross } of lines)
    if (quantity > 0 && discountCents > 0) expect(unitCents * quantity - discountCents).toBe(gross)
}

const numRuns = DEEP > 1 ? 20_000 : 500

test('an invoice has the totals of its order, and its lines add up to them per rate', () => {
  fc.assert(
    fc.property(order, (random) => {
      const invoice = invoiceOf(random)
      expect(invoice.grossCents).toBe(invoice.totalCents)
      expectSums(invoice)
    }),
    { numRuns },
  )
})

test('credit notes for any parts in any order, with sold gift cards, add up to the invoice per line and rate', () => {
  const refunds = fc.array(
    fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      lines: fc.array(fc.nat(39)),
      cards: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      offers: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean())),
    }),
    {
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(order, refunds, (random, parts) => {
      const invoice = invoiceOf(random)
      const notes: Amounts[] = []
      let left = invoice.grossCents
      const sold = new Set(invoice.lines.flatMap(({ id }) => (id % 3 === 0 ? [id] : [])))
      for (const { share, lines, cards, offers } of [...parts, { share: 1, lines: [], cards: null, offers: [] }]) {
        const cents = share === 1 ? left : Math.floor(left * share)
        const chosen = [...new Set(lines)]
          .filter((line) => invoice.lines[line])
          .map((line) => ({ id: line + 1, quantity: 1 }))
        const giftCards = cards === null ? undefined : { cents: Math.floor(cents * cards), lines: sold }
        const note = creditAmounts(invoice, notes, { cents, lines: chosen, giftCards, offerLines: new Map(offers) })
        expect(note?.grossCents ?? 0).toBe(cents)
        if (!note) continue
        expectSums(note)
        notes.push(note)
        left -= note.grossCents
      }
      expect(left).toBe(0)
      for (const { id, grossCents } of invoice.lines) {
        const own = notes.flatMap((note) => note.lines.filter((line) => line.id === id))
        expect(sum(own.map((line) => line.grossCents))).toBe(grossCents)
      }
      for (const { rate, category, ...total } of invoice.taxes) {
        const own = notes.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate && tax.category === category))
        expect(sum(own.map(({ netCents }) => netCents))).toBe(total.netCents)
        expect(sum(own.map(({ vatCents }) => vatCents))).toBe(total.vatCents)
      }
      expect(creditAmounts(invoice, notes, { cents: 1, lines: [] })).toBe(null)
    }),
    { numRuns },
  )
})

test('a credit note lists the refunded pieces at the price that was paid, then the delivery, or an amount in proportion', () => {
  const line = { title: 'Mug', variant_name: 'Red', unit_price_cents: 1_000, vat_rate: 2000 }
  const lines = [
    { ...line, id: 1, quantity: 3, discount_cents: 300 },
    { ...line, id: 2, quantity: 1, discount_cents: 0 },
  ]
  const taxes = [{ rate: 2000, gross: 4_200, net: 3_500, vat: 700 }]
  const invoice = invoiceAmounts({ lines, delivery: { name: 'Post', cents: 500 }, taxes, untaxed: 'E' })
  const note = creditAmounts(invoice, [], { cents: 1_400, lines: [{ id: 1, quantity: 1 }] })
  expect(note).toMatchObject({
    lines: [{ id: 1, quantity: 1, unitCents: 1_000, discountCents: 100, grossCents: 900 }],
    charges: [{ name: 'Post', grossCents: 500 }],
    taxes: [{ rate: 2000, grossCents: 1_400, netCents: 1_167, vatCents: 233 }],
  })
  const goodwill = creditAmounts(invoice, [], { cents: 420, lines: [] })
  expect(goodwill?.lines.map(({ grossCents }) => grossCents)).toEqual([270, 100])
  expect(goodwill?.charges).toMatchObject([{ grossCents: 50 }])
  const less = creditAmounts(invoice, [], { cents: 500, lines: [{ id: 1, quantity: 1 }] })
  expect(less).toMatchObject({ lines: [{ id: 1, quantity: 1, discountCents: 500, grossCents: 500 }], charges: [] })
})

test('the rest of a refund by gift card credits the same pieces, then the delivery', () => {
  const line = { variant_name: '', discount_cents: 0 }
  const lines = [
    { ...line, id: 1, title: 'Lamp', quantity: 2, unit_price_cents: 1_000, vat_rate: 2000 },
    { ...line, id: 2, title: 'Tea', quantity: 4, unit_price_cents: 500, vat_rate: 550 },
  ]
  const { taxes } = orderQuote(lines, 400, [])
  const invoice = invoiceAmounts({ lines, delivery: { name: 'Post', cents: 400 }, taxes, untaxed: 'E' })
  const tea = [{ id: 2, quantity: 3 }]
  const first = creditAmounts(invoice, [], { cents: 900, lines: tea }) as Amounts
  expect(first).toMatchObject({ lines: [{ id: 2, quantity: 3, grossCents: 900 }], charges: [] })
  const rest = creditAmounts(invoice, [first], { cents: 600, lines: tea, first })
  expect(rest).toMatchObject({ lines: [{ id: 2, quantity: 0, grossCents: 600 }], charges: [] })
  const more = creditAmounts(invoice, [first], { cents: 700, lines: tea, first })
  expect(more?.lines).toMatchObject([{ id: 2, quantity: 0, grossCents: 600 }])
  expect(more?.charges.reduce((all, { grossCents }) => all + grossCents, 0)).toBe(100)
  const whole = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 4 },
  ]
  const notes = [creditAmounts(invoice, [], { cents: 3_000, lines: whole }) as Amounts]
  const last = creditAmounts(invoice, notes, { cents: 1_400, lines: whole, first: notes[0] }) as Amounts
  expect([...notes, last].reduce((all, { vatCents }) => all + vatCents, 0)).toBe(invoice.vatCents)
})

test('a credit note has exactly the refunded amount of sold gift cards, and divides the rest over the other lines', () => {
  const line = { quantity: 1, variant_name: '', discount_cents: 0 }
  const lines = [
    { ...line, id: 1, title: 'Gift card', unit_price_cents: 5_000, vat_rate: null },
    { ...line, id: 2, title: 'Mug', unit_price_cents: 3_000, vat_rate: 2000 },
  ]
  const { taxes } = orderQuote(lines, 0, [])
  const invoice = invoiceAmounts({ lines, delivery: { name: 'Post', cents: 0 }, taxes, untaxed: 'E' })
  const both = lines.map(({ id, quantity }) => ({ id, quantity }))
  const cards = (cents: number) => ({ cents, lines: new Set([1]) })
  const amountsOf = (note: Amounts | null) =>
    note?.lines.map(({ id, quantity, grossCents }) => [id, quantity, grossCents])
  // 20 of the card are spent; the pieces are returned, or the order is cancelled.
  const spent = { cents: 6_000, giftCards: cards(3_000) }
  for (const pieces of [both, []]) {
    const note = creditAmounts(invoice, [], { ...spent, lines: pieces })
    expect([note?.lines.map(({ grossCents }) => grossCents), note?.vatCents]).toEqual([[3_000, 3_000], 500])
  }
  // Staff deduct 10 from the mug.
  const worn = creditAmounts(invoice, [], { cents: 7_000, lines: both, giftCards: cards(5_000) })
  expect(amountsOf(worn)).toEqual([
    [1, 1, 5_000],
    [2, 1, 2_000],
  ])
  // Gift cards have paid 20, and get this part of the refund first.
  const first = creditAmounts(invoice, [], { cents: 2_000, lines: both, giftCards: cards(0) }) as Amounts
  expect(amountsOf(first)).toEqual([[2, 1, 2_000]])
  const rest = creditAmounts(invoice, [first], { cents: 6_000, lines: both, first, giftCards: cards(5_000) })
  expect(amountsOf(rest)).toEqual([
    [1, 1, 5_000],
    [2, 0, 1_000],
  ])
  expect(first.vatCents + (rest?.vatCents ?? 0)).toBe(invoice.vatCents)
})

test('a credit note of units of an offer credits the lines of the offer before the delivery and other lines', () => {
  const line = { variant_name: '', vat_rate: 2000, discount_cents: 0 }
  const invoiceOfLines = (lines: Parameters<typeof invoiceAmounts>[0]['lines']) => {
    const { taxes } = orderQuote(lines, 500, [])
    return invoiceAmounts({ lines, delivery: { name: 'Post', cents: 500 }, taxes, untaxed: 'E' })
  }
  const amountsOf = (note: Amounts | null) => [
    note?.lines.map(({ id, grossCents }) => [id, grossCents]),
    note?.charges.length,
  ]
  // The lamp is free with the desk.
  const invoice = invoiceOfLines([
    { ...line, id: 1, title: 'Desk', quantity: 1, unit_price_cents: 3_000 },
    { ...line, id: 2, title: 'Lamp', quantity: 1, unit_price_cents: 1_000, discount_cents: 1_000 },
    { ...line, id: 3, title: 'Book', quantity: 1, unit_price_cents: 2_000, vat_rate: 550 },
  ])
  const pair = (isLampReturned: boolean) =>
    new Map([
      [1, true],
      [2, isLampReturned],
    ])
  const desk = creditAmounts(invoice, [], { cents: 2_000, lines: [{ id: 1, quantity: 1 }], offerLines: pair(false) })
  expect(amountsOf(desk)).toEqual([[[1, 2_000]], 0])
  const lamp = { cents: 1_000, lines: [{ id: 2, quantity: 1 }], offerLines: pair(true) }
  const note = creditAmounts(invoice, [desk as Amounts], lamp)
  expect([amountsOf(note), note?.vatCents]).toEqual([[[[1, 1_000]], 0], 167])
  // A gift card gets a part, and the rest is for the same pieces.
  const toCard = creditAmounts(invoice, [desk as Amounts], { ...lamp, cents: 800 }) as Amounts
  const rest = creditAmounts(invoice, [desk as Amounts, toCard], { ...lamp, cents: 200, first: toCard })
  expect([amountsOf(toCard), amountsOf(rest)]).toEqual([
    [[[1, 800]], 0],
    [[[1, 200]], 0],
  ])
  // A bundle of 30.00 for three pieces of 12.00, returned one by one.
  const bundle = invoiceOfLines(
    [1, 2, 3].map((id) => ({
      ...line,
      id,
      title: `Part ${id}`,
      quantity: 1,
      unit_price_cents: 1_200,
      discount_cents: 200,
    })),
  )
  const notes: Amounts[] = []
  for (const [id, cents] of [
    [1, 600],
    [2, 1_200],
    [3, 1_200],
  ] as const) {
    const offerLines = new Map([1, 2, 3].map((one) => [one, one <= id]))
    const part = creditAmounts(bundle, notes, { cents, lines: [{ id, quantity: 1 }], offerLines })
    if (part) notes.push(part)
  }
  expect(notes.map(amountsOf)).toEqual([
    [[[1, 600]], 0],
    [
      [
        [1, 200],
        [2, 1_000],
      ],
      0,
    ],
    [
      [
        [1, 200],
        [3, 1_000],
      ],
      0,
    ],
  ])
})
