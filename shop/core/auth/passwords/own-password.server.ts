import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { invalidToken, refuseFields, throttled } from '../../../../server/http/refusal.ts'
import {
  type AttemptSubject,
  attemptsSince,
  forgetAttempts,
  noteAttempt,
  waitFor,
  withAttemptLock,
} from '../../../../server/limits/attempts.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../accounts/users/users-store.server.ts'
import { isPassword, queuePasswordCheck } from './password.server.ts'

export const NO_PASSWORD = 'Your account has no password yet. Use reset password to set one.'
const WRONG_PASSWORD = 'The password is incorrect.'
const PASSWORD_CHECKS = [{ max: 5, windowMs: MINUTE }]

/** An account with the password hash that was checked. */
interface Account {
  id: number
  password_hash: string | null
  /** Whether a staff member is logged in; undefined before the login. */
  is_staff?: boolean
}

/**
 * Returns the error for a password that proves ownership of an account; undefined if it is correct.
 * @param purpose an action with its own limit; all others share one. A correct password does not count
 * @throws Refusal 429 after too many attempts, 503 if too many checks are queued
 */
export async function ownPasswordError(
  services: Pick<Services, 'db' | 'clock'>,
  account: Account,
  password: string,
  purpose = '',
): Promise<string | undefined> {
  const check = () => passwordErrorOf(services, account, password, purpose)
  // Staff are never refused because of a customer queue.
  return account.is_staff ? check() : queuePasswordCheck(check)
}

async function passwordErrorOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: Account,
  password: string,
  purpose: string,
): Promise<string | undefined> {
  if (account.password_hash === null) return NO_PASSWORD
  const tries: AttemptSubject = { kind: 'password', subject: `${account.id}${purpose && ` ${purpose}`}` }
  await withAttemptLock(db, tries, async (tx) => {
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
 * Locks the account until the transaction ends and checks that the verified password is still current.
 * @param field the form field of the password
 * @throws Refusal 400 if the password was changed meanwhile, 401 if the account was deleted
 */
export async function lockVerified(tx: Database, account: Account, field: string): Promise<void> {
  const now = await lockUser(tx, account.id)
  if (!now) throw invalidToken()
  if (now.password_hash !== account.password_hash) throw refuseFields({ [field]: [WRONG_PASSWORD] })
}
