import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { prepared } from '../../../../server/db/prepared.ts'
import { MAX_STOCK } from '../fields/product-fields.contract.ts'
import { DETAIL_NAMES, VARIANT_DETAILS } from '../read/variant-details.contract.ts'
import { CAUSE_SETTING, type StockCause, setStockCause } from '../stock/stock-cause.server.ts'
import { optionsIn, optionsOf } from './options-in-sql.server.ts'
import type { VariantImageWrite, VariantWrite } from './product-write.server.ts'

type At<T> = T & { product_id: number; position: number }
type Added = At<Extract<VariantWrite<string>, { kind: 'new' }>>
type ExistingVariant = At<Extract<VariantWrite<string>, { kind: 'kept' }>>

/**
 * Replaces the variants of products, in this order. Call while the products are locked.
 * @param cause why stock changes
 */
export async function replaceVariants(
  tx: Database,
  products: readonly { id: number; variants: readonly VariantWrite<string>[] }[],
  cause: StockCause,
): Promise<void> {
  const placed = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({ ...variant, product_id: id, position })),
  )
  const existing = placed.filter((variant): variant is ExistingVariant => variant.kind === 'kept')
  const added = placed.filter((variant): variant is Added => variant.kind === 'new')

  await removeOthers(
    tx,
    products.map(({ id }) => id),
    existing,
    cause.at,
  )
  if (placed.some(({ stock }) => stock !== undefined)) await setStockCause(tx, cause)
  await updateExisting(tx, existing)
  const addedIds = await insertAdded(tx, added)

  const imagesOf = placed.flatMap((variant) => {
    const id = variant.kind === 'kept' ? variant.id : addedIds.get(placeOf(variant))
    return id !== undefined && variant.images ? [{ id, images: variant.images }] : []
  })
  await replaceImages(tx, imagesOf)
}

const placeOf = ({ product_id, position }: { product_id: number; position: number }) => `${product_id} ${position}`

async function removeOthers(
  tx: Database,
  productIds: readonly number[],
  existing: readonly ExistingVariant[],
  now: Date,
): Promise<void> {
  const ids = existing.map(({ id }) => id)
  await sql`update variants set deleted_at = ${now}
    where product_id = any(${productIds}::bigint[]) and deleted_at is null and id <> all(${ids}::bigint[])`.execute(tx)
  await releaseImages(tx, productIds)
}

/** Releases the images of deleted variants. Orders have their own copies. */
export async function releaseImages(tx: Database, productIds: readonly number[]): Promise<void> {
  await sql`delete from variant_images using variants
    where variant_id = variants.id and product_id = any(${productIds}::bigint[]) and deleted_at is not null`.execute(tx)
}

async function updateExisting(tx: Database, changed: readonly ExistingVariant[]): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const rows = await tx.selectFrom('variants').select(['id', 'stock']).where('id', 'in', ids).execute()
  const before = new Map(rows.map(({ id, stock }) => [id, stock]))
  const existing = changed.map(({ stock, seen, ...variant }) => ({
    ...variant,
    stock: stock === undefined ? undefined : countedStock({ stock, seen }, before.get(variant.id) ?? 0),
  }))
  const given = DETAIL_NAMES.map((name) => {
    const { column, sqlType } = VARIANT_DETAILS[name]
    const [values, sets] = [sql.ref(column), sql.ref(`sets_${column}`)]
    return {
      arrays: sql`${existing.map(({ details }) => details?.[name] !== undefined)}::boolean[],
        ${existing.map(({ details }) => details?.[name] ?? null)}::${sql.raw(sqlType)}[]`,
      names: sql`${sets}, ${values}`,
      set: sql`${values} = case when wanted.${sets} then wanted.${values} else variants.${values} end`,
    }
  })
  await sql`
    update variants set name = coalesce(wanted.name, variants.name), stock = coalesce(wanted.stock, variants.stock),
      color = case when wanted.sets_color then wanted.color else variants.color end, position = wanted.position,
      options = ${optionsOf('variants')}, ${sql.join(given.map(({ set }) => set))}
    from unnest(${ids}::bigint[], ${existing.map(({ name }) => name ?? null)}::text[],
      ${existing.map(({ color }) => color !== undefined)}::boolean[],
      ${existing.map(({ color }) => color ?? null)}::text[],
      ${existing.map(({ stock }) => stock ?? null)}::integer[], ${existing.map(({ position }) => position)}::integer[],
      ${optionsIn(existing)}, ${sql.join(given.map(({ arrays }) => arrays))})
      as wanted (id, name, sets_color, color, stock, position, options, ${sql.join(given.map(({ names }) => names))})
    where variants.id = wanted.id`.execute(tx)
}

