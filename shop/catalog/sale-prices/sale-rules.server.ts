import { toPrice } from '../../../lib/money.ts'
import type { AuditRules } from '../../core/admin-kit/resource/changes-of.server.ts'
import type { SalePhase } from './sales.contract.ts'
import type { SaleColumns, SaleRow } from './sales-store.server.ts'

/** Returns the phase of a sale at a point in time. */
export function phaseOf({ starts_at, ends_at }: Pick<SaleColumns, 'starts_at' | 'ends_at'>, now: Date): SalePhase {
  if (ends_at && ends_at <= now) return 'ended'
  return starts_at <= now ? 'running' : 'planned'
}

/** Returns the columns of a sale that ends now. A planned one never starts, and an ended one is unchanged. */
export function endedSale({ id: _, version: __, ...columns }: SaleRow, now: Date): SaleColumns {
  if (phaseOf(columns, now) === 'ended') return columns
  const latestStart = new Date(now.getTime() - 1)
  return { ...columns, starts_at: columns.starts_at < latestStart ? columns.starts_at : latestStart, ends_at: now }
}

/** The fields of a sale in the activity log. */
export const saleAudit: AuditRules<SaleColumns> = {
  audited: ({ name, percent, price_cents, starts_at, ends_at, products }) => ({
    ...{ name, percent },
    price: price_cents === null ? null : toPrice(price_cents),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString(),
    products,
  }),
}
