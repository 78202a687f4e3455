import type { Database } from '../../../server/db/open.ts'
import { invalidToken, type Refusal, refuseFields } from '../../../server/http/refusal.ts'
import { findUser, type UserRow } from './users/users-store.server.ts'

/** Returns the refusal of a code. Wrong, expired, used and exhausted codes get the same message. */
export function wrongCode(): Refusal {
  return refuseFields({ email_verification_code: ['The verification code is invalid or has expired.'] }, 'wrong_code')
}

/**
 * Returns the account of the caller.
 * @throws Refusal 401 if it was deleted after the token was checked
 */
export async function ownAccount(db: Database, id: number): Promise<UserRow> {
  const account = await findUser(db, id)
  if (!account) throw invalidToken()
  return account
}
