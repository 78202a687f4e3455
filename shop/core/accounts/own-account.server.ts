import type { Database } from '../../../server/db/open.ts'
import { invalidToken, type Refusal, refuseFields } from '../../../server/http/refusal.ts'
import { findUser, type UserRow } from './users/users-store.server.ts'

/** Refuses a code. Wrong, expired, used and exhausted ones sound alike, so that nothing can be learned from them. */
export function wrongCode(): Refusal {
  return refuseFields({ email_verification_code: ['The verification code is invalid or has expired.'] }, 'wrong_code')
}

/**
 * Finds the account of the customer who asks.
 * @throws Refusal 401 when it was deleted between the check of the token and now
 */
export async function ownAccount(db: Database, id: number): Promise<UserRow> {
  const account = await findUser(db, id)
  if (!account) throw invalidToken()
  return account
}
