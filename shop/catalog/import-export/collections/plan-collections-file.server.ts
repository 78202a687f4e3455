import { createHash } from 'node:crypto'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import { COLLECTION_TRANSLATIONS } from '../../collections/collection-translations.server.ts'
import { collectionProductSlugs } from '../../collections/editing/collection-products-store.server.ts'
import {
  allCollections,
  currentCollectionSlugs,
  type LockedCollection,
} from '../../collections/editing/collection-write-store.server.ts'
import { changesOfCollection } from '../../collections/editing/edit-collections.server.ts'
import { keyOfPicture } from '../file/picture-names.server.ts'
import type { PictureFinder } from '../plan/found-pictures.server.ts'
import { changesOfTranslations, findColumnTranslations } from '../plan/plan-translations.server.ts'
import type { CollectionsRow } from './collection-sheet.server.ts'
import type { CollectionOfFile } from './collections-csv.contract.ts'
import {
  type CollectionProductsDraft,
  formatPlacedProducts,
  planCollectionProducts,
} from './plan-collection-products.server.ts'
import { isValidDraft, type Parents, reorderCollections, resolveParents } from './plan-tree.server.ts'
import { type CollectionDraft, readCollection, refuseStaleVersion } from './read-collection.server.ts'

/** All changes that a file makes to the current collections. */
export interface CollectionsPlan {
  /** The created and changed collections, in file order. */
  drafts: readonly CollectionDraft[]
  parents: Parents
  /** The slugs of reordered siblings, in lower case. */
  orders: readonly (readonly string[])[]
  /** The product changes of collections. */
  placed: readonly CollectionProductsDraft[]
  current: readonly LockedCollection[]
  rows: readonly CollectionOfFile[]
  /** A hash of the whole plan. */
  seen: string
}

const ONE_COLLECTION_FIRST = 'Only one collection can come first in the list of all products.'

/** Plans the import of a file. Nothing is written. */
export async function planCollectionsFile(
  db: Database,
  file: readonly CollectionsRow[],
  { finder, hasFiles, languages }: { finder: PictureFinder; hasFiles: boolean; languages: readonly Language[] },
): Promise<CollectionsPlan> {
  const current = await allCollections(db)
  const held = new Map(current.map((one) => [one.slug.toLowerCase(), one]))
  const find = await finder.findNamed(
    file.flatMap(({ cell }) => {
      const picture = cell('picture')
      return picture && (hasFiles || keyOfPicture(picture.text.trim()) !== undefined) ? [picture] : []
    }),
  )
  const moved = await currentCollectionSlugs(
    db,
    file.flatMap(({ cell }) => cell('slug')?.text.trim() ?? []),
  )
  const slugs = new Map(current.map(({ id, slug }) => [id, slug.toLowerCase()]))
  const ids = current.map(({ id }) => id)
  const translations = await findColumnTranslations(db, COLLECTION_TRANSLATIONS, ids)
  const known = { held, find, hasFiles, moved, translations, languages }
  const drafts = file.map((row) => readCollection(row, known))
  refuseTwice(drafts)
  const rowsWithDrafts = file.flatMap((row, index) => ({ row, draft: drafts[index] as CollectionDraft }))
  const hasProducts = file.some(({ cell }) => cell('products') !== undefined)
  const changed = hasProducts ? await planCollectionProducts(db, rowsWithDrafts, await collectionProductSlugs(db)) : []
  let parents = resolveParents(drafts, current)
  for (const [index, row] of file.entries()) {
    const draft = drafts[index]
    if (draft && (changesColumns(draft, parents, slugs) || draft.translations.length > 0))
      refuseStaleVersion(row, draft)
  }
  // Rows dropped as invalid may have been parents of other rows.
  parents = resolveParents(drafts, current)
  const orders = reorderCollections(drafts, current, parents)
  const places = new Map(
    orders.flatMap(({ before, after }) =>
      after.map((slug, index) => [slug, { old: before.indexOf(slug) + 1, now: index + 1 }] as const),
    ),
  )
  const placed = changed.filter(({ draft }) => isValidDraft(draft))
  const placedBy = new Map(placed.map((one) => [one.draft, one]))
  const rows = drafts.map((draft) => rowOf(draft, parents, slugs, places, placedBy.get(draft)))
  const writing = drafts.filter((draft, index) => {
    const action = rows[index]?.action
    const isChanged = changesColumns(draft, parents, slugs) || draft.translations.length > 0
    return action === 'create' || (action === 'update' && isChanged)
  })
  const plan = { drafts: writing, parents, orders: orders.map(({ after }) => after), placed, current, rows }
  return { ...plan, seen: planHash(plan) }
}

