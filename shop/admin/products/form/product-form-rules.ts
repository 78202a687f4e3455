import { z } from 'zod'
import * as texts from '#texts/catalog/products'
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

/** Stands where the form says whether there is a picture. */
const Picture = z.string().min(1, texts.noFileWasSubmitted)

/** The form as people fill it in: numbers as they write them, pictures that the shop has already among the new ones. */
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
        .min(1, texts.chooseAPicture)
        .max(MAX_IMAGES),
    }),
  ),
})

/** What the draft of a product must hold, its errors by the names of the fields in its form. */
export const ProductForm = z.custom<ProductDraft>().superRefine((draft, context) => {
  const read = TypedProduct.safeParse(typed(draft), { error: fieldText })
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [nestedName(path)], message })
})

/** What is sent of the stock depends on what it was, and of a picture on where it comes from; neither is anything to be right or wrong. */
function typed(draft: ProductDraft) {
  const { variants = [], ...body } = bodyOfDraft(draft, undefined)
  return {
    ...body,
    // One that follows the first picture is missing with that one, and it is said there.
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
