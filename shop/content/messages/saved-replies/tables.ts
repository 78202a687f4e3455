import type { Generated } from 'kysely'

export interface SavedReplyTable {
  id: Generated<number>
  /** The name in the staff menu, unique regardless of case. */
  name: string
  /** May contain `{name}` and `{order}`. */
  body: string
  /** The position in the menu, from 1. */
  position: number
  version: Generated<number>
}

/** Saved replies of the staff. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    saved_replies: SavedReplyTable
  }
}
