import { KnownEmail } from '../../../lib/fields.contract.ts'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { refuse } from '../../../server/http/refusal.ts'
import { findUserByEmail, lockOwnersAnd, setStaffRole } from '../accounts/users/users-store.server.ts'
import type { AuditActor } from '../activity-log/audit-log-store.server.ts'
import { withdrawInvitationsFrom } from '../team/invitations/withdraw-invitations.server.ts'
import { revokeTokens } from './session-store.server.ts'

/** Gives an account a staff role. @returns whether an account with this address exists */
export async function makeStaff(
  db: Database,
  email: string,
  role: StaffRole = 'owner',
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, knownSpelling(email))
    if (user) await assignStaffRole(tx, user.id, role, { actorId: user.id, now })
    return user !== undefined
  })
}

/**
 * Removes an account's staff role and sessions, also those of the last owner. `npm run staff -- --first` then
 * appoints a new one.
 * @returns whether the account exists
 */
export async function removeStaff(db: Database, email: string, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, knownSpelling(email))
    if (user) await endStaff(tx, user.id, { actorId: user.id, now })
    return user !== undefined
  })
}

/** Sets the staff role of an account, and withdraws its open invitations unless it is an owner afterwards. */
export async function assignStaffRole(tx: Database, id: number, role: StaffRole | null, by: AuditActor): Promise<void> {
  await setStaffRole(tx, id, role, by.now)
  if (role !== 'owner') await withdrawInvitationsFrom(tx, id, by)
}

/** Removes the staff role of an account, its open invitations and all its sessions. */
export async function endStaff(tx: Database, id: number, by: AuditActor): Promise<void> {
  await assignStaffRole(tx, id, null, by)
  await revokeTokens(tx, id)
}

export const LAST_OWNER = 'The shop needs an owner. Give another team member the owner role first.'
/** Refuses to leave the shop without an owner. */
export const lastOwner = () => refuse(LAST_OWNER, 409, 'last_owner')

/**
 * Locks an account before it is deleted, together with all owners. Call it before any other lock of the account.
 * @throws Refusal 409 if the shop would have no owner left
 */
export async function lockUnlessLastOwner(tx: Database, id: number): Promise<void> {
  const roles = await lockOwnersAnd(tx, [id])
  const owners = [...roles].filter(([, role]) => role === 'owner')
  if (owners.length === 1 && owners[0]?.[0] === id) throw lastOwner()
}

/** Returns the stored spelling of an address. The domain may be given in Unicode or Punycode. */
const knownSpelling = (email: string) => KnownEmail.safeParse(email).data ?? email
