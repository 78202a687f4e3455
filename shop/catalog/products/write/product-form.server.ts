import { z } from 'zod'
import {
  ChangedProductBody,
  ChildId,
  ImageBody,
  invalidPk,
  listOf,
  NewProductBody,
  VariantBody,
} from '../fields/product-body.contract.ts'
import { Colour, ImageAlt } from '../fields/product-fields.contract.ts'
import { MAX_IMAGE_MB, MAX_IMAGES, MAX_VARIANTS } from '../fields/product-limits.contract.ts'
import { eachText } from '../read/product-texts.contract.ts'
import { eachDetail } from '../read/variant-details.contract.ts'
import type { ProductChange, ProductWrite, VariantDetailsWrite } from './product-write.server.ts'
import type { CopiedPicture, SentPicture } from './sent-product.server.ts'

const NO_FILE = 'No file was submitted.'

/** Returns the error of an image field; undefined if the upload is acceptable. The content is checked later. */
function pictureError(sent: unknown): string | undefined {
  if (sent === undefined) return NO_FILE
  if (!isPicture(sent)) return 'The submitted data was not a file. Check the encoding type on the form.'
  if (sent.upload.isTooLarge) return `Ensure the file is at most ${MAX_IMAGE_MB} MB.`
  if (sent.upload.bytes === 0) return 'The submitted file is empty.'
  return undefined
}

function isPicture(sent: unknown): sent is SentPicture {
  return typeof sent === 'object' && sent !== null && 'upload' in sent
}

/** Returns whether an uploaded image can be decoded and checked. */
export function isSoundPicture(sent: unknown): sent is SentPicture {
  return pictureError(sent) === undefined
}

const Picture = z.custom<SentPicture>(isSoundPicture, { error: ({ input }) => pictureError(input) ?? NO_FILE })

/** An uploaded image or a copy of a variant image. */
const Thumbnail = z.custom<SentPicture | CopiedPicture>((sent) => isCopied(sent) || isSoundPicture(sent), {
  error: ({ input }) => pictureError(input) ?? NO_FILE,
})

const isCopied = (sent: unknown): sent is CopiedPicture => typeof sent === 'object' && sent !== null && 'copyOf' in sent

/** New items, and children of new items, have no id. */
const NoId = z.undefined({ error: ({ input }) => invalidPk(input) }).optional()

const NewImage = ImageBody.extend({
  kind: z.literal('new'),
  for_update_id: NoId,
  image: Picture.optional(),
  alt: ImageAlt.default(''),
}).transform(({ kind, image, copy_of, alt }, context) => {
  if (image) return { kind, picture: image, alt }
  if (copy_of !== undefined) return { kind, picture: { copyOf: copy_of }, alt }
  context.addIssue({ code: 'custom', path: ['image'], message: NO_FILE })
  return z.NEVER
})

const ExistingImage = ImageBody.partial()
  .extend({ kind: z.literal('kept'), for_update_id: ChildId, image: Picture.optional() })
  .transform(({ kind, for_update_id, image, alt }) => ({ kind, id: for_update_id, picture: image, alt }))

const NewVariant = VariantBody.extend({
  kind: z.literal('new'),
  for_update_id: NoId,
  color: Colour.nullable().default(null),
  images: listOf(MAX_IMAGES, NewImage),
}).transform(({ kind, name, color, stock, stock_seen: _, options = [], images, ...form }) => ({
  kind,
  name,
  color,
  stock,
  options,
  details: detailsIn(form),
  images,
}))

const ExistingVariant = VariantBody.partial()
  .extend({
    kind: z.literal('kept'),
    for_update_id: ChildId,
    color: Colour.nullable().optional(),
    images: listOf(MAX_IMAGES, z.discriminatedUnion('kind', [NewImage, ExistingImage])).optional(),
  })
  .transform(({ kind, for_update_id: id, name, color, stock, stock_seen: seen, options, images, ...form }) => ({
    kind,
    id,
    name,
    color,
    stock,
    seen,
    options,
    details: detailsIn(form),
    images,
  }))

const detailsIn = (form: VariantDetailsWrite): VariantDetailsWrite =>
  eachDetail((name) => form[name]) as VariantDetailsWrite

/** The nested form of a new product, with its images. */
export const NewProductForm = NewProductBody.extend({
  thumbnail: Thumbnail,
  variants: listOf(MAX_VARIANTS, NewVariant),
}).transform(
  (form): ProductWrite<SentPicture | CopiedPicture> => ({
    ...eachText((name) => form[name]),
    slug: form.slug,
    price_cents: form.price,
    thumbnail: form.thumbnail,
    thumbnail_alt: form.thumbnail_alt,
    bundled: form.frequentlyBoughtTogether,
    options: form.options,
    state: form.state,
    published_from: form.published_from,
    variants: form.variants,
  }),
)

/** The nested form of an existing product, with its images. */
export const ChangedProductForm = ChangedProductBody.extend({
  thumbnail: Thumbnail.optional(),
  variants: listOf(MAX_VARIANTS, z.discriminatedUnion('kind', [NewVariant, ExistingVariant])).optional(),
}).transform(
  (form): ProductChange<SentPicture | CopiedPicture> => ({
    ...eachText((name) => form[name]),
    slug: form.slug,
    price_cents: form.price,
    thumbnail: form.thumbnail,
    thumbnail_alt: form.thumbnail_alt,
    bundled: form.frequentlyBoughtTogether,
    options: form.options,
    state: form.state,
    published_from: form.published_from,
    variants: form.variants,
  }),
)
