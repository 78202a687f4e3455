import type { SheetNote } from './sheet.server.ts'

/** Values of one column that are left out for one reason. */
export interface LeftOut {
  column: string
  reason: string
  rows: number
  /** Where the first of them stands. */
  line: number
}

/** More reasons than any format has. */
const MAX_KINDS = 100

/** Counts the notes of all products by column and reason. */
export class LeftOutValues {
  readonly #kinds = new Map<string, LeftOut>()

  /** In the order in which each was met first. */
  get all(): readonly LeftOut[] {
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
