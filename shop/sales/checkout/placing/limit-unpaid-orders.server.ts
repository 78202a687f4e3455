import { showMoment } from '../../../../lib/texts/dates.ts'
import { DAY } from '../../../../server/durations.ts'
import { rateLimited } from '../../../../server/http/refusal.ts'
import { type Limit, waitFor } from '../../../../server/limits/attempts.ts'

/** More unpaid orders per day are treated as abuse, because they reserve stock without buying. */
export const UNPAID_ORDERS: Limit = { max: 5, windowMs: DAY }

/**
 * Rejects an order of a customer with too many unpaid orders.
 * @param lapses the times of the last day (`OrderHistory`), read while the account is locked
 * @throws Refusal 429 with the time of the next possible order
 */
export function limitUnpaidOrders(lapses: readonly Date[], now: Date): void {
  const wait = waitFor([UNPAID_ORDERS], lapses, now)
  if (wait === 0) return
  const again = showMoment(now.getTime() + wait)
  throw rateLimited(`You left ${UNPAID_ORDERS.max} orders unpaid within a day. You can order again on ${again}.`, wait)
}
