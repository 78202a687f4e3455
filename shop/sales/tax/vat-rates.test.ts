import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { EXPORT_COUNTRY_CODES, VAT_COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { findRates, ratesOfSale } from './vat-rates-store.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const DAY = '2026-11-23'

test('has a standard rate for each country of the VAT area, and four for France', async () => {
  for (const country of VAT_COUNTRY_CODES) {
    const rateOf = ratesOfSale(await findRates(shop.db, country, DAY), { mode: 'destination', country })
    expect(rateOf('standard'), country).toBeGreaterThanOrEqual(1700)
    expect(rateOf('zero'), country).toBe(0)
  }
  const french = ratesOfSale(await findRates(shop.db, 'FR', DAY), { mode: 'destination', country: 'FR' })
  expect(['standard', 'intermediate', 'reduced', 'super_reduced'].map(french)).toEqual([2000, 1000, 550, 210])
})

test.each([
  ['none', 'DE', [null, null]],
  ['home', 'DE', [2000, 550]],
  // A class without its own rate uses the country's standard rate.
  ['destination', 'DE', [1900, 1900]],
  ['', 'DE', [2000, 550]],
] as const)('in mode "%s" what goes to %s has the rates %o', async (mode, country, rates) => {
  const rateOf = ratesOfSale(await findRates(shop.db, country, DAY), { mode, country })
  expect([rateOf('standard'), rateOf('reduced')]).toEqual(rates)
})

test.each(EXPORT_COUNTRY_CODES)('zero-rates a delivery to %s in every mode with VAT', async (country) => {
  for (const mode of ['', 'home', 'destination'] as const)
    expect(ratesOfSale([], { mode, country })('standard')).toBe(0)
  expect(ratesOfSale([], { mode: 'none', country })('standard')).toBeNull()
})

test('applies a rate from its start date on, and never changes a past one', async () => {
  await shop.db
    .insertInto('vat_rates')
    .values({ country: 'FR', class: 'standard', valid_from: '2100-01-01', rate: 2100 })
    .execute()
  const on = async (day: string) =>
    ratesOfSale(await findRates(shop.db, 'FR', day), { mode: 'home', country: 'FR' })('standard')
  expect([await on('2099-12-31'), await on('2100-01-01')]).toEqual([2000, 2100])
  await expect(sql`update vat_rates set rate = 1 where valid_from < '2100-01-01'`.execute(shop.db)).rejects.toThrow(
    'never changed',
  )
  await expect(sql`delete from vat_rates`.execute(shop.db)).rejects.toThrow('never changed')
})
