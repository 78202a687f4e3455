import { showMoment } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { tooOften } from '../../../server/http/refusal.ts'
import { type Limit, waitFor } from '../../../server/limits/attempts.ts'
import { findLapses } from '../../orders/order-rows-store.server.ts'

/** Whoever lets more orders lapse keeps pieces from others and buys nothing. */
const LAPSES: Limit = { max: 5, windowMs: DAY }

/**
 * Keeps a customer who has let too many orders lapse from holding pieces once more. Call it while their account is locked.
 * @throws Refusal 429 with when they can order again
 */
export async function refuseAfterLapses(tx: Database, userId: number, now: Date): Promise<void> {
  const lapses = await findLapses(tx, userId, new Date(now.getTime() - LAPSES.windowMs))
  const wait = waitFor([LAPSES], lapses, now)
  if (wait === 0) return
  const again = showMoment(now.getTime() + wait)
  throw tooOften(`Within a day ${LAPSES.max} orders of yours were not paid. You can order again on ${again}.`, wait)
}
