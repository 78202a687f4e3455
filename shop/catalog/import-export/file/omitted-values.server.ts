import type { SheetNote } from './sheet.server.ts'

/** Omitted values of one column with the same reason. */
export interface OmittedValue {
  column: string
  reason: string
  rows: number
  /** The line of the first value. */
  line: number
}

/** Above the number of reasons in any format. */
const MAX_KINDS = 100

/** Counts the notes of all products by column and reason. */
export class OmittedValues {
  readonly #kinds = new Map<string, OmittedValue>()

  /** In order of first occurrence. */
  get all(): readonly OmittedValue[] {
    return [...this.#kinds.values()]
  }

  count(notes: readonly SheetNote[]): void {
    for (const { line, column, reason, summary = reason } of notes) {
      const kind = `${column} ${summary}`
      const found = this.#kinds.get(kind)
      if (found) found.rows += 1
      else if (this.#kinds.size < MAX_KINDS) this.#kinds.set(kind, { column, reason: summary, rows: 1, line })
    }
  }
}
