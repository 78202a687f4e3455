/** A column of a file that says nothing to this shop, and how many of its rows hold something there. */
export interface UntakenColumn {
  column: string
  rows: number
}

const MAX_NAME = 100

/** Counts what a file holds beyond what is taken from it, so that nobody believes it has come along. */
export class UntakenColumns {
  readonly #counted: readonly { place: number; told: UntakenColumn }[]

  /** @param taken where the columns stand that are read */
  constructor(header: readonly string[], taken: readonly number[]) {
    this.#counted = header.flatMap((name, place) =>
      taken.includes(place) ? [] : [{ place, told: { column: nameOf(name, place), rows: 0 } }],
    )
  }

  /** In the order of the file; the same objects, whatever is counted later. */
  get all(): readonly UntakenColumn[] {
    return this.#counted.map(({ told }) => told)
  }

  count(cells: readonly string[]): void {
    for (const { place, told } of this.#counted) if ((cells[place] ?? '').trim() !== '') told.rows += 1
  }
}

/** Programs for tables leave columns without a name behind. */
const nameOf = (name: string, place: number) =>
  [...name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, MAX_NAME).join('') || `column ${place + 1}`
