import { expect, test } from 'vitest'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import * as contract from './delivery.contract.ts'
import { findMethodsOn } from './delivery-store.server.ts'

const HOME = {
  zone: 1,
  name: 'Home',
  brackets: ['2000:4,90', ':9.9'],
  free_from: '60',
  ready_from: 1,
  ready_to: 2,
  way_from: 2,
  way_to: 3,
  is_tracked: true,
}
const COLLECT = {
  zone: '' as const,
  name: 'In the shop',
  brackets: [':0'],
  ready_from: 1,
  ready_to: 1,
  way_to: 5,
  place: '12 rue des Arts\nTue to Sat',
}
const idOf = ({ id }: { id: number }) => ({ id: String(id) })
const zonesOf = async (staff: Person) =>
  Object.fromEntries((await staff.api(contract.listZones, {})).zones.map((zone) => [zone.name, zone.countries]))

test('has zones for France and the European Union without methods in a new shop', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { zones, collection } = await staff.api(contract.listZones, {})
  expect(zones.map(({ name, countries, methods }) => [name, countries.length, methods])).toEqual([
    ['France', 2, []],
    ['European Union', 26, []],
  ])
  expect(collection).toEqual([])
  expect(await findMethodsOn(shop.db)).toEqual([])
})

test('adds, changes and deletes methods with prices by weight and delivery dates', async () => {
  await using shop = await openShop()
  shop.clock.now = new Date('2026-11-23T09:00:00Z')
  const staff = await shop.staff()
  const home = await staff.api(contract.shippingMethods.add, { body: HOME as never })
  expect(home).toMatchObject({
    brackets: [
      { up_to: 2000, price: '4.90' },
      { up_to: null, price: '9.90' },
    ],
    free_from: '60.00',
    arrives: { earliest: '2026-11-26', latest: '2026-11-30' },
    version: 1,
  })
  const collected = await staff.api(contract.shippingMethods.add, { body: COLLECT as never })
  expect(collected).toMatchObject({ zone: null, way_from: 0, way_to: 0, place: '12 rue des Arts\nTue to Sat' })
  expect((await findMethodsOn(shop.db)).map(({ name, countries }) => [name, countries])).toEqual([
    ['Home', ['FR', 'MC']],
    ['In the shop', []],
  ])

  const off = { ...HOME, is_on: false, version: 1 }
  expect(await staff.api(contract.shippingMethods.change, { params: idOf(home), body: off as never })).toMatchObject({
    version: 2,
    is_on: false,
  })
  await expect(staff.api(contract.shippingMethods.change, { params: idOf(home), body: off as never })).rejects.toThrow(
    '409 This was changed by someone else.',
  )
  expect((await findMethodsOn(shop.db)).map(({ name }) => name)).toEqual(['In the shop'])
  await staff.api(contract.shippingMethods.remove, { params: idOf(collected), query: {} })
  expect(await findMethodsOn(shop.db)).toEqual([])
  // Orders may refer to it.
  expect(await shop.db.selectFrom('delivery_methods').select('id').execute()).toHaveLength(2)
  const { results } = await staff.api(auditLog, { query: { delivery_method: String(home.id) } })
  const noted = results.map(({ field, old, new: now }) => [field, old, now])
  expect(noted).toContainEqual(['is_on', 'true', 'false'])
  expect(noted).toContainEqual(['brackets', null, '4.90 (2000 g), 9.90'])
})

test('moves a country from its old zone, and deletes a zone with its methods', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const body = { name: 'Neighbours', countries: ['DE', 'BE', 'FR'] as never }
  const neighbours = await staff.api(contract.shippingZones.add, { body })
  const zones = await zonesOf(staff)
  expect([zones.France, zones.Neighbours, zones['European Union']?.includes('DE')]).toEqual([
    ['MC'],
    ['BE', 'DE', 'FR'],
    false,
  ])
  await expect(staff.api(contract.shippingZones.add, { body: { ...body, name: 'neighbours' } })).rejects.toThrow(
    '{"name":["There is already a zone with this name."]}',
  )
  await staff.api(contract.shippingMethods.add, { body: { ...HOME, zone: neighbours.id } as never })
  await staff.api(contract.shippingZones.remove, { params: idOf(neighbours), query: { version: '1' } })
  expect(await findMethodsOn(shop.db)).toEqual([])
  expect(await zonesOf(staff)).not.toHaveProperty('Neighbours')
})

