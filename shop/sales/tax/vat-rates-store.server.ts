import { sql } from 'kysely'
import { HOME_COUNTRY, isExport } from '../../../lib/places/countries.ts'
import { TIME_ZONE } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { isGiftCard } from '../../catalog/products/read/legal/product-choices.contract.ts'
import { type RestorableStore, tableStore, type Versioned } from '../../core/admin-kit/resource/table-store.server.ts'
import type { CalendarDay } from '../shipping/dates/calendar-day.ts'

/** Returns the rate of a VAT class in hundredths of a percent; null in a shop without VAT and for gift cards. */
export type RateOf = (vatClass: string) => number | null

interface Sale {
  mode: '' | 'none' | 'home' | 'destination'
  /** The country of delivery (ISO 3166); the shop's own country for collection. */
  country: string
}

/** The rates in force on a day, in a country and in the shop's country. */
export type RatesOfDay = Pick<RateColumns, 'country' | 'class' | 'rate'>[]

/**
 * Finds the rates in force on a day in a country (ISO 3166) and in the shop's country, in one statement.
 * @param day ISO date in the shop's time zone
 */
export const findRates = (db: Database, country: string, day: string): Promise<RatesOfDay> =>
  ratesOf(db, { countries: [country, HOME_COUNTRY], day })

const ratesOf = prepared(({ countries, day }: { countries: string[]; day: string }, db) =>
  db
    .selectFrom('vat_rates')
    .distinctOn(['country', 'class'])
    .select(['country', 'class', 'rate'])
    .where('country', '=', sql<string>`any(${countries}::text[])`)
    .where('valid_from', '<=', sql<string>`${day}::date`)
    .orderBy('country')
    .orderBy('class')
    .orderBy('valid_from', 'desc'),
)

/**
 * Returns the rates for a sale. A class without its own rate uses the country's standard rate; `zero` is untaxed. Until
 * the owner chooses a VAT mode, the shop's country applies. Exports are zero-rated (directive 2006/112/EC, article
 * 146).
 * @throws Error if the standard rate is unknown
 */
export function ratesOfSale(rates: RatesOfDay, { mode, country }: Sale): RateOf {
  if (mode === 'none') return () => null
  if (isExport(country)) return (vatClass) => (isGiftCard(vatClass) ? null : 0)
  const taxing = mode === 'destination' ? country : HOME_COUNTRY
  const known = new Map(rates.filter((one) => one.country === taxing).map((one) => [one.class, one.rate]))
  const standard = known.get('standard')
  if (standard === undefined) throw new Error(`No VAT rate applies in ${taxing}.`)
  return (vatClass) => (isGiftCard(vatClass) ? null : vatClass === 'zero' ? 0 : (known.get(vatClass) ?? standard))
}

/** A rate in hundredths of a percent with its start date (ISO). */
export interface RateColumns {
  country: string
  class: string
  valid_from: CalendarDay
  rate: number
}
export type StoredRate = RateColumns & Versioned

/** Finds the rate in force on a day for each country and class, and all later ones. */
export async function findRatesFrom(db: Database, day: CalendarDay): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select id, country, class, valid_from::text, rate, version from vat_rates as one
    where valid_from > ${day}::date or valid_from = (
      select max(valid_from) from vat_rates as other
      where other.country = one.country and other.class = one.class and other.valid_from <= ${day}::date)
    order by country, array_position(array['standard', 'intermediate', 'reduced', 'super_reduced'], class), valid_from`.execute(
    db,
  )
  return rows
}

const COLUMNS = ['country', 'class', 'valid_from', 'rate'] as const

const ratesById = (db: Database) =>
  db
    .selectFrom('vat_rates')
    .select(['id', 'country', 'class', sql<string>`valid_from::text`.as('valid_from'), 'rate', 'version'])
    .orderBy('id')

/** VAT rates. The database refuses changes of rates that have applied. */
export const vatRatesStore: RestorableStore<RateColumns, StoredRate> = {
  ...tableStore('vat_rates', COLUMNS),
  find: (db) => ratesById(db).execute(),
  findForUpdate: (tx, ids) => (ids ? ratesById(tx).where('id', 'in', ids) : ratesById(tx)).forUpdate().execute(),
}

/** Finds the id and version of a rate. */
export const findRate = (
  db: Database,
  { country, class: vatClass, valid_from }: Omit<RateColumns, 'rate'>,
): Promise<Versioned | undefined> =>
  db
    .selectFrom('vat_rates')
    .select(['id', 'version'])
    .where('country', '=', country)
    .where('class', '=', vatClass)
    .where('valid_from', '=', valid_from)
    .executeTakeFirst()

/** Finds the latest start date of a rate of the country and class up to a day; undefined without one. */
export async function findLatestStart(
  db: Database,
  { country, class: vatClass }: Pick<RateColumns, 'country' | 'class'>,
  day: CalendarDay,
): Promise<CalendarDay | undefined> {
  const found = await db
    .selectFrom('vat_rates')
    .select(sql<string | null>`max(valid_from)::text`.as('start'))
    .where('country', '=', country)
    .where('class', '=', vatClass)
    .where('valid_from', '<=', day)
    .executeTakeFirst()
  return found?.start ?? undefined
}

/** Counts real orders since a day, in the shop's time zone, that were charged with rates of a country. */
export async function countOrdersCharged(db: Database, country: string, day: CalendarDay): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders
    where created_at >= (${day}::date::timestamp at time zone ${sql.lit(TIME_ZONE)}) and not is_test
      and case vat_mode
        when 'none' then false
        when 'destination' then ${country} = coalesce(
          (select country from order_addresses where order_id = orders.id and purpose = 'delivery'), ${HOME_COUNTRY})
        else ${country} = ${HOME_COUNTRY} end`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts products for sale by VAT class, without the standard class and those that need no rate. */
export async function countByClass(db: Database): Promise<{ class: string; products: number }[]> {
  const { rows } = await sql<{ class: string; products: number }>`
    select vat_class as class, count(*) as products from products
    where is_public and vat_class not in ('standard', 'zero', 'gift_card') group by vat_class`.execute(db)
  return rows
}
