import type { Generated } from 'kysely'

export interface SavedReplyTable {
  id: Generated<number>
  /** By what staff know it; each once, whatever its case. */
  name: string
  /** May hold `{name}` and `{order}`. */
  body: string
  /** Its place in the menu, from 1. */
  position: number
  version: Generated<number>
}

/** Answers that staff have ready. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    saved_replies: SavedReplyTable
  }
}
