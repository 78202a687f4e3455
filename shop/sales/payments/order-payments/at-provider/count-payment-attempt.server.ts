import { showMoment } from '../../../../../lib/texts/dates.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { HOUR } from '../../../../../server/durations.ts'
import { rateLimited } from '../../../../../server/http/refusal.ts'
import { attemptsSince, type Limit, noteAttempt, waitFor } from '../../../../../server/limits/attempts.ts'

/** Limits how many new payment pages a customer can open. An open page can be visited any number of times. */
const OPENINGS: Limit = { max: 10, windowMs: HOUR }

/**
 * Counts a customer's payment attempt. Call it while the account is locked; otherwise two concurrent attempts can both
 * pass the limit.
 * @throws Refusal 429 with the time of the next attempt, if the limit is reached
 */
export async function countPaymentAttempt(tx: Database, userId: number, now: Date): Promise<void> {
  const opening = { kind: 'payment page', subject: String(userId) } as const
  const recentAttempts = await attemptsSince(tx, opening, new Date(now.getTime() - OPENINGS.windowMs))
  const wait = waitFor([OPENINGS], recentAttempts, now)
  if (wait > 0) {
    const again = showMoment(now.getTime() + wait)
    throw rateLimited(`Too many payment attempts. You can try again on ${again}.`, wait)
  }
  await noteAttempt(tx, opening, now)
}
