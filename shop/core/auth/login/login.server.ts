import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, SECOND } from '../../../../server/durations.ts'
import { type Refusal, refuseFields } from '../../../../server/http/refusal.ts'
import { type AttemptSubject, attemptsSince, forgetAttempts, noteAttempt } from '../../../../server/limits/attempts.ts'
import { CUSTOMER_PREFIX_BITS, networkOf } from '../../../../server/limits/network-of.ts'
import type { Services } from '../../../../server/services.ts'
import { findUserByEmail, lockUserWithPassword } from '../../accounts/users/users-store.server.ts'
import { isPassword, queuePasswordCheck } from '../passwords/password.server.ts'
import { refuseAfterTooMany } from './refuse-after-too-many.server.ts'

/** Above this number of failed logins from any network per day, each check is delayed. */
const MANY_FAILURES_A_DAY = 100
const PAUSE_MS = SECOND

/** Credentials and network of a login. */
interface Given {
  email: string
  password: string
  ip: string
}

/**
 * Starts the session for an e-mail address and password. Failures are limited per network and e-mail address, so
 * attackers cannot lock owners out from elsewhere. With many failures in total, each check takes 1 s longer. Known
 * and unknown addresses take the same statements and time.
 * @param begin runs in a transaction that locks the checked password
 * @throws Refusal 400 for a wrong pair, 429 after too many attempts, 503 if too many checks are queued
 */
export async function logIn<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email, password, ip }: Given,
  log: Pick<FastifyBaseLogger, 'warn'>,
  begin: (tx: Database, user: { id: number; isStaff: boolean }) => Promise<T>,
): Promise<T> {
  const tries: AttemptSubject = { kind: 'login', subject: `${networkOf(ip, CUSTOMER_PREFIX_BITS)} ${emailKey(email)}` }
  const failures: AttemptSubject = { kind: 'failed login', subject: emailKey(email) }
  const isGuessed = (await failuresToday(db, failures, clock())) >= MANY_FAILURES_A_DAY
  const user = await findUserByEmail(db, email)
  if (isGuessed) {
    log.warn({ user: user?.id ?? null }, 'more than 100 failed logins of one account within a day')
    // Before the queue for password checks, so that attackers do not block it.
    await pause(PAUSE_MS)
  }
  return queuePasswordCheck(async () => {
    await refuseAfterTooMany(db, tries, clock())
    if (!(await isPassword(password, user?.password_hash)) || !user) {
      // More rows would change nothing.
      if (!isGuessed) await noteAttempt(db, failures, clock())
      throw wrongCredentials(user?.id)
    }
    return db.transaction().execute(async (tx) => {
      const verified = await lockUserWithPassword(tx, user.id, user.password_hash)
      // The password was changed meanwhile.
      if (!verified) throw wrongCredentials(user.id)
      await forgetAttempts(tx, tries)
      return begin(tx, { id: verified.id, isStaff: verified.is_staff })
    })
  })
}

/** The response is the same for unknown accounts. Only the log contains the account. */
function wrongCredentials(account: number | undefined): Refusal {
  const refusal = refuseFields(
    { non_field_errors: ['Unable to log in with provided credentials.'] },
    'wrong_credentials',
  )
  return Object.assign(refusal, { account, reason: account === undefined ? 'unknown address' : 'wrong password' })
}

/** Returns the number of failed logins of an account within a day, from all networks. */
async function failuresToday(db: Database, failures: AttemptSubject, now: Date): Promise<number> {
  return (await attemptsSince(db, failures, new Date(now.getTime() - DAY))).length
}
