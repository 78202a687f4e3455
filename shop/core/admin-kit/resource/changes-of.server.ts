import type { ValueChange } from '../../activity-log/audit-log-store.server.ts'

/** The audited fields of a record. Null, undefined and empty values count as none; lists are joined by commas. */
export type AuditedFields = Readonly<Record<string, unknown>>

/** How changes of records are recorded in the activity log. */
export interface AuditRules<Columns> {
  /** Returns the fields of a record, in order. A change is saved only if one of them differs. */
  audited: (record: Columns) => AuditedFields
  /** The name of a record, if the activity log has only this field of new and deleted ones. */
  auditedName?: (record: Columns, id: number) => AuditedFields
  /** Returns the entry of a change of an `audited` field. The change itself by default. */
  logged?: (change: ValueChange) => ValueChange
}

/** Returns the audit log entries of a record. A new record has no `before`, a deleted one no `after`. */
export function entriesOf<Columns>(
  { audited, auditedName, logged = (change) => change }: AuditRules<Columns>,
  { id, before, after }: { id: number; before?: Columns | undefined; after?: Columns | undefined },
): ValueChange[] {
  const isNamed = auditedName !== undefined && (before === undefined || after === undefined)
  const fields = (record: Columns) => (isNamed ? auditedName(record, id) : audited(record))
  const changes = changesOf(before && fields(before), after && fields(after))
  return isNamed ? changes : changes.map(logged)
}

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
