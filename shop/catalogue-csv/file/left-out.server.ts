import type { LeftOutCell } from './sheet.server.ts'

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

/** Counts the values that are left out, so that nobody believes they have come along. */
export class LeftOutValues {
  readonly #kinds = new Map<string, LeftOut>()

  /** In the order in which each was met first. */
  get all(): readonly LeftOut[] {
    return [...this.#kinds.values()]
  }

  count(cells: readonly LeftOutCell[]): void {
    for (const { cell, reason } of cells) {
      const kind = `${cell.column} ${reason}`
      const found = this.#kinds.get(kind)
      if (found) found.rows += 1
      else if (this.#kinds.size < MAX_KINDS)
        this.#kinds.set(kind, { column: cell.column, reason, rows: 1, line: cell.line })
    }
  }
}
