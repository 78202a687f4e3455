import type { JSONColumnType } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'
import type { Reconciliation } from './closing.ts'

export interface ClosingTable {
  /** Such as `2026-11`. */
  month: string
  data: JSONColumnType<Reconciliation>
  difference_cents: number
  /** Null for the automatic closing, and if the account was deleted. */
  closed_by: number | null
  closed_at: Stamp
}

/** Monthly closings. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    closings: ClosingTable
  }
}
