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

/** A change of a second factor of a locked account. */
interface Change {
  account: UserRow
  principal: Principal
  /** Field name in the audit log: `time_code`, `passkeys[Telephone]`. */
  field: string
  /** Returns its name in the language of the e-mail. */
  factor: () => string
}

/**
 * Records an added factor in this transaction and queues an e-mail to the owner. The first factor ends all other
 * sessions and creates recovery codes.
 * @returns the recovery codes, or null if the account already had some
 */
export async function factorAdded(
  tx: Database,
  { account, principal, field, factor }: Change,
  wasOn: boolean,
  services: Services,
): Promise<string[] | null> {
  const now = services.clock()
  await auditOfStaff(tx, account, { field, old: null, new: 'on' }, now)
  const build = () => factorAddedEmail(services.identity().name, account, factor())
  await enqueueEmail(tx, renderEmail(account.language, build, services), now)
  if (wasOn) return null
  await revokeTokens(tx, account.id, principal.tokenHash)
  return giveRecoveryCodes(tx, account.id, services.secret, now)
}

/**
 * Records a removed factor in this transaction and queues an e-mail to the owner. Ends all other sessions. The last
 * factor removes the recovery codes.
 */
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
  const build = () => factorRemovedEmail(services.identity().name, account, factor(), !isOn)
  await enqueueEmail(tx, renderEmail(account.language, build, services), now)
}

/** Adds an audit log entry for a staff member. Changes by customers are not logged. */
export async function auditOfStaff(
  tx: Database,
  { id, is_staff }: Pick<UserRow, 'id' | 'is_staff'>,
  change: { field: string; old: string | null; new: string | null },
  now: Date,
): Promise<void> {
  if (is_staff) await recordAudit(tx, { kind: 'two_step', id }, [change], { actorId: id, now })
}
