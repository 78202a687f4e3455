import type { z } from 'zod'
import type { Endpoint, ResponseOf } from '../../../../lib/endpoint.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { ResponseErrors } from '../../../../server/http/refusal.ts'
import type { AuditedKind } from '../../activity-log/audited-kinds.contract.ts'
import type { AuditRules } from './changes-of.server.ts'
import type { ResourceStore, RestorableStore, Versioned } from './table-store.server.ts'

/**
 * The endpoints of a resource. `list` is absent if the resource has a list of another shape, and `change`, `bulk` or
 * `undo` if it has none.
 */
export interface ResourceEndpoints {
  list?: Endpoint
  add?: Endpoint & { schema: { body: z.ZodType } }
  change?: Endpoint
  remove: Endpoint
  bulk?: Endpoint
  undo?: Endpoint
}

export type FormOf<Contract extends ResourceEndpoints> = Contract['add'] extends { schema: { body: z.ZodType } }
  ? z.output<Contract['add']['schema']['body']>
  : never
export type ItemOf<Contract extends ResourceEndpoints> = Contract['add'] extends Endpoint
  ? ResponseOf<Contract['add']>
  : unknown

/** A conversion, optional if both types are the same. */
type Conversion<Name extends string, From, To, Convert> = [From] extends [To]
  ? { [name in Name]?: Convert }
  : { [name in Name]: Convert }

/** The rules of a resource. Its forms become columns, and its rows become items of the API. */
export type ResourceRules<Contract extends ResourceEndpoints, Columns, Row extends Columns & Versioned> = {
  kind: AuditedKind
  /** The id in the activity log, if all records share one entry of it. */
  auditedId?: number
  store: ResourceStore<Columns, Row> | RestorableStore<Columns, Row>
  /** The sentence of the 409 after a concurrent change. */
  conflict: string
  limit?: { max: number; errors: ResponseErrors }
  /** The unique indexes of a column, and the error at its field when a record with the same value exists. */
  unique?: { column: keyof Columns & string; index: string | readonly string[]; error: string }
  /** Refuses values that the form alone does not show to be wrong. @throws Refusal */
  check?: (columns: Columns, at: { tx: Database; now: Date; before?: Row }) => Promise<void>
  /** False for records that can no longer be changed or deleted; they are treated as missing (404). */
  isChangeable?: (row: Row, now: Date) => boolean
  /** Returns all columns of a record after a bulk action, for each action other than `remove`. */
  actions?: Readonly<Record<string, (row: Row) => Columns>>
  /** Returns the cache tags that a write invalidates. A new record has no `before`, a deleted one no `after`. */
  tags?: (written: { id: number; before?: Row; after?: Columns }) => readonly string[]
} & AuditRules<Columns> &
  Conversion<'columns', FormOf<Contract>, Columns, (form: FormOf<Contract>, tx: Database) => Promise<Columns>> &
  Conversion<'toItem', Row, ItemOf<Contract>, (row: Row, db: Database) => Promise<ItemOf<Contract>>>
