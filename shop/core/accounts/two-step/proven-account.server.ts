import type { Database } from '../../../../server/db/open.ts'
import { MINUTE } from '../../../../server/durations.ts'
import { invalidToken, type Refusal, refuseFields } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { ownPasswordError } from '../../auth/passwords/own-password.server.ts'
import { ownAccount } from '../own-account.server.ts'
import { lockUser, type UserRow } from '../users/users-store.server.ts'

/** What was begun is finished within this time. */
const SETUP_GOOD_FOR_MS = 15 * MINUTE

/** Finds the account of somebody who has given its password once more. @throws Refusal 400 when it is wrong */
export async function provenAccount(services: Services, id: number, password: string): Promise<UserRow> {
  const account = await ownAccount(services.db, id)
  const error = await ownPasswordError(services, account, password)
  if (error) throw refuseFields({ password: [error] })
  return account
}

/** Locks the account of who asks. @throws Refusal 401 when it is gone */
export async function lockedAccount(tx: Database, id: number): Promise<UserRow> {
  const account = await lockUser(tx, id)
  if (!account) throw invalidToken()
  return account
}

/** Checks what came in answer to beginning to set a factor up. @throws Refusal 400 when it was somebody else's, or too long ago */
export function checkedSetup<Setup extends { user: number; at: number }>(
  setup: Setup | undefined,
  userId: number,
  now: Date,
): Setup {
  if (setup?.user !== userId || now.getTime() - setup.at >= SETUP_GOOD_FOR_MS) throw setupExpired()
  return setup
}

export const setupExpired = (): Refusal =>
  refuseFields({ non_field_errors: ['This took too long. Please begin again.'] })
