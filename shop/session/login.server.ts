import { emailKey } from '../../lib/email-key.ts'
import { attemptsSince, forgetAttempts, noteAttempt, oneAtATime, type Tries } from '../../server/attempts.ts'
import type { Database } from '../../server/db/open.ts'
import { MINUTE, SECOND } from '../../server/durations.ts'
import { refuseFields, throttled } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import { isPassword } from './password.server.ts'

const WINDOW_MS = 5 * MINUTE
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 15 * SECOND

/**
 * Finds the user with this address and password. Failures are counted for the pair of network address and e-mail, so that nobody can lock
 * the owner out from elsewhere; known and unknown addresses take the same statements and the same time.
 * @throws Refusal 400 for a wrong pair, 429 after too many
 */
export async function logIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<{ id: number; isStaff: boolean }> {
  const tries: Tries = { kind: 'login', subject: `${ip} ${emailKey(email)}` }
  await refuseAfterTooMany(db, tries, clock())
  const user = await db
    .selectFrom('users')
    .select(['id', 'is_staff', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    throw refuseFields({ non_field_errors: ['Unable to log in with provided credentials.'] })
  }
  await forgetAttempts(db, tries)
  return { id: user.id, isStaff: user.is_staff }
}

/** Notes the attempt before it is made, so that parallel ones count each other; a success takes the notes back. */
async function refuseAfterTooMany(db: Database, tries: Tries, now: Date): Promise<void> {
  await oneAtATime(db, tries, async (tx) => {
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
