import type { Database } from '../../../../server/db/open.ts'
import { type AuditActor, recordAudits, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { orSlugTaken } from '../../../core/translations/save-translations.server.ts'
import { COLLECTION_TRANSLATIONS } from '../../collections/collection-translations.server.ts'
import { setCollectionProducts, slugsOfProducts } from '../../collections/editing/collection-products-store.server.ts'
import {
  type CollectionColumns,
  clearFeatured,
  insertCollection,
  moveToTopLevel,
  writeCollection,
  writeCollectionOrder,
} from '../../collections/editing/collection-write-store.server.ts'
import { changesOfCollection, collectionCreated } from '../../collections/editing/edit-collections.server.ts'
import { writePlannedTranslations } from '../plan/plan-translations.server.ts'
import type { CollectionProductsDraft } from './plan-collection-products.server.ts'
import type { CollectionsPlan } from './plan-collections-file.server.ts'
import { COLLECTION_DEFAULTS, type CollectionDraft } from './read-collection.server.ts'

/** Writes a plan to the locked collections. @returns the storage keys of replaced pictures */
export async function writeCollectionsFile(
  tx: Database,
  { drafts, parents, orders, placed, current }: CollectionsPlan,
  by: AuditActor,
): Promise<string[]> {
  const ids = new Map(current.map(({ id, slug }) => [slug.toLowerCase(), id]))
  const wanted = drafts.map((draft) => ({ draft, parent: parents.get(draft.slug.toLowerCase()) ?? null }))
  const moving = wanted.flatMap(({ draft: { held }, parent }) =>
    held && (parent === null ? null : ids.get(parent)) !== held.parent_id ? [held] : [],
  )
  const leader = drafts.find(({ columns }) => columns.leads_home)
  if (leader) await clearFeatured(tx, leader.held?.id ?? null)
  await moveToTopLevel(
    tx,
    moving.map(({ id }) => id),
  )
  const audits: Written[] = []
  const level = (slug: string | null): number => (slug === null ? 0 : 1 + level(parents.get(slug) ?? null))
  for (const { draft, parent } of wanted.toSorted((one, other) => level(one.parent) - level(other.parent))) {
    const parentId = parent === null ? null : ids.get(parent)
    if (parentId === undefined) throw new Error(`A collection is to be inside of "${parent}", which there is not.`)
    const written = await writeDraft(tx, draft, parentId, by)
    ids.set(draft.slug.toLowerCase(), written.id)
    audits.push(written)
    await writePlannedTranslations(tx, COLLECTION_TRANSLATIONS, { ...draft, id: written.id }, by).catch(
      orSlugTaken(COLLECTION_TRANSLATIONS),
    )
  }
  await recordAudits(tx, 'collection', audits, by)
  for (const order of orders)
    await writeCollectionOrder(
      tx,
      order.flatMap((slug) => ids.get(slug) ?? []),
    )
  await writePlaced(tx, placed, ids, by)
  return drafts.flatMap(({ held, columns }) => (columns.picture_key !== undefined && held?.picture_key) || [])
}

async function writePlaced(
  tx: Database,
  placed: readonly CollectionProductsDraft[],
  collections: ReadonlyMap<string, number>,
  by: AuditActor,
): Promise<void> {
  if (placed.length === 0) return
  const wanted = placed.flatMap(({ draft, ids }) => {
    const collection = collections.get(draft.slug.toLowerCase())
    return collection === undefined ? [] : [{ collection, ...ids }]
  })
  const { added, gone } = await setCollectionProducts(tx, wanted)
  const slugs = await slugsOfProducts(
    tx,
    [...added, ...gone].map(({ product_id }) => product_id),
  )
  const named = (product: number) => slugs.get(product) ?? String(product)
  const membershipChanges = (pairs: typeof added, isIn: boolean) =>
    pairs.map(({ collection_id, product_id }) => ({
      id: collection_id,
      changed: [{ field: 'products', old: isIn ? null : named(product_id), new: isIn ? named(product_id) : null }],
    }))
  await recordAudits(tx, 'collection', [...membershipChanges(gone, false), ...membershipChanges(added, true)], by)
}

interface Written {
  id: number
  changed: ValueChange[]
}

async function writeDraft(
  tx: Database,
  { slug, held, columns }: CollectionDraft,
  parent_id: number | null,
  by: AuditActor,
): Promise<Written> {
  if (!held) {
    const row: CollectionColumns = { title: slug, ...COLLECTION_DEFAULTS, ...columns, slug, parent_id }
    const id = await insertCollection(tx, row, by.now)
    return { id, changed: [collectionCreated(row.title)] }
  }
  const change = { ...columns, ...(parent_id !== held.parent_id && { parent_id }) }
  await writeCollection(tx, held, change, by.now)
  return { id: held.id, changed: changesOfCollection(held, change) }
}
