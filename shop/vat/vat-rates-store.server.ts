import { sql } from 'kysely'
import { HOME_COUNTRY } from '../../lib/places/countries.ts'
import type { Database } from '../../server/db/open.ts'
import { executePrepared } from '../../server/db/prepared.ts'

/** Returns the rate of a VAT class, in hundredths of a percent; null in a shop that counts no VAT. */
export type RateOf = (vatClass: string) => number | null

interface Sale {
  mode: '' | 'none' | 'home' | 'destination'
  /** Where the goods go, ISO 3166; the shop's own for what is collected. */
  country: string
  /** ISO date by the shop's calendar. */
  day: string
}

/**
 * Finds the rates that hold for a sale; one statement. A class without a rate of its own has the country's standard one, and `zero` has none to pay.
 * While the owner has not chosen how VAT is counted, it is counted at home.
 * @throws Error when not even a standard rate is known
 */
export async function findRates(db: Database, { mode, country, day }: Sale): Promise<RateOf> {
  if (mode === 'none') return () => null
  const statement = db
    .selectFrom('vat_rates')
    .distinctOn('class')
    .select(['class', 'rate'])
    .where('country', '=', mode === 'destination' ? country : HOME_COUNTRY)
    .where('valid_from', '<=', sql<string>`${day}::date`)
    .orderBy('class')
    .orderBy('valid_from', 'desc')
  const rows = await executePrepared(db, statement.compile())
  const rates = new Map(rows.map((row) => [row.class, row.rate]))
  const standard = rates.get('standard')
  if (standard === undefined) throw new Error(`No VAT rate of ${country} holds on ${day}.`)
  return (vatClass) => (vatClass === 'zero' ? 0 : (rates.get(vatClass) ?? standard))
}
