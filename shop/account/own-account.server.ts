import type { Database } from '../../server/db/open.ts'
import { invalidToken, type Refusal, refuseFields } from '../../server/http/refusal.ts'

/** Wrong, expired, used and exhausted codes sound alike, so that nothing can be learned from them. */
export function wrongCode(): Refusal {
  return refuseFields({ email_verification_code: ['The verification code is invalid or has expired.'] })
}

/** The row of the customer who asks. */
export async function ownAccount(db: Database, id: number) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_key', 'first_name', 'last_name', 'is_staff', 'password_hash', 'avatar_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw invalidToken()
  return account
}
