import { createHash } from 'node:crypto'
import type { Database } from '../../../../server/db/open.ts'
import { CHOSEN_BY_RULE } from '../../collections/editing/placed.server.ts'
import type { PlacedExactly } from '../../collections/editing/placed-store.server.ts'
import { joined, split } from '../file/safe-cells.server.ts'
import { idsOfSlugs } from '../run/export-rows.server.ts'
import type { CollectionsRow } from './collection-sheet.server.ts'
import { COLLECTION_DEFAULTS, type CollectionDraft } from './read-collection.server.ts'

/** Programs for tables cut a longer cell (32,767 characters). */
const MAX_CELL = 30_000
const PLACED_CHANGED = 'The products of this collection were changed by someone else. Export it again.'

/** What a file makes of the products of a collection, in slugs as they stand in it. */
export interface PlacedDraft {
  draft: CollectionDraft
  before: readonly string[]
  after: readonly string[]
  ids: Omit<PlacedExactly, 'collection'>
}

/** Returns the cells with the products of a collection: one, or more where programs for tables would cut it. */
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

/** Returns what stands for the products of a collection and their order when it was exported; empty for none. */
export function markOfProducts(slugs: readonly string[]): string {
  if (slugs.length === 0) return ''
  const hash = createHash('sha256').update(JSON.stringify(slugs.map((slug) => slug.toLowerCase())))
  // A letter first: programs for tables take some of the others for numbers.
  return `p${hash.digest('hex').slice(0, 15)}`
}

/** Works out what the rows of a file do to the products in collections; what is wrong is said at their cells. What nobody edited since the export says nothing. */
export async function planPlaced(
  db: Database,
  file: readonly { row: CollectionsRow; draft: CollectionDraft }[],
  placed: ReadonlyMap<number, readonly string[]>,
): Promise<PlacedDraft[]> {
  const told = file.flatMap(({ row, draft }) => {
    const cell = row.cell('products')
    const exported = row.cell('products_exported')?.text.trim()
    if (!cell) return []
    const after = split(cell.text).flatMap((slug) => slug.trim() || [])
    const all = placed.get(draft.held?.id ?? 0) ?? []
    // What was chosen before a rule chose is not exported.
    const before = draft.held?.rule === null ? all : []
    const isEdited = exported === undefined || markOfProducts(after) !== exported
    if ((draft.held && !isEdited) || markOfProducts(after) === markOfProducts(before)) return []
    return [{ draft, cell, all, before, after, isOld: exported !== undefined && exported !== markOfProducts(before) }]
  })
  const ids = await idsOfSlugs(db, [...new Set(told.flatMap(({ all, after }) => [...all, ...after]))])
  const idOf = (slug: string) => ids.get(slug.toLowerCase())
  return told.flatMap(({ draft, cell, all, before, after, isOld }) => {
    const { rule } = { ...COLLECTION_DEFAULTS, ...draft.held, ...draft.columns }
    const known = new Set<string>()
    const say = (reason: string) => draft.errors.add(cell, reason)
    if (draft.held && isOld) say(PLACED_CHANGED)
    if (rule !== null && after.length === 0) return []
    if (rule !== null) say(CHOSEN_BY_RULE)
    for (const slug of after) {
      if (known.has(slug.toLowerCase())) say(`“${slug}” stands here twice.`)
      else if (idOf(slug) === undefined) say(`There is no product “${slug}”.`)
      known.add(slug.toLowerCase())
    }
    const gone = all.filter((slug) => !known.has(slug.toLowerCase()))
    const idsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => idOf(slug) ?? [])
    return [{ draft, before, after, ids: { products: idsOf(after), gone: idsOf(gone) } }]
  })
}

const SHOWN = 20

/** Says what stands in a collection, for who looks at a file: how many products, and the first of them. */
export function sayPlaced(slugs: readonly string[]): string | null {
  if (slugs.length === 0) return null
  return `${slugs.length}: ${slugs.slice(0, SHOWN).join(', ')}${slugs.length > SHOWN ? ' …' : ''}`
}
