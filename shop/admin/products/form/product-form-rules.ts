import { z } from 'zod'
import { texts } from '#texts/catalog/products'
import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { nestedName } from '../../../../lib/forms/nested-form.ts'
import {
  ImageBody,
  listOf,
  NewProductBody,
  VariantBody,
} from '../../../catalog/products/fields/product-body.contract.ts'
import { TYPED_DETAIL_RULES, TypedPrice, TypedStock } from '../../../catalog/products/fields/product-fields.contract.ts'
import { MAX_IMAGES, MAX_VARIANTS } from '../../../catalog/products/fields/product-limits.contract.ts'
import { bodyOfDraft } from '../drafts/form-of-draft.ts'
import { hasPicture, type PictureDraft, type ProductDraft } from '../drafts/product-draft.ts'

/** A placeholder text; empty without a picture. */
const Picture = z.string().min(1, { error: () => texts.noFileWasSubmitted })

/** The form as typed: numbers in local notation, stored pictures among the new ones. */
const TypedProduct = NewProductBody.extend({
  price: TypedPrice,
  thumbnail: Picture,
  variants: listOf(
    MAX_VARIANTS,
    VariantBody.extend({
      stock: TypedStock,
      ...TYPED_DETAIL_RULES,
      images: z
        .array(ImageBody.extend({ image: Picture }))
        .min(1, { error: () => texts.chooseAPicture })
        .max(MAX_IMAGES),
    }),
  ),
})

/** Validates a product draft; error paths are the names of the form's fields. */
export const ProductForm = z.custom<ProductDraft>().superRefine((draft, context) => {
  const read = TypedProduct.safeParse(typed(draft), { error: fieldText })
  // The form derives the slug from the title, so an empty title gets one error only.
  const isSlugAwaited = draft.slug === '' && draft.title.trim() === ''
  for (const { path, message } of read.error?.issues ?? [])
    if (!(isSlugAwaited && path[0] === 'slug')) context.addIssue({ code: 'custom', path: [nestedName(path)], message })
})

/**
 * Converts a draft for validation. The stock and the pictures are submitted in other forms, so these are validated
 * here.
 */
function typed(draft: ProductDraft) {
  const { variants = [], ...body } = bodyOfDraft(draft, undefined)
  return {
    ...body,
    // A thumbnail that follows the first picture is not reported separately when that is missing.
    thumbnail: draft.followsFirst ? 'there' : isThere(draft.thumbnail),
    variants: draft.variants.map(({ stock, isColor, color, images }, index) => ({
      ...variants[index],
      stock,
      color: isColor ? color : undefined,
      images: images.map((picture) => ({ alt: picture.alt, image: isThere(picture) })),
    })),
  }
}

const isThere = (picture: PictureDraft) => (hasPicture(picture) ? 'there' : '')
