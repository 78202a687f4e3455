import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuseFields } from '../../../../server/http/refusal.ts'
import { type AuditActor, recordAudits } from '../../activity-log/audit-log-store.server.ts'
import { entriesOf } from './changes-of.server.ts'
import type { BulkResult } from './resource.contract.ts'
import type { ResourceEndpoints, ResourceRules, Written } from './resource-rules.server.ts'
import { type ReplacedRecord, storeReplaced, takeReplaced } from './resource-undos-store.server.ts'
import type { RestorableStore, Versioned } from './table-store.server.ts'

interface BulkRequest {
  action: string
  records: { id: number; version: number }[]
}

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id)

/**
 * Returns the bulk actions of a resource and their undo. Each runs in the given transaction.
 * @throws Error if the store can't restore records
 */
export function bulkActionsOf<Contract extends ResourceEndpoints, Columns, Row extends Columns & Versioned>(
  resource: string,
  rules: ResourceRules<Contract, Columns, Row>,
) {
  if (!('restore' in rules.store)) throw new Error(`Bulk actions of ${rules.kind} need a store that restores records.`)
  const store: RestorableStore<Columns, Row> = rules.store
  const { kind, auditedId, limit, afterWrite, isChangeable = () => true, actions = {} } = rules

  async function finish(tx: Database, written: readonly Written<Columns, Row>[], by: AuditActor): Promise<void> {
    await afterWrite?.(tx, written, by.now)
    const entries = written.map(({ id, before, after }) => ({
      id: auditedId ?? id,
      changed: entriesOf(rules, { id, before, after }),
    }))
    await recordAudits(tx, kind, entries, by)
  }

  /** Runs an action on the records that still have the given versions. */
  async function run(tx: Database, { action, records }: BulkRequest, by: AuditActor) {
    const versions = new Map(records.map(({ id, version }) => [id, version]))
    const found = await store.findForUpdate(tx, [...versions.keys()])
    const rows = found.filter((row) => row.version === versions.get(row.id) && isChangeable(row, by.now))
    const change = actions[action]
    const { written, replaced } = change ? await changeAll(tx, rows, change, by.now) : await removeAll(tx, rows, by.now)
    await finish(tx, written, by)
    // API keys can't undo an action.
    const undo = replaced.length > 0 && by.actorId !== null ? crypto.randomUUID() : null
    if (undo) await storeReplaced(tx, { undo, resource }, replaced, by)
    const result: BulkResult = { done: idsOf(rows), left: idsOf(found.filter((row) => !rows.includes(row))), undo }
    return { written, result }
  }

  async function removeAll(tx: Database, rows: readonly Row[], now: Date) {
    const stored = await store.storedRows(tx, idsOf(rows))
    for (const row of rows) await store.remove(tx, row, now)
    const replaced = rows.map(({ id }): ReplacedRecord => ({ id, version: null, replaced: stored.get(id) ?? {} }))
    return { written: rows.map((before): Written<Columns, Row> => ({ id: before.id, before })), replaced }
  }

  async function changeAll(tx: Database, rows: readonly Row[], change: (row: Row, now: Date) => Columns, now: Date) {
    const written = rows
      .map((before) => ({ id: before.id, before, after: change(before, now) }))
      .filter(({ before, after }) => entriesOf(rules, { id: before.id, before, after }).length > 0)
    for (const { before, after } of written) await store.update(tx, before, after, now)
    const replaced = written.map(({ id, before, after }): ReplacedRecord => {
      const columns = Object.keys(after as object) as (keyof Columns)[]
      const values = Object.fromEntries(columns.map((column) => [column, before[column]]))
      return { id, version: before.version + 1, replaced: values }
    })
    return { written, replaced }
  }

  /**
   * Restores what a bulk action replaced. Records that were changed since stay.
   * @throws Refusal 404 when it was undone or is too old, 400 when the list is full
   */
  async function undo(tx: Database, { undo }: { undo: string }, by: AuditActor) {
    await store.lock(tx)
    const taken = await takeReplaced(tx, { undo, resource }, by)
    if (taken.length === 0) throw notFound()
    const rows = new Map((await store.findForUpdate(tx, idsOf(taken))).map((row) => [row.id, row]))
    const changed = taken.filter(({ id, version }) => version !== null && rows.get(id)?.version === version)
    for (const { id, replaced } of changed) {
      const before = rows.get(id)
      // Its dates are texts, which the database reads.
      if (before) await store.update(tx, before, replaced as Columns, by.now)
    }
    const updated = changed.length > 0 ? await store.findForUpdate(tx, idsOf(changed)) : []
    const removed = taken.filter(({ id, version }) => version === null && !rows.has(id))
    const restored = removed.length > 0 ? await restore(tx, removed) : []
    const written = [...updated, ...restored].map((after): Written<Columns, Row> => {
      const before = rows.get(after.id)
      return { id: after.id, after, ...(before && { before }) }
    })
    await finish(tx, written, by)
    const done = idsOf(written)
    const incomplete = await findIncomplete(tx, removed)
    const result: BulkResult = {
      ...{ done, left: idsOf(taken).filter((id) => !done.includes(id)), undo: null },
      ...(incomplete.length > 0 && { incomplete }),
    }
    return { written, result }
  }

  async function restore(tx: Database, removed: readonly ReplacedRecord[]): Promise<Row[]> {
    if (limit && (await store.count(tx)) + removed.length > limit.max) throw refuseFields(limit.errors)
    await store.restore(tx, removed)
    return store.findForUpdate(tx, idsOf(removed))
  }

  /** Returns the ids of restored records with fewer dependent rows than before, because other records have them. */
  async function findIncomplete(tx: Database, restored: readonly ReplacedRecord[]): Promise<number[]> {
    if (restored.length === 0) return []
    const rows = await store.storedRows(tx, idsOf(restored))
    const isShorter = ({ id, replaced }: ReplacedRecord) => {
      const row = new Map<string, unknown>(Object.entries(rows.get(id) ?? {}))
      return Object.entries(replaced).some(([key, old]) => lengthOf(row.get(key)) < lengthOf(old))
    }
    return idsOf(restored.filter(isShorter))
  }

  return { run, undo }
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)
