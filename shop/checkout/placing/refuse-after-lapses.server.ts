import { sql } from 'kysely'
import { showMoment } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { tooOften } from '../../../server/http/refusal.ts'
import { type Limit, waitFor } from '../../../server/limits/attempts.ts'

/** Whoever lets more orders lapse keeps pieces from others and buys nothing. */
const LAPSES: Limit = { max: 5, windowMs: DAY }

/**
 * Keeps a customer who has let too many orders lapse from holding pieces once more.
 * @param lapses those of the last day (`findLapses`), found while their account is locked
 * @throws Refusal 429 with when they can order again
 */
export function refuseAfterLapses(lapses: readonly Date[], now: Date): void {
  const wait = waitFor([LAPSES], lapses, now)
  if (wait === 0) return
  const again = showMoment(now.getTime() + wait)
  throw tooOften(`Within a day ${LAPSES.max} orders of yours were not paid. You can order again on ${again}.`, wait)
}

/** Finds when orders of a customer came to nothing within the day before now because they did not pay, or gave up what they had kept for more than half an hour; the oldest first. */
export async function findLapses(db: Database, userId: number, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - LAPSES.windowMs)
  const { rows } = await sql<{ made_at: Date }>`
    select made_at from orders join order_steps on order_id = orders.id and order_steps.status = 'cancelled'
    where user_id = ${userId} and orders.status = 'cancelled' and made_at > ${since}
      and (cancelled_because = 'not_paid' or (cancelled_because = 'given_up' and made_at - created_at > interval '30 minutes'))
    order by made_at`.execute(db)
  return rows.map(({ made_at }) => made_at)
}
