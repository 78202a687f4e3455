import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { invalidToken, notAllowed, refuseFields } from '../../../server/http/refusal.ts'
import type { Services } from '../../../server/services.ts'
import { findUser, lockOwnersAnd, type UserRow } from '../accounts/users/users-store.server.ts'
import { ownPasswordError } from '../auth/passwords/own-password.server.ts'

/** The staff as a change finds them: nobody else changes them until its transaction ends. */
interface LockedTeam {
  /** By id: of all owners, and of the others who were asked for. */
  roles: Map<number, StaffRole | null>
  /** How many owners there are. */
  owners: number
}

/**
 * Locks all owners, and others with them. That whoever asks is an owner was looked at before; here it is certain, so of two owners who take each
 * other's role at the same moment one does.
 * @throws Refusal 403 when they are none any more
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
