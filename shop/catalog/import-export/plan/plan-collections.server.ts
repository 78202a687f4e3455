import { invalidPk } from '../../products/fields/product-body.contract.ts'
import type { Cell } from '../file/sheet.server.ts'
import type { ErrorsByRow } from './errors-by-row.server.ts'

/** The collections that some products of a file name: whether a rule chooses what is in them, by their slugs. */
export type KnownCollections = ReadonlyMap<string, { hasRule: boolean }>

/** Returns the slugs of the collections that a file puts a product into, each once and in order; what is wrong is said at their cell. */
export function collectionsFrom(cells: readonly Cell[], known: KnownCollections, errors: ErrorsByRow): string[] {
  for (const cell of cells) {
    const found = known.get(cell.text.trim())
    if (!found) errors.add(cell, invalidPk(cell.text.trim()))
    else if (found.hasRule) errors.add(cell, `The products of “${cell.text.trim()}” are chosen by its rule.`)
  }
  return [...new Set(cells.map(({ text }) => text.trim()))].sort()
}
