import type { Regime } from './accounting.contract.ts'
import { type BookedDocument, type BookedPart, partsOf, regimeOf } from './booked-document.ts'

/** The sales of a country at one rate, in cents. */
export interface VatRow extends BookedPart {
  regime: Regime
  /** ISO 3166. */
  country: string
  /** Number of invoices and credit notes. */
  documents: number
}

/** Adds up documents by regime, country and rate. Credit notes are subtracted. */
export function vatSummary(documents: readonly BookedDocument[]): VatRow[] {
  const rows = new Map<string, VatRow>()
  for (const document of documents) {
    const [regime, { country }] = [regimeOf(document), document]
    for (const { rate, base, vat, total } of partsOf(document)) {
      const key = `${regime} ${country} ${rate}`
      const row = rows.get(key) ?? { regime, country, rate, base: 0, vat: 0, total: 0, documents: 0 }
      rows.set(key, {
        ...row,
        ...{ base: row.base + base, vat: row.vat + vat, total: row.total + total, documents: row.documents + 1 },
      })
    }
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      one.regime.localeCompare(other.regime) || one.country.localeCompare(other.country) || other.rate - one.rate,
  )
}
