import type { Database } from '../../../../server/db/open.ts'
import { type AuditActor, recordAudits } from '../../activity-log/audit-log-store.server.ts'
import { closeInvitationsFrom } from './invitations-store.server.ts'

/**
 * Withdraws the open invitations of a sender when their role, account or password ends, with an audit log entry each.
 * Call it in that transaction, after the sender's row is locked.
 */
export async function withdrawInvitationsFrom(tx: Database, senderId: number, by: AuditActor): Promise<void> {
  const withdrawn = await closeInvitationsFrom(tx, senderId, by.now)
  const entries = withdrawn.map(({ id, role }) => ({
    id,
    changed: [{ field: 'withdrawn with sender', old: role, new: null }],
  }))
  await recordAudits(tx, 'invitation', entries, by)
}
