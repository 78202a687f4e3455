export interface RefundAccountTable {
  order_id: number
  holder: string
  /** Encrypted with the shop's secret. */
  iban_sealed: Buffer
  /** The last four characters of the IBAN. */
  iban_end: string
  updated_at: Date
}

/** Bank accounts for refunds of orders. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    refund_accounts: RefundAccountTable
  }
}
