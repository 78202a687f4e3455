import type { ValueChange } from '../../activity-log/audit-log-store.server.ts'

/** The audited fields of a record. Null, undefined and empty values count as none; lists are joined by commas. */
export type AuditedFields = Readonly<Record<string, unknown>>

/**
 * Returns the audit log entries of a change, in the order of the fields. A new record has no `before`, a deleted one no
 * `after`.
 */
export function changesOf(before: AuditedFields | undefined, after: AuditedFields | undefined): ValueChange[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, old: shown(before?.[field]), new: shown(after?.[field]) }))
    .filter((change) => change.old !== change.new)
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join(', ') : String(value)
}
