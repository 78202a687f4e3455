import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { rateLimited } from '../../../../server/http/refusal.ts'
import {
  type AttemptSubject,
  attemptsSince,
  forgetAttempts,
  noteAttempt,
  withAttemptLock,
} from '../../../../server/limits/attempts.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { findUser } from '../../accounts/users/users-store.server.ts'
import { wrongCodesEmail } from './second-step-emails.server.ts'

/** Three codes of a million are valid at a time, so guessing takes 17,000 days on average. */
const TRIES_A_DAY = 20
/** Number of wrong codes after which the owner is warned that their password is known. */
const WARN_OWNER_AFTER = 10

const triesAt = (user: number): AttemptSubject => ({ kind: 'time code', subject: String(user) })

/**
 * Counts an attempt with a time-based code for an account, from all networks. Attackers need the password, so the
 * limit cannot lock out owners, who can still use recovery codes and passkeys.
 * @throws Refusal 429 after twenty wrong codes within a day
 */
export async function countTimeCode(services: Services, user: number): Promise<void> {
  const now = services.clock()
  await withAttemptLock(services.db, triesAt(user), async (tx) => {
    const earlier = await attemptsSince(tx, triesAt(user), new Date(now.getTime() - DAY))
    const [oldest] = earlier
    if (oldest && earlier.length >= TRIES_A_DAY)
      throw rateLimited(
        'Too many wrong codes were entered for this account. Use a passkey or a recovery code, or try again tomorrow.',
        oldest.getTime() + DAY - now.getTime(),
      )
    await noteAttempt(tx, triesAt(user), now)
    if (earlier.length + 1 !== WARN_OWNER_AFTER) return
    const owner = await findUser(tx, user)
    if (!owner) return
    const build = () => wrongCodesEmail(services.identity().name, owner)
    await enqueueEmail(tx, renderEmail(owner.language, build, services), now)
  })
}

/** Removes the attempts of an account after a correct code. */
export const forgetTimeCodes = (tx: Database, user: number): Promise<void> => forgetAttempts(tx, triesAt(user))
