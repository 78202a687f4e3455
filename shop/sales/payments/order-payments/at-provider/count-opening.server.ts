import { showMoment } from '../../../../../lib/texts/dates.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { HOUR } from '../../../../../server/durations.ts'
import { tooOften } from '../../../../../server/http/refusal.ts'
import { attemptsSince, type Limit, noteAttempt, waitFor } from '../../../../../server/limits/attempts.ts'

/** A customer goes to no more new pages of the provider than that; the one that is open can be gone to as often as they like. */
const OPENINGS: Limit = { max: 10, windowMs: HOUR }

/**
 * Counts another attempt of a customer to pay. Call it while their account is locked: two at once do not both find room then.
 * @throws Refusal 429 when there were too many lately, with when the next can be made
 */
export async function countOpening(tx: Database, userId: number, now: Date): Promise<void> {
  const opening = { kind: 'payment page', subject: String(userId) } as const
  const lately = await attemptsSince(tx, opening, new Date(now.getTime() - OPENINGS.windowMs))
  const wait = waitFor([OPENINGS], lately, now)
  if (wait > 0) {
    const again = showMoment(now.getTime() + wait)
    throw tooOften(`You have begun to pay very often. You can begin again on ${again}.`, wait)
  }
  await noteAttempt(tx, opening, now)
}
