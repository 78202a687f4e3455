import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { throttled } from '../../../../server/http/refusal.ts'
import { type AttemptSubject, attemptsSince, noteAttempt, withAttemptLock } from '../../../../server/limits/attempts.ts'

const WINDOW_MS = 5 * MINUTE
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 15 * SECOND

/**
 * Allows five attempts for a password or code, then enforces a growing wait. Attempts are recorded before they are
 * made, so that concurrent ones count; a success removes them (`forgetAttempts`).
 * @throws Refusal 429 if it is too early
 */
export async function refuseAfterTooMany(db: Database, tries: AttemptSubject, now: Date): Promise<void> {
  await withAttemptLock(db, tries, async (tx) => {
    const attempts = await attemptsSince(tx, tries, new Date(now.getTime() - WINDOW_MS))
    const last = attempts.at(-1)
    if (last && attempts.length >= FREE_FAILURES) {
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts.length - FREE_FAILURES), WINDOW_MS)
      const wait = last.getTime() + delay - now.getTime()
      if (wait > 0) throw throttled(Math.ceil(wait / SECOND))
    }
    await noteAttempt(tx, tries, now)
  })
}
