import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, SECOND } from '../../../../server/durations.ts'
import { type Refusal, refuseFields } from '../../../../server/http/refusal.ts'
import { attemptsSince, forgetAttempts, noteAttempt, type Tries } from '../../../../server/limits/attempts.ts'
import { networkOf, ONE_HOME } from '../../../../server/limits/network-of.ts'
import type { Services } from '../../../../server/services.ts'
import { findUserByEmail, lockUserWithPassword } from '../../accounts/users/users-store.server.ts'
import { admitPassword, isPassword } from '../passwords/password.server.ts'
import { refuseAfterTooMany } from './slow-down.server.ts'

/** From here on somebody is guessing from many networks. */
const MANY_FAILURES_A_DAY = 100
const PAUSE_MS = SECOND

/** What is given to prove who logs in, and from where. */
interface Given {
  email: string
  password: string
  ip: string
}

/**
 * Begins the session of the user with this address and password. Failures are counted for the pair of network and e-mail, so that nobody
 * can lock the owner out from elsewhere; of an account that fails too often from everywhere each check takes a second longer, for all.
 * Known and unknown addresses take the same statements and the same time.
 * @param begin runs in a transaction throughout which the password stays the one that was checked
 * @throws Refusal 400 for a wrong pair, 429 after too many, 503 when too many passwords wait
 */
export async function logIn<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email, password, ip }: Given,
  log: Pick<FastifyBaseLogger, 'warn'>,
  begin: (tx: Database, user: { id: number; isStaff: boolean }) => Promise<T>,
): Promise<T> {
  const tries: Tries = { kind: 'login', subject: `${networkOf(ip, ONE_HOME)} ${emailKey(email)}` }
  const failures: Tries = { kind: 'failed login', subject: emailKey(email) }
  const isGuessed = (await failuresToday(db, failures, clock())) >= MANY_FAILURES_A_DAY
  const user = await findUserByEmail(db, email)
  if (isGuessed) {
    log.warn({ user: user?.id ?? null }, 'more than 100 failed logins of one account within a day')
    // Before there is a place to wait in for the check, or who guesses would take the places of all others.
    await pause(PAUSE_MS)
  }
  return admitPassword(async () => {
    await refuseAfterTooMany(db, tries, clock())
    if (!(await isPassword(password, user?.password_hash)) || !user) {
      // More would change nothing, and fill the table.
      if (!isGuessed) await noteAttempt(db, failures, clock())
      throw wrongPair(user?.id)
    }
    return db.transaction().execute(async (tx) => {
      const verified = await lockUserWithPassword(tx, user.id, user.password_hash)
      // Another password was set meanwhile.
      if (!verified) throw wrongPair(user.id)
      await forgetAttempts(tx, tries)
      return begin(tx, { id: verified.id, isStaff: verified.is_staff })
    })
  })
}

/** The same for everybody; only the log says whose account was tried. */
function wrongPair(account: number | undefined): Refusal {
  const refusal = refuseFields(
    { non_field_errors: ['Unable to log in with provided credentials.'] },
    'wrong_credentials',
  )
  return Object.assign(refusal, { account, reason: account === undefined ? 'unknown address' : 'wrong password' })
}

/** How often an account failed within a day, from wherever. */
async function failuresToday(db: Database, failures: Tries, now: Date): Promise<number> {
  return (await attemptsSince(db, failures, new Date(now.getTime() - DAY))).length
}
