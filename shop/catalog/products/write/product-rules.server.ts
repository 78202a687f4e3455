import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { addFieldError } from '../../../../server/http/field-errors.ts'
import type { ResponseErrors } from '../../../../server/http/refusal.ts'
import { invalidPk } from '../fields/product-body.contract.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import type { SentProduct, SentVariant } from './sent-product.server.ts'

export const SLUG_TAKEN = 'product with this slug already exists.'
export const NAME_TAKEN = 'variant with this name already exists.'
export const OPTION_TWICE = 'No two options may have the same name.'
export const OPTIONS_MISSING = 'Say one value for each option of the product.'
export const OPTIONS_TAKEN = 'variant with these values already exists.'
export const SKU_TAKEN = 'variant with this SKU already exists.'
export const CHANGED_MEANWHILE = 'This product was changed by someone else. Reload it and try again.'

/**
 * Adds what only the shop knows to be wrong with a form: a slug or name that is taken, ids of what is not there. It looks at the draft, so
 * that what is wrong elsewhere in the form hides none of this.
 * @param product as it is now; undefined for a new one
 * @param source where pictures are copied from, for a new one
 */
export async function addProductRuleErrors(
  errors: ResponseErrors,
  db: Database,
  draft: SentProduct,
  product: ProductRow | undefined,
  source = product,
): Promise<void> {
  if (typeof draft.slug === 'string' && (await isTaken(db, draft.slug.trim(), product?.id)))
    addFieldError(errors, ['slug'], SLUG_TAKEN)
  for (const text of await bundleErrors(db, draft.frequentlyBoughtTogether ?? [], product?.id))
    addFieldError(errors, ['frequentlyBoughtTogether'], text)
  addErrorsOfChildren(errors, draft.variants ?? [], product)
  addErrorsOfNames(errors, draft.variants ?? [], product)
  await addErrorsOfSkus(errors, db, draft.variants ?? [], product)
  addErrorsOfOptions(errors, draft, product)
  addErrorsOfCopies(errors, draft.variants ?? [], source)
  if (!product && !source && draft.copied_from !== undefined)
    addFieldError(errors, ['copied_from'], invalidPk(draft.copied_from))
}

/** A draft may hold anything; PostgreSQL takes no text with a NUL, so nothing there has one. */
const canBeKept = (text: string) => !text.includes('\0')

async function isTaken(db: Database, slug: string, ownId: number | undefined): Promise<boolean> {
  if (!canBeKept(slug)) return false
  const other = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`lower(slug) = lower(${slug})`)
    .where('deleted_at', 'is', null)
    .where('id', 'is distinct from', ownId ?? null)
    .executeTakeFirst()
  return other !== undefined
}

async function bundleErrors(db: Database, ids: readonly string[], ownId: number | undefined): Promise<string[]> {
  const asked = ids.filter((id) => /^[1-9]\d{0,15}$/.test(id)).map(Number)
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${asked}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const living = new Set(found.map(({ id }) => String(id)))
  return ids.flatMap((id) => {
    if (id === String(ownId)) return ['A product cannot be bundled with itself.']
    return living.has(id) ? [] : [invalidPk(id)]
  })
}

/** A child must be this product's, or this variant's, and be named once. */
function addErrorsOfChildren(
  errors: ResponseErrors,
  variants: readonly SentVariant[],
  product: ProductRow | undefined,
): void {
  const unnamed = new Map(product?.variants.map((variant) => [String(variant.id), variant]))
  for (const [index, { kind, for_update_id, images = [] }] of variants.entries()) {
    if (kind === 'new') continue
    const id = String(for_update_id)
    const variant = unnamed.get(id)
    unnamed.delete(id)
    if (!variant) {
      addFieldError(errors, ['variants', index, 'for_update_id'], invalidPk(id))
      continue
    }
    const imageIds = new Set(variant.images.map((image) => String(image.id)))
    for (const [place, image] of images.entries()) {
      if (image.kind === 'new' || imageIds.delete(String(image.for_update_id))) continue
      addFieldError(errors, ['variants', index, 'images', place, 'for_update_id'], invalidPk(image.for_update_id))
    }
  }
}

