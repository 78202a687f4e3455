import { toPrice } from '../../../lib/money.ts'
import type { ValueChange } from '../../core/activity-log/audit-log-store.server.ts'
import type { SaleColumns, SaleRow } from './sales-store.server.ts'

/** Returns the product ids of a sale. */
export const idsOfProducts = ({ products }: Pick<SaleRow, 'products'>) => products.map(({ product_id }) => product_id)

/** Returns the phase of a sale at a point in time. */
export function phaseOf({ starts_at, ends_at }: Pick<SaleColumns, 'starts_at' | 'ends_at'>, now: Date) {
  if (ends_at && ends_at <= now) return 'ended'
  return starts_at <= now ? 'running' : 'planned'
}

type Written = Record<string, string | null>

function written(row: SaleRow | undefined): Written {
  if (!row) return {}
  const { name, percent, price_cents, starts_at, ends_at } = row
  return {
    name,
    percent: percent === null ? null : String(percent),
    price: price_cents === null ? null : toPrice(price_cents),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    products: idsOfProducts(row).join(', '),
  }
}

/** Returns the changes of a sale for the audit log; undefined before creation or after deletion. */
export function changesOfSale(before: SaleRow | undefined, after: SaleRow | undefined): ValueChange[] {
  const [old, now] = [written(before), written(after)]
  return Object.keys({ ...old, ...now }).flatMap((field) => {
    const change = { field, old: old[field] ?? null, new: now[field] ?? null }
    return change.old === change.new ? [] : [change]
  })
}
