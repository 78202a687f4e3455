import type { Database } from '../../../../server/db/open.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import { type AuditActor, recordAudit, recordAudits } from '../../../core/activity-log/audit-log-store.server.ts'
import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import { repriceProductsOnSale } from '../../pricing/reprice.server.ts'
import { enqueuePublishing } from '../publication/publish-products.server.ts'
import { findProductsByIds, type ProductRow } from '../read/catalogue-store.server.ts'
import type { StockCause } from '../stock/stock-cause.server.ts'
import { changesBetween } from './changes-between.server.ts'
import type { ProductChange, ProductWrite, VariantWrite } from './product-write.server.ts'
import {
  insertProducts,
  lockProducts,
  markDeleted,
  replaceBundles,
  updateProducts,
  wasOrdered,
} from './products-store.server.ts'
import { releaseImages, replaceVariants } from './variants-store.server.ts'

/** Inserts new products with stored images. Call in a transaction. @returns the ids in this order */
export async function writeNewProducts(
  tx: Database,
  wanted: readonly ProductWrite<string>[],
  by: AuditActor,
  why: StockNote = {},
): Promise<number[]> {
  if (wanted.length === 0) return []
  for (const { state, thumbnail } of wanted) refuseWithoutPicture(state, thumbnail)
  const columns = wanted.map(({ bundled: _, thumbnail, variants, ...own }) => ({
    ...own,
    thumbnail_key: thumbnail,
    variant_names: variants.map(wordsOf).join(', '),
  }))
  const ids = await insertProducts(tx, columns, by.now)
  const written = wanted.flatMap((product, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...product, id }]
  })
  await replaceBundles(tx, written)
  await replaceVariants(tx, written, causeOf(by, why))
  await enqueuePublishing(tx, written, by.now)
  const audits = written.map(({ id, title }) => ({ id, changed: [{ field: 'product', old: null, new: title }] }))
  await recordAudits(tx, 'product', audits, by)
  return ids
}

/**
 * Locks existing products until the end of the transaction.
 * @returns the locked products by id, without deleted ones
 */
export async function lockProductsForUpdate(tx: Database, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  await lockProducts(tx, ids)
  return read(tx, ids)
}

/** Locks one product; undefined if it was deleted. */
export async function lockProduct(tx: Database, id: number): Promise<ProductRow | undefined> {
  return (await lockProductsForUpdate(tx, [id])).get(id)
}

/** A locked product and its changes. */
export interface LockedChange {
  held: ProductRow
  change: ProductChange<string>
}

/** The effects of a change on other products. */
interface WriteEffects {
  /** A product's similar or bundled products may have changed. */
  changesRecommendations: boolean
  /** A product may have become public or non-public. */
  changesVisibility: boolean
}

/** The reason and the note of stock changes; by default a correction. */
export type StockNote = Partial<Pick<StockCause, 'reason' | 'note' | 'key'>>

const causeOf = ({ actorId, keyId, now }: AuditActor, { reason = 'counted', note, key }: StockNote): StockCause => ({
  ...{ reason, note, key },
  staff: actorId,
  api_key: keyId,
  at: now,
})

/** Writes the changes of locked products. */
export async function writeChanges(
  tx: Database,
  changes: readonly LockedChange[],
  by: AuditActor,
  why: StockNote = {},
): Promise<WriteEffects> {
  if (changes.length === 0) return { changesRecommendations: false, changesVisibility: false }
  const wanted = changes.map(({ held: { id }, change }) => ({ ...change, thumbnail_key: change.thumbnail, id }))
  await updateProducts(tx, wanted, by.now)
  await replaceBundles(
    tx,
    wanted.flatMap(({ id, bundled }) => (bundled ? [{ id, bundled }] : [])),
  )
  await replaceVariants(
    tx,
    wanted.flatMap(({ id, variants }) => (variants ? [{ id, variants }] : [])),
    causeOf(by, why),
  )
  await enqueuePublishing(tx, wanted, by.now)
  await repriceProductsOnSale(
    tx,
    wanted.map(({ id }) => id),
    by.now,
  )
  const now = await read(
    tx,
    wanted.map(({ id }) => id),
  )
  const audits = changes.map(({ held }) => {
    const after = now.get(held.id)
    if (!after) throw new Error('A product that is held must be there.')
    refuseWithoutPicture(after.state, after.thumbnail_key)
    return { id: held.id, changed: changesBetween(held, after) }
  })
  await recordAudits(tx, 'product', audits, by)
  const fields = new Set(audits.flatMap(({ changed }) => changed.map(({ field }) => field)))
  const changesVisibility = fields.has('state') || fields.has('published_from')
  const changesRecommendations = ['title', 'description', 'frequentlyBoughtTogether'].some((field) => fields.has(field))
  return { changesRecommendations: changesRecommendations || changesVisibility, changesVisibility }
}

/** A published product needs its own image, not the placeholder. @throws Refusal */
function refuseWithoutPicture(state: ProductRow['state'], thumbnail: string): void {
  if (state === 'published' && thumbnail === NO_PICTURE_KEY) throw refuse(PICTURE_MISSING)
}

const PICTURE_MISSING = 'This product has no picture. Add one before you publish it.'

const WAS_ORDERED = 'It was ordered, so it can only be hidden.'

/** Deletes a locked product. @throws Refusal 409 with `unlessOrdered` if it was ordered */
export async function deleteLocked(
  tx: Database,
  { id, title }: ProductRow,
  by: AuditActor,
  { unlessOrdered = false } = {},
): Promise<void> {
  if (unlessOrdered && (await wasOrdered(tx, id))) throw refuse(WAS_ORDERED, 409)
  await markDeleted(tx, id, by.now)
  await releaseImages(tx, [id])
  await recordAudit(tx, { kind: 'product', id }, [{ field: 'product', old: title, new: null }], by)
}

async function read(tx: Database, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  const products = await findProductsByIds(tx, ids, null, 'staff')
  return new Map(products.map((product) => [product.id, product]))
}

/**
 * Returns the search words of a variant as the database function `variant_words` does: its name, then option values
 * and contents that the name lacks.
 */
function wordsOf({
  name = '',
  options = [],
  details,
}: Pick<VariantWrite<string>, 'name' | 'options' | 'details'>): string {
  const others = [...options, details?.contents ?? ''].filter(
    (value) => !name.toLowerCase().includes(value.toLowerCase()),
  )
  return [name, ...others].join(' ')
}
