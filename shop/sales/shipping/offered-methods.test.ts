import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeliveryMethod, offeredMethods } from './offered-methods.ts'

const DAYS = { cutOff: '14:00', closed: [] }
const method = (id: number, rest: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id,
  countries: ['FR', 'MC'],
  is_collection: false,
  name: 'Home',
  brackets: [
    { up_to: 2000, cents: 490 },
    { up_to: 10_000, cents: 790 },
  ],
  free_from_cents: null,
  ...{ ready_from: 1, ready_to: 2, way_from: 2, way_to: 3, is_tracked: true, place: '' },
  ...rest,
})
const parcel = { country: 'FR', grams: 1000, goodsCents: 40_00, now: new Date('2026-11-23T09:00:00Z') }
const idsOf = ({ offered }: ReturnType<typeof offeredMethods>) =>
  offered.map(({ method: { id }, cents }) => [id, cents])

test('sorts methods by price, then speed, with collection last', () => {
  const methods = [
    method(1, { brackets: [{ up_to: null, cents: 0 }], is_collection: true, countries: [] }),
    method(2, { brackets: [{ up_to: null, cents: 990 }] }),
    method(3),
    method(4, { way_from: 1, way_to: 1 }),
  ]
  expect(idsOf(offeredMethods(methods, DAYS, parcel))).toEqual([
    [4, 490],
    [3, 490],
    [2, 990],
    [1, 0],
  ])
})

test.each([
  [2000, 490],
  [2001, 790],
  [10_000, 790],
])('%i g cost %i cents', (grams, cents) => {
  expect(idsOf(offeredMethods([method(1)], DAYS, { ...parcel, grams }))).toEqual([[1, cents]])
})

test('returns why nothing is delivered, and still offers collection', () => {
  const shop = method(2, { is_collection: true, countries: [], brackets: [{ up_to: null, cents: 0 }] })
  const heavy = offeredMethods([method(1), shop], DAYS, { ...parcel, grams: 10_001 })
  expect(heavy.notDelivered).toEqual({ reason: 'too_heavy', most: 10_000 })
  expect(idsOf(heavy)).toEqual([[2, 0]])
  expect(offeredMethods([method(1)], DAYS, { ...parcel, country: 'DE' })).toEqual({
    offered: [],
    notDelivered: { reason: 'not_served' },
  })
})

test('is free from its threshold on, and reports the missing amount below', () => {
  const free = method(1, { free_from_cents: 60_00 })
  const at = (goodsCents: number) => {
    const [first] = offeredMethods([free], DAYS, { ...parcel, goodsCents }).offered
    return [first?.cents, first?.missing_to_free]
  }
  expect([at(59_99), at(60_00), at(60_01)]).toEqual([
    [490, 1],
    [0, null],
    [0, null],
  ])
})

test('never charges less for a heavier parcel below the free threshold', () => {
  const brackets = fc.uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 }).chain((limits) =>
    fc.array(fc.nat(5000), { minLength: limits.length, maxLength: limits.length }).map((fees) => {
      const rising = fees.toSorted((one, other) => one - other)
      return limits.toSorted((one, other) => one - other).map((up_to, place) => ({ up_to, cents: rising[place] ?? 0 }))
    }),
  )
  fc.assert(
    fc.property(brackets, fc.nat(30_000), fc.nat(30_000), (rows, one, more) => {
      const feeFor = (grams: number) =>
        offeredMethods([method(1, { brackets: rows })], DAYS, { ...parcel, grams }).offered[0]?.cents
      const [light, heavy] = [feeFor(one), feeFor(one + more)]
      if (heavy !== undefined) expect(light).toBeLessThanOrEqual(heavy)
    }),
  )
})
