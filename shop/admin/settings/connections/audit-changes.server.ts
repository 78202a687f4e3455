import type { ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'

type Values = Readonly<Record<string, string>>

/** Returns the audit log entries for changed values that are not secret. */
export function changesOf(connection: string, before: Values, after: Values): ValueChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({ field: `${connection}[${name}]`, old: before[name] || null, new: after[name] || null }))
}

/** Returns the audit log entry for a secret, which never contains its value; none if it is unchanged. */
export function secretChange(field: string, before = '', after = ''): ValueChange[] {
  if (before === after) return []
  return [{ field, old: before ? 'set' : null, new: after ? (before ? 'replaced' : 'set') : null }]
}
