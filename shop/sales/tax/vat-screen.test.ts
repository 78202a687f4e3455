import { expect, test } from 'vitest'
import {
  addSellable,
  BERLIN,
  checkOutCart,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { recordPayment } from '../orders/staff/staff-orders.contract.ts'
import { listVatRates, removeVatRate, type VatRate, vatRates } from './vat-rates.contract.ts'
import { warnOfThreshold } from './warn-of-threshold.server.ts'

const add = (staff: Person, rate: Partial<Record<keyof VatRate, string>>) =>
  staff.api(vatRates.add, { body: { country: 'DE', vat_class: 'reduced', ...rate } as never })
const ratesOf = async (staff: Person, country: string) =>
  (await staff.api(listVatRates, {})).rates
    .filter((rate) => rate.country === country)
    .map(({ vat_class, percent, valid_from, is_coming }) => [vat_class, percent, valid_from, is_coming])

test('applies rates from their start date, deletes only future ones, and records changes in the audit log', async () => {
  await using shop = await openShop()
  shop.clock.now = new Date('2100-03-01T11:00:00Z')
  const staff = await shop.staff()
  expect(await ratesOf(staff, 'DE')).toEqual([['standard', '19', '2026-01-01', false]])
  expect(await add(staff, { percent: '7', valid_from: '2100-03-01' })).toMatchObject({ percent: '7', is_coming: false })
  await add(staff, { percent: '6,5', valid_from: '2100-07-01' })
  await add(staff, { vat_class: 'standard', percent: '19.25', valid_from: '2101-01-01' })
  expect(await ratesOf(staff, 'DE')).toEqual([
    ['standard', '19', '2026-01-01', false],
    ['standard', '19.25', '2101-01-01', true],
    ['reduced', '7', '2100-03-01', false],
    ['reduced', '6.5', '2100-07-01', true],
  ])
  const remove = (valid_from: string) =>
    staff.api(removeVatRate, { params: { country: 'DE', vat_class: 'reduced', valid_from } })
  await remove('2100-07-01')
  for (const day of ['2100-07-01', '2100-03-01']) await expect(remove(day)).rejects.toThrow('404')
  expect(await ratesOf(staff, 'DE')).toHaveLength(3)
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now]).slice(0, 2)).toEqual([
    ['vat_rate[DE reduced]', '6.5 % (2100-07-01)', null],
    ['vat_rate[DE standard]', null, '19.25 % (2101-01-01)'],
  ])
})

test('returns errors at their fields, and stores one of two concurrent rates for the same day', async () => {
  await using shop = await openShop()
  shop.clock.now = new Date('2100-03-01T11:00:00Z')
  const staff = await shop.staff()
  const day = { valid_from: '2100-04-01' }
  await expect(add(staff, { ...day, percent: 'seven' })).rejects.toThrow('"percent":["Enter a percentage such as 20')
  await expect(add(staff, { ...day, percent: '60' })).rejects.toThrow('"percent":["Ensure this value is less than')
  await expect(add(staff, { ...day, percent: '7', country: 'US' })).rejects.toThrow('"country":["Choose a country."]')
  await expect(add(staff, { ...day, percent: '7', vat_class: 'zero' })).rejects.toThrow(
    '"vat_class":["Choose a class."]',
  )
  const both = await Promise.allSettled(['7', '8'].map((percent) => add(staff, { ...day, percent })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(String(both.find((one) => one.status === 'rejected')?.reason)).toContain(
    'There is already a rate with this start date',
  )
})

test('reports a class in use without a rate until it has one', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const book = await addSellable(shop, { title: 'Book' })
  await shop.db.updateTable('products').set({ vat_class: 'reduced' }).where('id', '=', book.id).execute()
  const missing = async () => (await staff.api(listVatRates, {})).missing
  expect(await missing()).toEqual([])
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'destination' } })
  const [reduced, ...others] = await missing()
  expect(reduced).toMatchObject({ vat_class: 'reduced', products: 1 })
  expect(reduced?.countries).toContain('DE')
  expect(reduced?.countries).not.toContain('FR')
  expect(others).toEqual([])
  await add(staff, { percent: '7', valid_from: '2026-11-23' })
  expect((await missing())[0]?.countries).not.toContain('DE')
})