/** Changes whenever the outcome would differ, including when a collection was edited since. */
function planHash({ drafts, orders, placed, rows }: Omit<CollectionsPlan, 'seen'>): string {
  const versions = drafts.map(({ held }) => [held?.id, held?.version])
  return createHash('sha256')
    .update(JSON.stringify([rows, versions, orders, placed.map(({ before, after }) => [before, after])]))
    .digest('base64url')
}

function refuseTwice(drafts: readonly CollectionDraft[]): void {
  const bySlug = Map.groupBy(drafts, ({ slug }) => slug.toLowerCase())
  let leader: string | undefined
  for (const { slug, line, held, columns, errors } of drafts) {
    const duplicate = slug === '' ? undefined : bySlug.get(slug.toLowerCase())?.find((other) => other.line !== line)
    if (duplicate) errors.add({ line, column: 'slug' }, `This collection is also on line ${duplicate.line}.`)
    if (!(columns.leads_home ?? held?.leads_home)) continue
    if (leader !== undefined && errors.all.length === 0)
      errors.add({ line, column: 'leads_home' }, ONE_COLLECTION_FIRST)
    leader ??= slug
  }
}

type Slugs = ReadonlyMap<number, string>

const parentBefore = ({ held }: CollectionDraft, slugs: Slugs): string | null => slugs.get(held?.parent_id ?? 0) ?? null

function isElsewhere(draft: CollectionDraft, parents: Parents, slugs: Slugs): boolean {
  return (
    draft.held !== undefined &&
    isValidDraft(draft) &&
    parents.get(draft.slug.toLowerCase()) !== parentBefore(draft, slugs)
  )
}

const changesColumns = (draft: CollectionDraft, parents: Parents, slugs: Slugs) =>
  Object.keys(draft.columns).length > 0 || isElsewhere(draft, parents, slugs)

function rowOf(
  draft: CollectionDraft,
  parents: Parents,
  slugs: Slugs,
  places: ReadonlyMap<string, { old: number; now: number }>,
  placed: CollectionProductsDraft | undefined,
): CollectionOfFile {
  const { line, slug, held, columns, errors, place, translations } = draft
  const row = { line, slug: slug.slice(0, 100), title: columns.title ?? held?.title ?? '' }
  if (!isValidDraft(draft)) return { ...row, action: 'invalid', changed: [], errors: errors.all }
  const key = slug.toLowerCase()
  if (!held)
    return { ...row, action: 'create', changed: [{ field: 'collection', old: null, new: row.title }], errors: [] }
  const changed = [...changesOfCollection(held, columns), ...changesOfTranslations(translations)]
  if (isElsewhere(draft, parents, slugs))
    changed.push({ field: 'parent', old: parentBefore(draft, slugs), new: parents.get(key) ?? null })
  const moved = place === undefined ? undefined : places.get(key)
  if (moved && moved.old !== moved.now) changed.push({ field: 'place', old: String(moved.old), new: String(moved.now) })
  if (placed)
    changed.push({
      field: 'products',
      old: formatPlacedProducts(placed.before),
      new: formatPlacedProducts(placed.after),
    })
  return { ...row, action: changed.length > 0 ? 'update' : 'unchanged', changed, errors: [] }
}
