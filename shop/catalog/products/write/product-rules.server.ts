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
export const OPTIONS_MISSING = 'Enter one value for each option of the product.'
export const OPTIONS_TAKEN = 'variant with these values already exists.'
export const SKU_TAKEN = 'variant with this SKU already exists.'
export const CHANGED_MEANWHILE = 'This product was changed by someone else. Reload it and try again.'

/**
 * Adds the errors that need the database: taken slugs and names, unknown ids. It checks the unvalidated draft, so that
 * all errors are reported at once.
 * @param product the current product; undefined for a new one
 * @param source the product that images are copied from, for a new product
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

/** The draft is unvalidated, and PostgreSQL does not accept NUL in texts. */
const isStorable = (text: string) => !text.includes('\0')

async function isTaken(db: Database, slug: string, ownId: number | undefined): Promise<boolean> {
  if (!isStorable(slug)) return false
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
  const requestedIds = ids.filter((id) => /^[1-9]\d{0,15}$/.test(id)).map(Number)
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${requestedIds}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const existingIds = new Set(found.map(({ id }) => String(id)))
  return ids.flatMap((id) => {
    if (id === String(ownId)) return ['A product cannot be bundled with itself.']
    return existingIds.has(id) ? [] : [invalidPk(id)]
  })
}

/** Children must belong to this product or variant and be listed once. */
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

/** The names of the resulting variants must be unique. */
function addErrorsOfNames(
  errors: ResponseErrors,
  variants: readonly SentVariant[],
  product: ProductRow | undefined,
): void {
  const taken = new Set<string>()
  for (const [index, { name, for_update_id }] of variants.entries()) {
    const existing = product?.variants.find(({ id }) => String(id) === for_update_id)
    const text = name === undefined ? existing?.name : name
    if (typeof text !== 'string' || text.trim() === '') continue
    const plain = folded(text)
    if (taken.has(plain)) addFieldError(errors, ['variants', index, 'name'], NAME_TAKEN)
    taken.add(plain)
  }
}

/** Each resulting variant must have one value per option, and combinations must be unique. */
function addErrorsOfOptions(errors: ResponseErrors, draft: SentProduct, product: ProductRow | undefined): void {
  const names = draft.options ?? product?.options ?? []
  const hasDuplicates = names.some(
    (name, index) => names.findIndex((other) => folded(other) === folded(name)) !== index,
  )
  if (hasDuplicates) addFieldError(errors, ['options'], OPTION_TWICE)
  // Without a list of variants they stay unchanged, so the number of options must not change.
  const variants =
    draft.variants ?? product?.variants.map(({ options }) => ({ options, for_update_id: undefined })) ?? []
  const taken = new Set<string>()
  for (const [index, { options, for_update_id }] of variants.entries()) {
    const existing = product?.variants.find(({ id }) => String(id) === for_update_id)
    const values = options ?? existing?.options ?? []
    const at = draft.variants ? ['variants', index, 'options'] : ['options']
    if (values.length !== names.length) addFieldError(errors, at, OPTIONS_MISSING)
    else if (names.length > 0 && taken.has(combination(values))) addFieldError(errors, at, OPTIONS_TAKEN)
    taken.add(combination(values))
  }
}

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()
/** Normalises option values for comparing variants. */
export const combination = (values: readonly string[]): string => JSON.stringify(values.map(folded))

/** Copied images must belong to this product or its copy source. */
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

/** SKUs must be unique in the shop. */
async function addErrorsOfSkus(
  errors: ResponseErrors,
  db: Database,
  variants: readonly SentVariant[],
  product: ProductRow | undefined,
): Promise<void> {
  const skus = variants.map(({ sku, for_update_id }) => {
    const existing = product?.variants.find(({ id }) => String(id) === for_update_id)
    const text = sku === undefined ? existing?.sku : sku
    return typeof text === 'string' ? foldedSku(text) : ''
  })
  const others = await findSkus(db, skus, product?.id)
  for (const [index, sku] of skus.entries())
    if (sku !== '' && (others.has(sku) || skus.indexOf(sku) < index))
      addFieldError(errors, ['variants', index, 'sku'], SKU_TAKEN)
}

/** Normalises a SKU for comparison. */
export const foldedSku = folded

/**
 * Finds which normalised SKUs are in use, with the lower-case slug of their product.
 * @param ignoredProduct a product to ignore
 */
export async function findSkus(
  db: Database,
  folded: readonly string[],
  ignoredProduct?: number,
): Promise<Map<string, string>> {
  const wanted = folded.filter((sku) => sku !== '' && isStorable(sku))
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ sku: string; slug: string }>`
    select lower(sku) as sku, lower(slug) as slug from variants join products on products.id = product_id
    where variants.deleted_at is null and lower(sku) = any (${wanted}::text[]) and product_id is distinct from ${ignoredProduct ?? null}`.execute(
    db,
  )
  return new Map(rows.map(({ sku, slug }) => [sku, slug]))
}
