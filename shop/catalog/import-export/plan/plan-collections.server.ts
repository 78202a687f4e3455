import { invalidPk } from '../../products/fields/product-body.contract.ts'
import type { Cell } from '../file/sheet.server.ts'
import type { ErrorsByRow } from './errors-by-row.server.ts'

/** The collections named by a file, by slug, and whether they have a rule. */
export type KnownCollections = ReadonlyMap<string, { hasRule: boolean }>

/** Returns the collection slugs of a product, sorted and without duplicates. Errors are added at the cell. */
export function collectionsFrom(cells: readonly Cell[], known: KnownCollections, errors: ErrorsByRow): string[] {
  for (const cell of cells) {
    const found = known.get(cell.text.trim())
    if (!found) errors.add(cell, invalidPk(cell.text.trim()))
    else if (found.hasRule) errors.add(cell, `The products of “${cell.text.trim()}” are chosen by its rule.`)
  }
  return [...new Set(cells.map(({ text }) => text.trim()))].sort()
}
