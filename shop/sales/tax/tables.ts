export interface VatRateTable {
  /** ISO 3166. */
  country: string
  /** One of `VAT_CLASSES`. */
  class: string
  /** ISO date. */
  valid_from: string
  /** Hundredths of a percent: 2000 is 20 %. */
  rate: number
}

/** That the owner was warned of sales to other member states, once a year and percentage of the threshold. */
export interface ThresholdWarningTable {
  year: number
  percent: number
  made_at: Date
}

/** How much VAT is due where and since when. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    vat_rates: VatRateTable
    vat_threshold_warnings: ThresholdWarningTable
  }
}
