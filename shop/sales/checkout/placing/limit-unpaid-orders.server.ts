import { showMoment } from '../../../../lib/texts/dates.ts'
import { DAY } from '../../../../server/durations.ts'
import { tooOften } from '../../../../server/http/refusal.ts'
import { type Limit, waitFor } from '../../../../server/limits/attempts.ts'

/** A customer whose orders lapse more often keeps stock from others and buys nothing. */
export const UNPAID_ORDERS: Limit = { max: 5, windowMs: DAY }

/**
 * Keeps a customer who has let too many orders lapse from holding pieces once more.
 * @param lapses those of the last day (`OrderHistory`), found while their account is locked
 * @throws Refusal 429 with when they can order again
 */
export function limitUnpaidOrders(lapses: readonly Date[], now: Date): void {
  const wait = waitFor([UNPAID_ORDERS], lapses, now)
  if (wait === 0) return
  const again = showMoment(now.getTime() + wait)
  throw tooOften(
    `Within a day ${UNPAID_ORDERS.max} orders of yours were not paid. You can order again on ${again}.`,
    wait,
  )
}
