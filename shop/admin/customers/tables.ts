export interface CustomerNoteTable {
  user_id: number
  /** Empty where it was taken away again. */
  words: string
  /** Counts how often it was written, so that nobody writes over what they have not read. */
  version: number
  /** Null when their account is gone. */
  written_by: number | null
  written_at: Date
}

/** What staff write down about a customer for each other. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    customer_notes: CustomerNoteTable
  }
}