/** Of the variants that the product will have, no two are called the same. */
function addErrorsOfNames(
  errors: ResponseErrors,
  variants: readonly SentVariant[],
  product: ProductRow | undefined,
): void {
  const taken = new Set<string>()
  for (const [index, { name, for_update_id }] of variants.entries()) {
    const kept = product?.variants.find(({ id }) => String(id) === for_update_id)
    const text = name === undefined ? kept?.name : name
    if (typeof text !== 'string' || text.trim() === '') continue
    const plain = folded(text)
    if (taken.has(plain)) addFieldError(errors, ['variants', index, 'name'], NAME_TAKEN)
    taken.add(plain)
  }
}

/** Each variant that the product will have has one value for each of its options, and no two have the same. */
function addErrorsOfOptions(errors: ResponseErrors, draft: SentProduct, product: ProductRow | undefined): void {
  const names = draft.options ?? product?.options ?? []
  const isTwice = names.some((name, index) => names.findIndex((other) => folded(other) === folded(name)) !== index)
  if (isTwice) addFieldError(errors, ['options'], OPTION_TWICE)
  // Without a list of variants they stay as they are, and so must the number of options.
  const variants =
    draft.variants ?? product?.variants.map(({ options }) => ({ options, for_update_id: undefined })) ?? []
  const taken = new Set<string>()
  for (const [index, { options, for_update_id }] of variants.entries()) {
    const kept = product?.variants.find(({ id }) => String(id) === for_update_id)
    const values = options ?? kept?.options ?? []
    const at = draft.variants ? ['variants', index, 'options'] : ['options']
    if (values.length !== names.length) addFieldError(errors, at, OPTIONS_MISSING)
    else if (names.length > 0 && taken.has(combination(values))) addFieldError(errors, at, OPTIONS_TAKEN)
    taken.add(combination(values))
  }
}

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()
/** Values as they are compared with those of other variants. */
export const combination = (values: readonly string[]): string => JSON.stringify(values.map(folded))

/** What is to be copied is an image of this product, or of the one that it is copied from. */
function addErrorsOfCopies(
  errors: ResponseErrors,
  variants: readonly SentVariant[],
  source: ProductRow | undefined,
): void {
  const known = new Set(source?.variants.flatMap(({ images }) => images.map(({ id }) => String(id))))
  for (const [index, { images = [] }] of variants.entries())
    for (const [place, { copy_of }] of images.entries())
      if (copy_of !== undefined && !known.has(String(copy_of)))
        addFieldError(errors, ['variants', index, 'images', place, 'copy_of'], invalidPk(copy_of))
}

/** Of all variants that the shop will have, no two have the same number. */
async function addErrorsOfSkus(
  errors: ResponseErrors,
  db: Database,
  variants: readonly SentVariant[],
  product: ProductRow | undefined,
): Promise<void> {
  const skus = variants.map(({ sku, for_update_id }) => {
    const kept = product?.variants.find(({ id }) => String(id) === for_update_id)
    const text = sku === undefined ? kept?.sku : sku
    return typeof text === 'string' ? foldedSku(text) : ''
  })
  const others = await findSkus(db, skus, product?.id)
  for (const [index, sku] of skus.entries())
    if (sku !== '' && (others.has(sku) || skus.indexOf(sku) < index))
      addFieldError(errors, ['variants', index, 'sku'], SKU_TAKEN)
}

/** Writes a SKU as it is compared with others. */
export const foldedSku = folded

/**
 * Finds those of these SKUs, folded, that living variants have already, each with the slug of its product in lower case.
 * @param exceptOf a product whose own variants do not count
 */
export async function findSkus(
  db: Database,
  folded: readonly string[],
  exceptOf?: number,
): Promise<Map<string, string>> {
  const wanted = folded.filter((sku) => sku !== '' && canBeKept(sku))
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ sku: string; slug: string }>`
    select lower(sku) as sku, lower(slug) as slug from variants join products on products.id = product_id
    where variants.deleted_at is null and lower(sku) = any (${wanted}::text[]) and product_id is distinct from ${exceptOf ?? null}`.execute(
    db,
  )
  return new Map(rows.map(({ sku, slug }) => [sku, slug]))
}
