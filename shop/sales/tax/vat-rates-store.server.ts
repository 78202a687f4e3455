import { sql } from 'kysely'
import { HOME_COUNTRY, isExport } from '../../../lib/places/countries.ts'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'
import type { CalendarDay } from '../shipping/dates/calendar-day.ts'

/** Returns the rate of a VAT class, in hundredths of a percent; null in a shop that counts no VAT. */
export type RateOf = (vatClass: string) => number | null

interface Sale {
  mode: '' | 'none' | 'home' | 'destination'
  /** Where the goods go, ISO 3166; the shop's own for what is collected. */
  country: string
}

/** The rates that hold on a day in a country and at home. */
export type RatesOfDay = Pick<StoredRate, 'country' | 'class' | 'rate'>[]

/** Finds the rates that hold on a day in a country, ISO 3166, and at home; one statement. @param day ISO date by the shop's calendar */
export async function findRates(db: Database, country: string, day: string): Promise<RatesOfDay> {
  const statement = db
    .selectFrom('vat_rates')
    .distinctOn(['country', 'class'])
    .select(['country', 'class', 'rate'])
    .where('country', '=', sql<string>`any(${[country, HOME_COUNTRY]}::text[])`)
    .where('valid_from', '<=', sql<string>`${day}::date`)
    .orderBy('country')
    .orderBy('class')
    .orderBy('valid_from', 'desc')
  return executePrepared(db, statement.compile())
}

/**
 * Returns the rates of a sale, out of those of its day. A class without a rate of its own has the country's standard one, and `zero` has none to pay.
 * While the owner has not chosen how VAT is counted, it is counted at home. Exports are zero-rated (directive
 * 2006/112/EC, article 146).
 * @throws Error when not even a standard rate is known
 */
export function ratesOfSale(rates: RatesOfDay, { mode, country }: Sale): RateOf {
  if (mode === 'none') return () => null
  if (isExport(country)) return () => 0
  const taxing = mode === 'destination' ? country : HOME_COUNTRY
  const known = new Map(rates.filter((one) => one.country === taxing).map((one) => [one.class, one.rate]))
  const standard = known.get('standard')
  if (standard === undefined) throw new Error(`No VAT rate of ${taxing} holds.`)
  return (vatClass) => (vatClass === 'zero' ? 0 : (known.get(vatClass) ?? standard))
}

/** A rate as it is stored, in hundredths of a percent, from an ISO date on. */
export interface StoredRate {
  country: string
  class: string
  valid_from: CalendarDay
  rate: number
}

/** Finds of each country and class the rate that holds on a day, and those that come after it. */
export async function findRatesFrom(db: Database, day: CalendarDay): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select country, class, valid_from::text, rate from vat_rates as one
    where valid_from > ${day}::date or valid_from = (
      select max(valid_from) from vat_rates as other
      where other.country = one.country and other.class = one.class and other.valid_from <= ${day}::date)
    order by country, array_position(array['standard', 'intermediate', 'reduced', 'super_reduced'], class), valid_from`.execute(
    db,
  )
  return rows
}

/** Stores a rate. @returns false where the same country and class have one from the same day on */
export async function insertRate(tx: Database, rate: StoredRate): Promise<boolean> {
  const inserted = await tx
    .insertInto('vat_rates')
    .values(rate)
    .onConflict((conflict) => conflict.doNothing())
    .returning('rate')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Removes a rate that comes after a day. @returns what it was; undefined where there is none */
export const deleteComingRate = (
  tx: Database,
  { country, class: vatClass, valid_from }: Omit<StoredRate, 'rate'>,
  day: CalendarDay,
): Promise<{ rate: number } | undefined> =>
  tx
    .deleteFrom('vat_rates')
    .where('country', '=', country)
    .where('class', '=', vatClass)
    .where('valid_from', '=', valid_from)
    .where('valid_from', '>', day)
    .returning('rate')
    .executeTakeFirst()

/** Counts the products on sale by VAT class, for classes beside the standard one and nothing to pay. */
export async function countByClass(db: Database): Promise<{ class: string; products: number }[]> {
  const { rows } = await sql<{ class: string; products: number }>`
    select vat_class as class, count(*) as products from products
    where is_public and vat_class not in ('standard', 'zero') group by vat_class`.execute(db)
  return rows
}
