import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { invalidToken, refuseFields, throttled } from '../../../../server/http/refusal.ts'
import {
  attemptsSince,
  forgetAttempts,
  noteAttempt,
  oneAtATime,
  type Tries,
  waitFor,
} from '../../../../server/limits/attempts.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../accounts/users/users-store.server.ts'
import { admitPassword, isPassword } from './password.server.ts'

export const NO_PASSWORD = 'Your account has no password yet. Use reset password to set one.'
const WRONG_PASSWORD = 'The password is incorrect.'
const PASSWORD_CHECKS = [{ max: 5, windowMs: MINUTE }]

/** An account as it was when its password was looked at. */
interface Account {
  id: number
  password_hash: string | null
  /** Whether somebody of the staff is logged in to it; left out for whoever is not logged in yet. */
  is_staff?: boolean
}

/**
 * Says what is wrong with the password that somebody gave to prove that an account is theirs; undefined when it is right.
 * @param purpose an action with a limit of its own; the others share one. A right password does not count
 * @throws Refusal 429 when this was tried too often, 503 when too many passwords wait
 */
export async function ownPasswordError(
  services: Pick<Services, 'db' | 'clock'>,
  account: Account,
  password: string,
  purpose = '',
): Promise<string | undefined> {
  const check = () => passwordErrorOf(services, account, password, purpose)
  // Staff are never refused because customers are many.
  return account.is_staff ? check() : admitPassword(check)
}

async function passwordErrorOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: Account,
  password: string,
  purpose: string,
): Promise<string | undefined> {
  if (account.password_hash === null) return NO_PASSWORD
  const tries: Tries = { kind: 'password', subject: `${account.id}${purpose && ` ${purpose}`}` }
  await oneAtATime(db, tries, async (tx) => {
    const now = clock()
    const wait = waitFor(PASSWORD_CHECKS, await attemptsSince(tx, tries, new Date(now.getTime() - MINUTE)), now)
    if (wait > 0) throw throttled(Math.ceil(wait / SECOND))
    await noteAttempt(tx, tries, now)
  })
  if (!(await isPassword(password, account.password_hash))) return WRONG_PASSWORD
  await forgetAttempts(db, tries)
  return undefined
}

/**
 * Locks the row of an account whose password was found right, until the end of the transaction: what follows is one step with the check.
 * @param field where the password was asked for
 * @throws Refusal 400 when another password was set meanwhile, 401 when the account is gone
 */
export async function lockVerified(tx: Database, account: Account, field: string): Promise<void> {
  const now = await lockUser(tx, account.id)
  if (!now) throw invalidToken()
  if (now.password_hash !== account.password_hash) throw refuseFields({ [field]: [WRONG_PASSWORD] })
}
