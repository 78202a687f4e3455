import type { ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { type AuditedFields, changesOf } from '../../../core/admin-kit/resource/changes-of.server.ts'

/** Returns the audit log entries of a connection for changed values that are not secret. */
export const connectionChanges = (connection: string, before: AuditedFields | undefined, after: AuditedFields) =>
  changesOf(before, after).map(({ field, ...change }) => ({ ...change, field: `${connection}[${field}]` }))

/** Returns the audit log entry for a secret, which never contains its value; none if it is unchanged. */
export function secretChange(field: string, before = '', after = ''): ValueChange[] {
  if (before === after) return []
  return [{ field, old: before ? 'set' : null, new: after ? (before ? 'replaced' : 'set') : null }]
}
