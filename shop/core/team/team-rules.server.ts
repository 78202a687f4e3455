import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { invalidToken, notAllowed, refuseFields } from '../../../server/http/refusal.ts'
import type { Services } from '../../../server/services.ts'
import { findUser, lockOwnersAnd, type UserRow } from '../accounts/users/users-store.server.ts'
import { ownPasswordError } from '../auth/passwords/own-password.server.ts'

/** The locked staff accounts of a team change. */
interface LockedTeam {
  /** By id: all owners and the requested accounts. */
  roles: Map<number, StaffRole | null>
  /** Number of owners. */
  owners: number
}

/**
 * Locks all owners and the given accounts, and checks again that the caller is an owner. Of two owners who remove
 * each other concurrently, only one succeeds.
 * @throws Refusal 403 if the caller has ceased to be an owner
 */
export async function lockTeam(tx: Database, actorId: number, ids: readonly number[] = []): Promise<LockedTeam> {
  const roles = await lockOwnersAnd(tx, [actorId, ...ids])
  if (roles.get(actorId) !== 'owner') throw notAllowed()
  return { roles, owners: [...roles.values()].filter((role) => role === 'owner').length }
}

/**
 * Checks an owner's own password. In the transaction that follows, call `lockVerified` with the returned account.
 * @throws Refusal 400 at `password`, 429 after too many attempts
 */
export async function requireOwnPassword(
  services: Pick<Services, 'db' | 'clock'>,
  id: number,
  password: string,
): Promise<UserRow> {
  const account = await findUser(services.db, id)
  if (!account) throw invalidToken()
  const error = await ownPasswordError(services, account, password)
  if (error) throw refuseFields({ password: [error] })
  return account
}
