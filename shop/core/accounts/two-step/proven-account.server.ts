import type { Database } from '../../../../server/db/open.ts'
import { MINUTE } from '../../../../server/durations.ts'
import { invalidToken, type Refusal, refuseFields } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { ownPasswordError } from '../../auth/passwords/own-password.server.ts'
import { ownAccount } from '../own-account.server.ts'
import { lockUser, type UserRow } from '../users/users-store.server.ts'

/** Maximum duration of a setup. */
const SETUP_GOOD_FOR_MS = 15 * MINUTE

/** Returns an account after checking its password again. @throws Refusal 400 if it is wrong */
export async function provenAccount(services: Services, id: number, password: string): Promise<UserRow> {
  const account = await ownAccount(services.db, id)
  const error = await ownPasswordError(services, account, password)
  if (error) throw refuseFields({ password: [error] })
  return account
}

/** Locks the caller's account. @throws Refusal 401 if it was deleted */
export async function lockedAccount(tx: Database, id: number): Promise<UserRow> {
  const account = await lockUser(tx, id)
  if (!account) throw invalidToken()
  return account
}

/** Checks the state of a started setup. @throws Refusal 400 if it belongs to another account or has expired */
export function checkedSetup<Setup extends { user: number; at: number }>(
  setup: Setup | undefined,
  userId: number,
  now: Date,
): Setup {
  if (setup?.user !== userId || now.getTime() - setup.at >= SETUP_GOOD_FOR_MS) throw setupExpired()
  return setup
}

export const setupExpired = (): Refusal => refuseFields({ non_field_errors: ['This setup has expired. Start again.'] })
