import type { Regime } from './accounting.contract.ts'
import { type BookedDocument, isForCompany, partsOf, regimeOf } from './booked-document.ts'

/** A total of flow 10.3: sales to consumers of a day by category and rate, in cents. */
export interface ReportedTotal {
  day: string
  /** TLB1: goods under French VAT. TNT1: goods that are not, such as sales taxed abroad. */
  category: 'TLB1' | 'TNT1'
  country: string
  rate: number
  documents: number
  base: number
  vat: number
}

const CATEGORIES: Record<Regime, ReportedTotal['category'] | undefined> = {
  domestic: 'TLB1',
  exempt: 'TLB1',
  oss: 'TNT1',
  export: 'TNT1',
  // Sales to companies abroad are reported one by one.
  intra_community: undefined,
}

/** Adds up sales to consumers by day, category, country and rate. Credit notes are subtracted. */
export function reportedTotals(documents: readonly BookedDocument[]): ReportedTotal[] {
  const totals = new Map<string, ReportedTotal>()
  for (const document of documents) {
    const category = CATEGORIES[regimeOf(document)]
    if (category === undefined || isForCompany(document)) continue
    const { issuedOn: day, country } = document
    for (const { rate, base, vat } of partsOf(document)) {
      const key = `${day} ${category} ${country} ${rate}`
      const total = totals.get(key) ?? { day, category, country, rate, documents: 0, base: 0, vat: 0 }
      totals.set(key, {
        ...total,
        ...{ documents: total.documents + 1, base: total.base + base, vat: total.vat + vat },
      })
    }
  }
  return [...totals.entries()].toSorted(([one], [other]) => one.localeCompare(other)).map(([, total]) => total)
}
