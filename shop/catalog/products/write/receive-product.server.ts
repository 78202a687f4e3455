import type { z } from 'zod'
import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { fieldErrors } from '../../../../server/http/field-errors.ts'
import { Refusal, type ResponseErrors, refuseFields } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { TRANSLATED_SLUG_TAKEN } from '../../../core/translations/save-translations.server.ts'
import { insertImages } from '../../../ui/images/images-store.server.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { addProductRuleErrors, NAME_TAKEN, OPTIONS_TAKEN, SKU_TAKEN, SLUG_TAKEN } from './product-rules.server.ts'
import { addPictureErrors, discardPictures, type StoredPictures, storePictures } from './sent-pictures.server.ts'
import type { SentProduct } from './sent-product.server.ts'

interface Received<Schema> {
  schema: Schema
  draft: SentProduct
  product: ProductRow | undefined
  source?: ProductRow | undefined
}

/**
 * Validates a product form and stores its images. Reports all errors at once.
 * @param product the current product; undefined for a new one
 * @param source the product that images are copied from, for a new product
 * @throws Refusal with the field errors; no image is stored then
 */
export async function receiveProduct<Schema extends z.ZodType>(
  { db, media }: Services,
  { schema, draft, product, source }: Received<Schema>,
): Promise<{ form: z.output<Schema>; stored: StoredPictures }> {
  const read = schema.safeParse(draft, { error: fieldText })
  const errors: ResponseErrors = read.success ? {} : fieldErrors(read.error)
  await addProductRuleErrors(errors, db, draft, product, source)
  if (!read.success || isAny(errors)) {
    await addPictureErrors(errors, draft)
    throw refuseFields(errors)
  }
  const stored = await storePictures(errors, draft, media)
  if (isAny(errors)) throw refuseFields(errors)
  return { form: read.data, stored }
}

/** Validates a form again under the lock. @throws Refusal with its field errors */
export async function refuseUnfit(tx: Database, draft: SentProduct, held: ProductRow): Promise<void> {
  const errors: ResponseErrors = {}
  await addProductRuleErrors(errors, tx, draft, held)
  if (isAny(errors)) throw refuseFields(errors)
}

/**
 * Writes a product with its images in one transaction. A refused write leaves no files behind.
 * @throws Refusal with the field error of a concurrent write
 */
export async function writeWithPictures<T>(
  { db, media, clock }: Services,
  stored: StoredPictures,
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      await insertImages(tx, [...stored.values()], clock())
      return write(tx)
    })
  } catch (error) {
    const refusal = asRefusal(error)
    // After other errors, such as a lost connection, the commit may have succeeded. The image sweep decides later.
    if (refusal) await discardPictures(media, stored)
    throw refusal ?? error
  }
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  switch (brokenConstraint(error)) {
    case 'products_living_slug':
      return refuseFields({ slug: [SLUG_TAKEN] })
    case 'product_translations_slug':
      return refuseFields({ slug: [TRANSLATED_SLUG_TAKEN] })
    case 'variants_living_name':
      // PostgreSQL folds some letters that JavaScript does not.
      return refuseFields({ variants: [NAME_TAKEN] })
    case 'variants_living_sku':
      // A concurrent request took the SKU.
      return refuseFields({ variants: [SKU_TAKEN] })
    case 'variants_living_options':
      return refuseFields({ variants: [OPTIONS_TAKEN] })
    default:
      return undefined
  }
}

const isAny = (errors: ResponseErrors) => Object.keys(errors).length > 0
