import { createHash } from 'node:crypto'
import type { Database } from '../../../../server/db/open.ts'
import type { ExactProducts } from '../../collections/editing/collection-products-store.server.ts'
import { COLLECTION_HAS_RULE } from '../../collections/editing/place-products.server.ts'
import { joined, split } from '../file/safe-cells.server.ts'
import { idsOfSlugs } from '../run/export-rows.server.ts'
import type { CollectionsRow } from './collection-sheet.server.ts'
import { COLLECTION_DEFAULTS, type CollectionDraft } from './read-collection.server.ts'

/** Spreadsheets truncate longer cells (32,767 characters). */
const MAX_CELL = 30_000
const PLACED_CHANGED = 'The products of this collection were changed by someone else. Export it again.'

/** The products that a file assigns to a collection, by slug. */
export interface CollectionProductsDraft {
  draft: CollectionDraft
  before: readonly string[]
  after: readonly string[]
  ids: Omit<ExactProducts, 'collection'>
}

/** Returns the product cells of a collection; several if one would exceed the cell limit. */
export function productCells(slugs: readonly string[]): string[] {
  const cells: string[][] = [[]]
  let length = 0
  for (const slug of slugs) {
    if (length + slug.length + 1 > MAX_CELL) {
      cells.push([])
      length = 0
    }
    cells.at(-1)?.push(slug)
    length += slug.length + 1
  }
  return cells.map(joined)
}

/** Returns a hash of a collection's products and their order at export; empty for none. */
export function hashProducts(slugs: readonly string[]): string {
  if (slugs.length === 0) return ''
  const hash = createHash('sha256').update(JSON.stringify(slugs.map((slug) => slug.toLowerCase())))
  // Begins with a letter because spreadsheets convert some hex strings to numbers.
  return `p${hash.digest('hex').slice(0, 15)}`
}

/**
 * Plans the product changes of collections. Errors are added at their cells; cells unchanged since the export are
 * ignored.
 */
export async function planCollectionProducts(
  db: Database,
  file: readonly { row: CollectionsRow; draft: CollectionDraft }[],
  placed: ReadonlyMap<number, readonly string[]>,
): Promise<CollectionProductsDraft[]> {
  const drafts = file.flatMap(({ row, draft }) => {
    const cell = row.cell('products')
    const exported = row.cell('products_exported')?.text.trim()
    if (!cell) return []
    const after = split(cell.text).flatMap((slug) => slug.trim() || [])
    const all = placed.get(draft.held?.id ?? 0) ?? []
    // Manual products are not exported while a rule selects the products.
    const before = draft.held?.rule === null ? all : []
    const isEdited = exported === undefined || hashProducts(after) !== exported
    if ((draft.held && !isEdited) || hashProducts(after) === hashProducts(before)) return []
    return [{ draft, cell, all, before, after, isOld: exported !== undefined && exported !== hashProducts(before) }]
  })
  const ids = await idsOfSlugs(db, [...new Set(drafts.flatMap(({ all, after }) => [...all, ...after]))])
  const idOf = (slug: string) => ids.get(slug.toLowerCase())
  return drafts.flatMap(({ draft, cell, all, before, after, isOld }) => {
    const { rule } = { ...COLLECTION_DEFAULTS, ...draft.held, ...draft.columns }
    const known = new Set<string>()
    const addError = (reason: string) => draft.errors.add(cell, reason)
    if (draft.held && isOld) addError(PLACED_CHANGED)
    if (rule !== null && after.length === 0) return []
    if (rule !== null) addError(COLLECTION_HAS_RULE)
    for (const slug of after) {
      if (known.has(slug.toLowerCase())) addError(`“${slug}” is listed twice.`)
      else if (idOf(slug) === undefined) addError(`There is no product “${slug}”.`)
      known.add(slug.toLowerCase())
    }
    const gone = all.filter((slug) => !known.has(slug.toLowerCase()))
    const idsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => idOf(slug) ?? [])
    return [{ draft, before, after, ids: { products: idsOf(after), gone: idsOf(gone) } }]
  })
}

const SHOWN = 20

/** Summarises the products of a collection: the count and the first slugs. Null without products. */
export function formatPlacedProducts(slugs: readonly string[]): string | null {
  if (slugs.length === 0) return null
  return `${slugs.length}: ${slugs.slice(0, SHOWN).join(', ')}${slugs.length > SHOWN ? ' …' : ''}`
}
