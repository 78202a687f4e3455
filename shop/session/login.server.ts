import { emailKey } from '../../lib/email-key.ts'
import { attemptsSince, forgetAttempts, noteAttempt, oneAtATime, type Tries } from '../../server/attempts.ts'
import type { Database } from '../../server/db/open.ts'
import { MINUTE, SECOND } from '../../server/durations.ts'
import { type Refusal, refuseFields, throttled } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import { isPassword } from './password.server.ts'

const WINDOW_MS = 5 * MINUTE
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 15 * SECOND

/**
 * Begins the session of the user with this address and password. Failures are counted for the pair of network address and e-mail, so that
 * nobody can lock the owner out from elsewhere; known and unknown addresses take the same statements and the same time.
 * @param begin runs in a transaction throughout which the password stays the one that was checked
 * @throws Refusal 400 for a wrong pair, 429 after too many
 */
export async function logIn<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email, password, ip }: { email: string; password: string; ip: string },
  begin: (tx: Database, user: { id: number; isStaff: boolean }) => Promise<T>,
): Promise<T> {
  const tries: Tries = { kind: 'login', subject: `${ip} ${emailKey(email)}` }
  await refuseAfterTooMany(db, tries, clock())
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!(await isPassword(password, user?.password_hash)) || !user) throw wrongPair(user?.id)
  return db.transaction().execute(async (tx) => {
    const verified = await tx
      .selectFrom('users')
      .select(['id', 'is_staff as isStaff'])
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .forShare()
      .executeTakeFirst()
    // Another password was set meanwhile.
    if (!verified) throw wrongPair(user.id)
    await forgetAttempts(tx, tries)
    return begin(tx, verified)
  })
}

/** The same for everybody; only the log says whose account was tried. */
function wrongPair(account: number | undefined): Refusal {
  const refusal = refuseFields({ non_field_errors: ['Unable to log in with provided credentials.'] })
  return Object.assign(refusal, { account, reason: account === undefined ? 'unknown address' : 'wrong password' })
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
