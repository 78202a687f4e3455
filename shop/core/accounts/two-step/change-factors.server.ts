import type { Database } from '../../../../server/db/open.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { recordAudit } from '../../activity-log/audit-log-store.server.ts'
import { giveRecoveryCodes } from '../../auth/second-factors/recovery-codes.server.ts'
import { deleteRecoveryCodes, secondFactorsOf } from '../../auth/second-factors/second-factors-store.server.ts'
import type { Principal } from '../../auth/session-store.server.ts'
import { revokeTokens } from '../../auth/session-store.server.ts'
import type { UserRow } from '../users/users-store.server.ts'
import { factorAddedEmail, factorRemovedEmail } from './two-step-emails.server.ts'

/** A factor of an account, which is locked. */
interface Change {
  account: UserRow
  principal: Principal
  /** As the log names it: `time_code`, `passkeys[Telephone]`. */
  field: string
  /** As the e-mail names it. */
  factor: string
}

/**
 * Notes that a factor was added in this transaction, and writes to its owner. With the first one all other sessions end, which began
 * without it, and there are recovery codes.
 * @returns these, or null when there were some already
 */
export async function factorAdded(
  tx: Database,
  { account, principal, field, factor }: Change,
  wasOn: boolean,
  services: Services,
): Promise<string[] | null> {
  const now = services.clock()
  await auditOfStaff(tx, account, { field, old: null, new: 'on' }, now)
  const email = factorAddedEmail(services.identity().name, account, factor)
  await enqueueEmail(tx, renderEmail(email, services), now)
  if (wasOn) return null
  await revokeTokens(tx, account.id, principal.tokenHash)
  return giveRecoveryCodes(tx, account.id, services.secret, now)
}

/** Notes that a factor was removed in this transaction, and writes to its owner. All other sessions end; with the last one go the recovery codes. */
export async function factorRemoved(
  tx: Database,
  { account, principal, field, factor }: Change,
  services: Services,
): Promise<void> {
  const now = services.clock()
  const { isOn } = await secondFactorsOf(tx, account.id)
  if (!isOn) await deleteRecoveryCodes(tx, account.id)
  await auditOfStaff(tx, account, { field, old: 'on', new: null }, now)
  await revokeTokens(tx, account.id, principal.tokenHash)
  const email = factorRemovedEmail(services.identity().name, account, factor, !isOn)
  await enqueueEmail(tx, renderEmail(email, services), now)
}

/** Notes in the log what somebody of the staff did; what customers set up is theirs alone. */
export async function auditOfStaff(
  tx: Database,
  { id, is_staff }: Pick<UserRow, 'id' | 'is_staff'>,
  change: { field: string; old: string | null; new: string | null },
  now: Date,
): Promise<void> {
  if (is_staff) await recordAudit(tx, { kind: 'two_step', id }, [change], { actorId: id, now })
}
