import { HOUR } from '../../../../server/durations.ts'
import { invalidToken, refuseFields } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { findUser } from '../../accounts/users/users-store.server.ts'
import { ownPasswordError } from '../passwords/own-password.server.ts'
import { findSession, type Principal } from '../session-store.server.ts'

/** A login counts as recent for this time, in ms. */
const RECENT_MS = HOUR

type Guarded = Pick<Services, 'db' | 'clock'>

/** Returns whether the login of this session is recent. */
export async function isRecentLogin({ db, clock }: Guarded, { tokenHash }: Principal): Promise<boolean> {
  const session = await findSession(db, tokenHash)
  return session !== undefined && clock().getTime() - session.created_at.getTime() < RECENT_MS
}

/**
 * Requires a recent login, or else the password of the account, because an attacker could use an unlocked browser.
 * @throws Refusal 400 at `own_password`
 */
export async function requireRecentLogin(services: Guarded, principal: Principal, password: string): Promise<void> {
  if (await isRecentLogin(services, principal)) return
  if (password === '') throw refuseFields({ own_password: [CONFIRM] })
  const account = await findUser(services.db, principal.id)
  if (!account) throw invalidToken()
  const error = await ownPasswordError(services, { ...account, is_staff: true }, password)
  if (error) throw refuseFields({ own_password: [error] })
}

const CONFIRM = 'Enter your own password, because you logged in more than an hour ago.'
