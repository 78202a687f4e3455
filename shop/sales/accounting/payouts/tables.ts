import type { Generated } from 'kysely'
import type { Stamp } from '../../../../server/db/columns.ts'
import type { PayoutMovement, ProviderPayout } from '../../../extension/payment-provider.ts'

export interface PayoutTable {
  id: Generated<number>
  /** The id of the provider (`PaymentProvider.id`). */
  provider: string
  reference: string
  state: ProviderPayout['state']
  /** ISO date. */
  arrives_on: string
  /** The day on which a payout failed that had arrived. */
  failed_on: string | null
  /** The day on which the journal books the fees of a payout that never arrived. */
  fees_on: string | null
  cents: number
  is_test: boolean
}

export interface PayoutMovementTable {
  payout_id: number
  reference: string
  kind: PayoutMovement['kind']
  /** Null for fees, and for payments that no order of this shop has. */
  payment_id: number | null
  cents: number
  fee_cents: number
  moved_at: Stamp
}

/** Payouts of payment providers, and when they were listed last. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    payout_fetches: { provider: string; fetched_at: Stamp }
    payouts: PayoutTable
    payout_movements: PayoutMovementTable
  }
}
