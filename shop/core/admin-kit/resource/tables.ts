import type { JSONColumnType } from 'kysely'

/** What a bulk action replaced in one record. Deleted by the undo, or by the hourly sweep. */
export interface ResourceUndoTable {
  undo_id: string
  /** The path of the resource. */
  resource: string
  record_id: number
  actor_id: number
  made_at: Date
  /** The version that the action made; null if it deleted the record. */
  version: number | null
  /** The replaced values as JSON: the columns of a changed record, or the complete row of a deleted one. */
  replaced: JSONColumnType<object, string, never>
}

/** Undos of bulk actions on admin resources. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    resource_undos: ResourceUndoTable
  }
}