test('sums sales abroad without VAT and refunds, and warns the owner once at 80 % and once above the threshold', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  await limitUnpaid(staff)
  const mia = await shop.customer('Mia')
  const lamp = await addSellable(shop, { variants: [{ name: 'One', stock: 20, priceCents: 480_000 }] })
  const soldAbroad = async () => (await staff.api(listVatRates, {})).sold_abroad
  const warnings = async () => {
    await Promise.all([warnOfThreshold(shop.services), warnOfThreshold(shop.services)])
    const emails = await shop.emails(shop.services.config.shopEmail)
    return emails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Sales to other countries'))
  }
  const order = async (more: object) => {
    await putInCart(mia, lamp, 1)
    const { id, price } = await checkOutCart(mia, more)
    await staff.api(recordPayment, { params: { id: String(id) }, body: { amount: price, received_on: '2026-11-23' } })
  }
  await order({})
  expect(await soldAbroad()).toEqual([
    { year: 2026, net: '0.00', share: 0 },
    { year: 2025, net: '0.00', share: 0 },
  ])
  await order({ delivery: BERLIN, method: methods.union })
  // 4,812.00 includes 802.00 VAT.
  expect((await soldAbroad())[0]).toEqual({ year: 2026, net: '4010.00', share: 40 })
  expect(await warnings()).toEqual([])
  await order({ delivery: BERLIN, method: methods.union })
  expect((await soldAbroad())[0]).toMatchObject({ net: '8020.00', share: 80 })
  expect(await warnings()).toEqual(['Sales to other countries are close to €10,000.00 this year'])
  await order({ delivery: BERLIN, method: methods.union })
  expect(await warnings()).toHaveLength(2)
  expect(await warnings()).toHaveLength(2)
})

test('a rate may start in the past unless orders were charged with the earlier rate since', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  await limitUnpaid(staff)
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'destination' } })
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, {}), 1)
  await checkOutCart(mia, { delivery: BERLIN, method: methods.union })
  const day = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await expect(add(staff, { percent: '7', valid_from: day(-1) })).rejects.toThrow(
    '"valid_from":["Enter today or a later date. One order was charged with the earlier rate since then."]',
  )
  expect(await add(staff, { percent: '7', valid_from: day(0) })).toMatchObject({ is_coming: false })
  const austrian = { country: 'AT', percent: '10', valid_from: day(-2) }
  expect(await add(staff, austrian)).toMatchObject({ ...austrian, is_coming: false })
  await expect(add(staff, { ...austrian, valid_from: day(-3) })).rejects.toThrow('"valid_from":["Enter a day after')
})

test('changes and deletes a future rate under its version, and no rate that has applied', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const FUTURE = { country: 'DE', vat_class: 'reduced', valid_from: '2100-01-01' } as const
  const { id, version } = await add(staff, { percent: '7', valid_from: FUTURE.valid_from })
  const change = (at: number, percent: string) =>
    staff.api(vatRates.change, { params: { id: String(at) }, body: { ...FUTURE, percent, version } })
  const both = await Promise.allSettled([change(id, '8'), change(id, '9')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(String(both.find((one) => one.status === 'rejected')?.reason)).toContain('409')
  const { rates } = await staff.api(listVatRates, {})
  const current = rates.find(({ country }) => country === 'DE')
  expect(current).toMatchObject({ vat_class: 'standard', is_coming: false })
  await expect(change(current?.id ?? 0, '20')).rejects.toThrow('404')
  const records = [current, { id, version: 2 }].map((rate) => ({ id: rate?.id ?? 0, version: rate?.version ?? 0 }))
  const { done, left, undo } = await staff.api(vatRates.bulk, { body: { action: 'remove', records } })
  expect([done, left]).toEqual([[id], [current?.id]])
  expect(await staff.api(vatRates.undo, { body: { undo: undo ?? '' } })).toMatchObject({ done: [id] })
})
