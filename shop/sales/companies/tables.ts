import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

/** An answer of VIES. Rows are proofs and never change. */
export interface VatNumberCheckTable {
  id: Generated<number>
  /** With its prefix and without separators, such as `EL094259216`. */
  number: string
  /** The VAT number of the shop at that time; empty without one. */
  requester: string
  result: 'valid' | 'invalid'
  request_identifier: string
  /** The name in VIES; empty if the member state does not publish it. */
  name: string
  checked_at: Stamp
}

export interface OrderCompanyTable {
  order_id: number
  name: string
  vat_number: string
  siren: string
  /** Null without a VAT number. */
  vat_check: 'valid' | 'invalid' | 'unknown' | null
  checked_name: string
  request_identifier: string
  checked_at: Stamp | null
  /** The order has no VAT because the company owes it in its country. Never changes. */
  is_reverse_charge: Generated<boolean>
  version: Generated<number>
}

/** Companies that buy: of orders, and saved in accounts for the next order. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    vat_number_checks: VatNumberCheckTable
    order_companies: OrderCompanyTable
    customer_companies: { user_id: number; name: string; vat_number: string; siren: string; saved_at: Stamp }
  }
}
