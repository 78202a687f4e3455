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

type BodyOf<OfEndpoint> = OfEndpoint extends { schema: { body: z.ZodType } }
  ? z.output<OfEndpoint['schema']['body']>
  : never
/** The fields that staff edit. */
export type FormOf<Contract extends ResourceEndpoints> = Contract['add'] extends Endpoint
  ? BodyOf<Contract['add']>
  : Contract['change'] extends Endpoint
    ? Omit<BodyOf<Contract['change']>, 'version'>
    : never
/** A record as the API returns it. */
export type ItemOf<Contract extends ResourceEndpoints> = Contract['add'] extends Endpoint
  ? ResponseOf<Contract['add']>
  : Contract['change'] extends Endpoint
    ? ResponseOf<Contract['change']>
    : unknown

/** A written record. A new or restored one has no `before`, a deleted one no `after`. */
export interface Written<Columns, Row> {
  id: number
  before?: Row
  after?: Columns
}

/** A write: its transaction and time, and the record before a change. */
export interface WriteOf<Row> {
  tx: Database
  now: Date
  before?: Row
}

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
  /** Checks a form before the transaction, so that invalid requests lock nothing. @throws Refusal */
  checkForm?: (form: FormOf<Contract>) => unknown
  /** Refuses values that the form alone does not show to be wrong. @throws Refusal */
  check?: (columns: Columns, at: WriteOf<Row>) => Promise<void>
  /** False for records that can no longer be changed or deleted; they are treated as missing (404). */
  isChangeable?: (row: Row, now: Date) => boolean
  /** Returns all columns of a record after a bulk action, for each action other than `remove`. */
  actions?: Readonly<Record<string, (row: Row, now: Date) => Columns>>
  /** Runs after each write, in its transaction. */
  afterWrite?: (tx: Database, written: readonly Written<Columns, Row>[], now: Date) => Promise<void>
  /** Returns the cache tags that a write invalidates. */
  tags?: (written: Written<Columns, Row>) => readonly string[]
} & AuditRules<Columns> &
  Conversion<'columns', FormOf<Contract>, Columns, (form: FormOf<Contract>, at: WriteOf<Row>) => Promise<Columns>> &
  Conversion<'toItem', Row, ItemOf<Contract>, (row: Row, db: Database) => Promise<ItemOf<Contract>>>
