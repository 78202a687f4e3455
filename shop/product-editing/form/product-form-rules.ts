import { z } from 'zod'
import * as texts from '#texts/product-editing'
import { fieldText } from '../../../lib/forms/field-texts.ts'
import { decodeNested, nestedName } from '../../../lib/forms/nested-form.ts'
import { ImageBody, NewProductBody, VariantBody } from '../fields/product-body.contract.ts'
import { TYPED_DETAIL_RULES, TypedPrice, TypedStock } from '../fields/product-fields.contract.ts'

/** Stands where the form says whether there is a picture. */
const Picture = z.string().min(1, texts.noFileWasSubmitted)

/** The form as people fill it in: numbers as they write them, pictures that the shop has already among the new ones. */
const TypedProduct = NewProductBody.extend({
  price: TypedPrice,
  thumbnail: Picture,
  variants: z.array(
    VariantBody.extend({
      stock: TypedStock,
      ...TYPED_DETAIL_RULES,
      images: z.array(ImageBody.extend({ image: Picture })),
    }),
  ),
})

/** What the form of a product must hold, its errors by the names of its fields. */
export const ProductForm = z.record(z.string(), z.unknown()).superRefine((form, context) => {
  const read = TypedProduct.safeParse(decodeNested(TypedProduct, Object.entries(form)), { error: fieldText })
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [nestedName(path)], message })
})
