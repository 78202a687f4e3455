import type { Database } from '../../../server/db/open.ts'
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { lockedSettings, writeSettings } from '../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'

/** Records that the code of a test e-mail was confirmed, or with an empty time that it must be confirmed again. */
export async function writeEmailConfirmation(tx: Database, email_confirmed_at: string, by: AuditActor): Promise<void> {
  const held = await lockedSettings(tx, 'selling')
  const before = settingsIn(held ? [held] : [], 'selling')
  if (before.email_confirmed_at === email_confirmed_at) return
  const change = {
    field: 'selling[email_confirmed_at]',
    old: before.email_confirmed_at || null,
    new: email_confirmed_at || null,
  }
  await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
  await writeSettings(tx, 'selling', { ...before, email_confirmed_at }, by.now)
}
