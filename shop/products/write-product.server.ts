import type { Database } from '../../server/db/open.ts'
import { findProducts, type ProductRow } from '../catalogue/catalogue-store.server.ts'
import { type ChangedBy, noteChanges } from '../changes/changes-store.server.ts'
import { changesBetween } from './changes-between.server.ts'
import {
  insertProduct,
  lockProduct,
  markDeleted,
  type ProductColumns,
  replaceBundle,
  updateProduct,
} from './products-store.server.ts'
import { letGoOfImages, replaceVariants, type WantedVariant } from './variants-store.server.ts'

/** A product as it is to be. The first variant is the default. */
export interface WantedProduct extends ProductColumns {
  bundled: readonly number[]
  variants: readonly WantedVariant[]
}

/** What changes of a product. Lists that are given are complete. */
export type ProductChange = Partial<WantedProduct>

/** Writes a new product, its pictures being known already. In a transaction. @returns its id */
export async function writeNewProduct(
  tx: Database,
  { bundled, variants, ...columns }: WantedProduct,
  by: ChangedBy,
): Promise<number> {
  const id = await insertProduct(tx, columns, by.now)
  await replaceBundle(tx, id, bundled)
  await replaceVariants(tx, id, variants, by.now)
  await noteChanges(tx, { kind: 'product', id }, [{ field: 'product', old: null, new: columns.title }], by)
  return id
}

/**
 * Holds a living product until the end of the transaction.
 * @returns the product as it is from now on; undefined when it is gone
 */
export async function holdProduct(tx: Database, id: number): Promise<ProductRow | undefined> {
  return (await lockProduct(tx, id)) ? read(tx, id) : undefined
}

/** Writes what changes of a product that is held. @returns whether it may now be like, or be bought with, other products than before */
export async function writeChanges(
  tx: Database,
  held: ProductRow,
  { bundled, variants, ...columns }: ProductChange,
  by: ChangedBy,
): Promise<boolean> {
  await updateProduct(tx, held.id, columns, by.now)
  if (bundled) await replaceBundle(tx, held.id, bundled)
  if (variants) await replaceVariants(tx, held.id, variants, by.now)
  const changed = changesBetween(held, await read(tx, held.id))
  await noteChanges(tx, { kind: 'product', id: held.id }, changed, by)
  return changed.some(({ field }) => ['title', 'description', 'frequentlyBoughtTogether'].includes(field))
}

/** Takes a product that is held off the shelves. */
export async function deleteHeld(tx: Database, { id, title }: ProductRow, by: ChangedBy): Promise<void> {
  await markDeleted(tx, id, by.now)
  await letGoOfImages(tx, id)
  await noteChanges(tx, { kind: 'product', id }, [{ field: 'product', old: title, new: null }], by)
}

async function read(tx: Database, id: number): Promise<ProductRow> {
  const [product] = await findProducts(tx, [id], null)
  if (!product) throw new Error('A product that is held must be there.')
  return product
}
