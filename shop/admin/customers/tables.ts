export interface CustomerNoteTable {
  user_id: number
  /** Empty after the note was removed. */
  words: string
  /** Incremented with each save, for detecting concurrent edits. */
  version: number
  /** Null after the account is deleted. */
  written_by: number | null
  written_at: Date
}

/** Notes of staff about customers. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    customer_notes: CustomerNoteTable
  }
}