test('the undo of a deletion restores a zone with its methods, but without countries that another zone took', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const add = (name: string) => staff.api(contract.shippingMethods.add, { body: { ...HOME, name } as never })
  const [home, express] = [await add('Home'), await add('Express')]
  await staff.api(contract.shippingMethods.remove, { params: idOf(express), query: {} })
  const remove = (version: number) =>
    staff.api(contract.shippingZones.bulk, { body: { action: 'remove', records: [{ id: 1, version }] } })
  expect(await remove(2)).toEqual({ done: [], left: [1], undo: null })
  const { undo } = await remove(1)
  expect(await findMethodsOn(shop.db)).toEqual([])
  await staff.api(contract.shippingZones.add, { body: { name: 'Monaco', countries: ['MC'] } })
  const undone = { body: { undo: undo ?? '' } }
  const both = await Promise.allSettled([1, 2].map(() => staff.api(contract.shippingZones.undo, undone)))
  const results = both.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  expect(results).toEqual([{ done: [1], left: [], incomplete: [1], undo: null }])
  expect(await zonesOf(staff)).toMatchObject({ France: ['FR'], Monaco: ['MC'] })
  expect((await findMethodsOn(shop.db)).map(({ id, countries }) => [id, countries])).toEqual([[home.id, ['FR']]])
  const log = await staff.api(auditLog, { query: { delivery_zone: '1' } })
  expect(log.results.filter(({ field }) => field === 'name').map(({ old, new: now }) => [old, now])).toEqual([
    [null, 'France'],
    ['France', null],
  ])
})

test('lets one of many concurrent zone changes succeed without losing or duplicating countries', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const change = (id: number, name: string, countries: string[]) =>
    staff.api(contract.shippingZones.change, {
      params: { id: String(id) },
      body: { name, countries: countries as never, version: 1 },
    })
  const done = await Promise.allSettled([
    change(1, 'France', ['FR']),
    change(1, 'France', ['FR', 'MC', 'DE']),
    change(2, 'Union', ['DE', 'IT']),
    change(2, 'Union', ['FR']),
  ])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const { zones } = await staff.api(contract.listZones, {})
  const all = zones.flatMap(({ countries }) => countries)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  [{ brackets: ['2000:'] }, { brackets: ['Line 1: Write a price, for example 4.90.'] }],
  [
    {
      brackets: [':1', '5:2'],
    },
    { brackets: ['Line 1: Only the last line can have no weight.'] },
  ],
  [
    {
      brackets: ['5:1', '5:2'],
    },
    { brackets: ['Line 2: The weights must rise from line to line.'] },
  ],
  [{ ready_from: '' }, { ready_from: ['Write a number of days, for example 3.'] }],
  [{ way_to: '2.5' }, { way_to: ['Write a number of days, for example 3.'] }],
  [{ brackets: ['0:1'] }, { brackets: ['Line 1: Enter grams from 1 to 1000000.'] }],
  [{ ready_from: 3 }, { ready_to: ['The longest time must not be shorter than the shortest.'] }],
  [{ free_from: '0' }, { free_from: ['Ensure this value is greater than or equal to 0.01.'] }],
  [{ zone: '' }, { place: ['Enter the collection address and the opening hours.'] }],
  [{ zone: 77 }, { zone: ['Invalid pk "77" - object does not exist.'] }],
  [{ name: '' }, { name: ['This field may not be blank.'] }],
])('what makes no sense is said at its field: %o', async (wrong, errors) => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const adding = staff.api(contract.shippingMethods.add, { body: { ...HOME, ...wrong } as never })
  await expect(adding).rejects.toThrow(JSON.stringify(errors))
})
