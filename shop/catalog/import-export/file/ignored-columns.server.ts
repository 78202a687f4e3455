/** An ignored column and its number of non-empty rows. */
export interface IgnoredColumn {
  column: string
  rows: number
}

const MAX_NAME = 100

/** Counts the values in ignored columns, so that staff know they are not imported. */
export class IgnoredColumns {
  readonly #counted: readonly { place: number; ignored: IgnoredColumn }[]

  /** @param taken the positions of the columns that are read */
  constructor(header: readonly string[], taken: readonly number[]) {
    this.#counted = header.flatMap((name, place) =>
      taken.includes(place) ? [] : [{ place, ignored: { column: nameOf(name, place), rows: 0 } }],
    )
  }

  /** In file order. The objects are updated as rows are counted. */
  get all(): readonly IgnoredColumn[] {
    return this.#counted.map(({ ignored }) => ignored)
  }

  count(cells: readonly string[]): void {
    for (const { place, ignored } of this.#counted) if ((cells[place] ?? '').trim() !== '') ignored.rows += 1
  }
}

/** Spreadsheets leave columns without a name. */
const nameOf = (name: string, place: number) =>
  [...name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, MAX_NAME).join('') || `column ${place + 1}`
