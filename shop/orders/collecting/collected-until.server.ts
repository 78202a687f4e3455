import { DAY } from '../../../server/durations.ts'
import type { OrderRow } from '../orders-store.server.ts'

/** So long after it is ready an order that is paid when it is collected waits for that; then it lapses. */
export const COLLECTED_WITHIN_MS = 7 * DAY

/** Returns until when an order that is ready waits to be collected and paid; null for all others. */
export function collectedUntil({ status, is_collection, payment, steps }: OrderRow): Date | null {
  const ready = steps.find((step) => step.status === 'shipped')
  if (status !== 'shipped' || !is_collection || payment?.state !== 'open' || !ready) return null
  return new Date(new Date(ready.made_at).getTime() + COLLECTED_WITHIN_MS)
}
