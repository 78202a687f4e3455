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

/** How much VAT is due where and since when. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    vat_rates: VatRateTable
  }
}