/** Returns the stock after a count. Sales and reservations since the count's start are preserved. */
export const countedStock = ({ stock, seen }: { stock: number; seen?: number | undefined }, now: number): number =>
  seen === undefined ? stock : Math.min(MAX_STOCK, Math.max(0, now + stock - seen))

/** @returns the ids by their places */
async function insertAdded(tx: Database, added: readonly Added[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const rows = await tx
    .insertInto('variants')
    .values(
      added.map(({ product_id, name, color, stock, position, options, details }) => ({
        ...{ product_id, name, color, stock, position, options: [...options] },
        ...Object.fromEntries(DETAIL_NAMES.map((detail) => [VARIANT_DETAILS[detail].column, details[detail] ?? null])),
      })),
    )
    .returning(['id', 'product_id', 'position'])
    .execute()
  return new Map(rows.map((row) => [placeOf(row), row.id]))
}

/** A stock difference of a variant. */
interface StockChange {
  variant_id: number
  change: number
}

/**
 * Changes the stock of variants, in one statement. Call it while the variants are locked.
 * @param changes each of a different variant
 * @param cause why, such as an order
 * @returns the catalogue notices of the change, for `notifySold` after the commit
 * @throws Error when a variant has too little stock, which means that it was not locked
 */
export async function moveStock(tx: Database, changes: readonly StockChange[], cause: StockCause): Promise<string[]> {
  if (changes.length === 0) return []
  const [done] = await stockMoved(tx, {
    variants: changes.map(({ variant_id }) => variant_id),
    changes: changes.map(({ change }) => change),
    cause: JSON.stringify(cause),
  })
  if (done?.moved !== changes.length) throw new Error('Stock was moved although its rows were not locked.')
  return done.notices
}

interface MovementColumns {
  variants: number[]
  changes: number[]
  cause: string
}

const stockMoved = prepared(
  // The condition on the stock guards the write once more: stock never becomes negative, even if an earlier check
  // missed it. The trigger that records the movements runs at the end of the statement, when the cause is set.
  ({ variants, changes, cause }: MovementColumns) => sql<{ notices: string[]; moved: number }>`
    with moved as (
      update variants set stock = stock + wanted.change
      from unnest(${variants}::bigint[], ${changes}::integer[]) as wanted (id, change)
      where variants.id = wanted.id and stock + wanted.change >= 0
      returning sale_notice(product_id, stock - wanted.change, stock) as notice)
    select array_agg(notice) as notices, count(*) as moved, set_config(${sql.lit(CAUSE_SETTING)}, ${cause}, true)
    from moved`,
)

/** Reverts the stock changes of an order that is about to be deleted. Call while its variants are locked. */
export async function revertMovementsOf(tx: Database, orderId: number, at: Date): Promise<void> {
  await setStockCause(tx, { reason: 'test_removed', at })
  await sql`
    update variants set stock = stock - moved.change
    from (select variant_id, sum(change) as change from stock_movements where order_id = ${orderId} group by variant_id) as moved
    where variants.id = moved.variant_id and moved.change <> 0`.execute(tx)
  await detachMovements(tx, [orderId])
}

/** Removes the link of stock movements to orders that are about to be deleted. */
export async function detachMovements(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx.updateTable('stock_movements').set({ order_id: null }).where('order_id', 'in', orderIds).execute()
}

/** Replaces the images of variants, in this order. */
async function replaceImages(
  tx: Database,
  imagesOf: readonly { id: number; images: readonly VariantImageWrite<string>[] }[],
): Promise<void> {
  const placed = imagesOf.flatMap(({ id: variant_id, images }) =>
    images.map((image, position) => ({ variant_id, position, image })),
  )
  const existing = placed.flatMap(({ image, position }) => (image.kind === 'kept' ? [{ ...image, position }] : []))
  const added = placed.flatMap(({ image, ...place }) =>
    image.kind === 'new' ? [{ ...place, image_key: image.picture, alt: image.alt }] : [],
  )
  const ids = existing.map(({ id }) => id)
  await sql`delete from variant_images
    where variant_id = any(${imagesOf.map(({ id }) => id)}::bigint[]) and id <> all(${ids}::bigint[])`.execute(tx)
  await sql`
    update variant_images set image_key = coalesce(wanted.key, image_key), alt = coalesce(wanted.alt, variant_images.alt),
      position = wanted.position
    from unnest(${ids}::bigint[], ${existing.map(({ picture }) => picture ?? null)}::text[],
      ${existing.map(({ alt }) => alt ?? null)}::text[],
      ${existing.map(({ position }) => position)}::integer[]) as wanted (id, key, alt, position)
    where variant_images.id = wanted.id`.execute(tx)
  if (added.length > 0) await tx.insertInto('variant_images').values(added).execute()
}
