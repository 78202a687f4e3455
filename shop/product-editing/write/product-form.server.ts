import { z } from 'zod'
import { ID, Integer } from '../../../lib/fields.contract.ts'
import { eachText, rulesOfText } from '../../catalogue/product-texts.contract.ts'
import { Colour, ImageAlt, ProductTextRule, ProductTexts, Stock, VariantName } from '../product-fields.contract.ts'
import { MAX_BUNDLED, MAX_IMAGE_MB, MAX_IMAGES, MAX_VARIANTS } from '../products.contract.ts'
import type { SentPicture } from './sent-product.server.ts'

export const invalidPk = (id: unknown) => `Invalid pk "${id}" - object does not exist.`
const NO_FILE = 'No file was submitted.'

/** The text for the field of a picture that was not sent as it should be; its content is looked at later. */
function pictureFault(sent: unknown): string | undefined {
  if (sent === undefined) return NO_FILE
  if (!isPicture(sent)) return 'The submitted data was not a file. Check the encoding type on the form.'
  if (sent.upload.isTooLarge) return `Ensure the file is at most ${MAX_IMAGE_MB} MB.`
  if (sent.upload.bytes === 0) return 'The submitted file is empty.'
  return undefined
}

function isPicture(sent: unknown): sent is SentPicture {
  return typeof sent === 'object' && sent !== null && 'upload' in sent
}

/** Whether something was sent that can be looked at. */
export function isSoundPicture(sent: unknown): sent is SentPicture {
  return pictureFault(sent) === undefined
}

const Picture = z.custom<SentPicture>(isSoundPicture, { error: ({ input }) => pictureFault(input) ?? NO_FILE })

const ChildId = z
  .string()
  .regex(ID, { error: ({ input }) => invalidPk(input) })
  .transform(Number)
/** What is new, or of a parent that is new, has no id yet. */
const NoId = z.undefined({ error: ({ input }) => invalidPk(input) }).optional()

const Flag = z
  .string()
  .regex(/^(true|on|1|false|off|0|)$/i, 'Must be a valid boolean.')
  .optional()

/** At least one and at most `max`; only then each is looked at. */
const listOf = <T extends z.ZodType>(max: number, thing: T) =>
  z.array(z.unknown()).min(1).max(max, `Ensure this field has no more than ${max} elements.`).pipe(z.array(thing))

const NewImage = z.object({
  kind: z.literal('new'),
  for_update_id: NoId,
  image: Picture,
  alt: ImageAlt.default(''),
})
const KeptImage = z.object({
  kind: z.literal('kept'),
  for_update_id: ChildId,
  image: Picture.optional(),
  alt: ImageAlt.optional(),
})

const NewVariant = z.object({
  kind: z.literal('new'),
  for_update_id: NoId,
  name: VariantName,
  isColor: Flag,
  color: Colour.nullable().default(null),
  stock: Stock,
  images: listOf(MAX_IMAGES, NewImage),
})
const KeptVariant = z.object({
  kind: z.literal('kept'),
  for_update_id: ChildId,
  name: VariantName.optional(),
  isColor: Flag,
  color: Colour.nullable().optional(),
  stock: Stock.optional(),
  images: listOf(MAX_IMAGES, z.discriminatedUnion('kind', [NewImage, KeptImage])).optional(),
})

const BundledIds = z
  .array(z.string())
  .max(MAX_BUNDLED, `Ensure this field has no more than ${MAX_BUNDLED} elements.`)
  .transform((ids) => ids.map(Number))

/** What a form must bring for a new product. Fed with a nested draft. */
export const NewProductForm = ProductTexts.extend({
  ...eachText((name) => (rulesOfText(name).isOptional ? ProductTextRule[name].default('') : ProductTextRule[name])),
  thumbnail_alt: ImageAlt.default(''),
  thumbnail: Picture,
  frequentlyBoughtTogether: BundledIds.default([]),
  variants: listOf(MAX_VARIANTS, NewVariant),
})
export type NewProductForm = z.infer<typeof NewProductForm>

/** What a form may bring for a product that exists. */
export const ChangedProductForm = ProductTexts.partial().extend({
  thumbnail: Picture.optional(),
  frequentlyBoughtTogether: BundledIds.optional(),
  variants: listOf(MAX_VARIANTS, z.discriminatedUnion('kind', [NewVariant, KeptVariant])).optional(),
  version: Integer.optional(),
})
export type ChangedProductForm = z.infer<typeof ChangedProductForm>
