import type { Generated } from 'kysely'

export interface VatRateTable {
  id: Generated<number>
  /** ISO 3166. */
  country: string
  /** One of `VAT_CLASSES`. */
  class: string
  /** ISO date. */
  valid_from: string
  /** In hundredths of a percent: 2000 is 20 %. */
  rate: number
  version: Generated<number>
}

/** Warnings to the owner about sales to other member states, one per year and percentage of the threshold. */
export interface ThresholdWarningTable {
  year: number
  percent: number
  made_at: Date
}

/** VAT rates by country and start date. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    vat_rates: VatRateTable
    vat_threshold_warnings: ThresholdWarningTable
  }
}
