import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { tooOften } from '../../../../server/http/refusal.ts'
import {
  attemptsSince,
  forgetAttempts,
  noteAttempt,
  oneAtATime,
  type Tries,
} from '../../../../server/limits/attempts.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { findUser } from '../../accounts/users/users-store.server.ts'
import { wrongCodesEmail } from './second-step-emails.server.ts'

/** Three codes of a million are right at a time, so that whoever has the password guesses one of 17,000 days. */
const TRIES_A_DAY = 20
/** From here on its owner must know that somebody has their password. */
const OWNER_HEARS_OF = 10

const triesAt = (user: number): Tries => ({ kind: 'time code', subject: String(user) })

/**
 * Counts a try of a code of the time against an account, from whatever network. Whoever tries has its password, so a limit for all is no way to
 * lock its owner out: recovery codes and passkeys, which nobody guesses, still let them in.
 * @throws Refusal 429 when there were twenty within a day and none was right
 */
export async function countTimeCode(services: Services, user: number): Promise<void> {
  const now = services.clock()
  await oneAtATime(services.db, triesAt(user), async (tx) => {
    const earlier = await attemptsSince(tx, triesAt(user), new Date(now.getTime() - DAY))
    const [oldest] = earlier
    if (oldest && earlier.length >= TRIES_A_DAY)
      throw tooOften(
        'Too many wrong codes were entered for this account. Use another way, or try again tomorrow.',
        oldest.getTime() + DAY - now.getTime(),
      )
    await noteAttempt(tx, triesAt(user), now)
    if (earlier.length + 1 !== OWNER_HEARS_OF) return
    const owner = await findUser(tx, user)
    if (owner) await enqueueEmail(tx, renderEmail(wrongCodesEmail(services.identity().name, owner), services), now)
  })
}

/** Forgets the tries of an account after a right one. */
export const forgetTimeCodes = (tx: Database, user: number): Promise<void> => forgetAttempts(tx, triesAt(user))
