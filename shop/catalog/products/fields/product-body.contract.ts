import { z } from 'zod'
import { ID, Integer } from '../../../../lib/fields.contract.ts'
import { defaultText, eachText, rulesOfText } from '../read/product-texts.contract.ts'
import {
  Colour,
  ImageAlt,
  OptionName,
  OptionValue,
  ProductTextRule,
  ProductTexts,
  PublicationState,
  PublishedFrom,
  Stock,
  VARIANT_DETAIL_RULES,
  VariantName,
} from './product-fields.contract.ts'
import { MAX_BUNDLED, MAX_COLLECTIONS, MAX_IMAGES, MAX_OPTIONS, MAX_VARIANTS } from './product-limits.contract.ts'

/** Crop box in pixels of the upright original. Either all four sides are sent or none. */
export type CropSide = 'x' | 'y' | 'width' | 'height'
export const CROP_SIDES: readonly CropSide[] = ['x', 'y', 'width', 'height']

/** One side of a crop box. Errors are reported on the image. */
const Side = z
  .string()
  .optional()
  .describe('crop box in pixels of the upright original image; ignored without the file')

export const invalidPk = (id: unknown) => `Invalid pk "${id}" - object does not exist.`
export const ChildId = z
  .string()
  .regex(ID, { error: ({ input }) => invalidPk(input) })
  .transform(Number)

const Flag = z.string().regex(/^(true|on|1|false|off|0|)$/i, 'Must be a valid boolean.')

/** Accepts 1 to `max` elements. */
export const listOf = <T extends z.ZodType>(max: number, thing: T) =>
  z.array(thing).min(1).max(max, `Ensure this field has no more than ${max} elements.`)

/** Accepts up to `MAX_OPTIONS` texts, one per option. */
const upToOptions = (text: z.ZodType<string, string>) =>
  z.array(text).max(MAX_OPTIONS, `Ensure this field has no more than ${MAX_OPTIONS} elements.`)

const CollectionSlugs = z
  .array(z.string())
  .max(MAX_COLLECTIONS, `Ensure this field has no more than ${MAX_COLLECTIONS} elements.`)

const BundledIds = z
  .array(z.string())
  .max(MAX_BUNDLED, `Ensure this field has no more than ${MAX_BUNDLED} elements.`)
  .transform((ids) => ids.map(Number))

export const ImageBody = z.object({
  for_update_id: ChildId.optional().describe('ID of the existing image; absent for a new one'),
  image: z.file(),
  copy_of: ChildId.optional().describe(
    'for a new image without a file: ID of an image of this product, or of the `copied_from` product, to copy',
  ),
  alt: ImageAlt.optional(),
  image_crop_x: Side,
  image_crop_y: Side,
  image_crop_width: Side,
  image_crop_height: Side,
})

/** API description of the field `stock_seen`. */
export const STOCK_SEEN =
  'stock shown when it was counted; only the difference to `stock` is applied; absent: `stock` is absolute'

export const VariantBody = z.object({
  for_update_id: ChildId.optional().describe('ID of the existing variant; absent for a new one'),
  name: VariantName,
  isColor: Flag.optional(),
  color: Colour.optional(),
  stock: Stock,
  stock_seen: Stock.optional().describe(STOCK_SEEN),
  options: upToOptions(OptionValue)
    .optional()
    .describe('one value per option of the product, in the same order; a single empty value for no options'),
  ...z.object(VARIANT_DETAIL_RULES).partial().shape,
  images: listOf(MAX_IMAGES, ImageBody),
})

/** The form of a new product. */
export const NewProductBody = ProductTexts.extend({
  ...eachText((name): z.ZodType<string, string | undefined> => {
    const rule = ProductTextRule[name]
    return rulesOfText(name).isOptional ? rule.default(defaultText(name)) : rule
  }),
  thumbnail_alt: ImageAlt.default(''),
  thumbnail: z.file(),
  thumbnail_crop_x: Side,
  thumbnail_crop_y: Side,
  thumbnail_crop_width: Side,
  thumbnail_crop_height: Side,
  thumbnail_is_first: Flag.optional().describe(
    'instead of the file: use the first image of the first variant, which must be in the same request',
  ),
  frequentlyBoughtTogether: BundledIds.default([]),
  options: upToOptions(OptionName)
    .default([])
    .describe('names of the options by which the variants differ, such as Size; a single empty value for no options'),
  state: PublicationState.default('published'),
  published_from: PublishedFrom.default(null),
  collections: CollectionSlugs.default([]).describe(
    'for a new product: slugs of manual collections to add it to; a single empty value for none',
  ),
  copied_from: ChildId.optional().describe(
    'for a new product: ID of the product whose images `copy_of` can name; its thumbnail is used if none is sent',
  ),
  variants: listOf(MAX_VARIANTS, VariantBody),
})

/**
 * The form of an existing product. Absent fields stay unchanged. It contains every field name that a form may have.
 */
export const ChangedProductBody = NewProductBody.extend({
  ...ProductTexts.shape,
  frequentlyBoughtTogether: BundledIds,
  options: upToOptions(OptionName),
  collections: CollectionSlugs,
  state: PublicationState,
  published_from: PublishedFrom,
  variants: listOf(
    MAX_VARIANTS,
    VariantBody.partial().extend({ images: listOf(MAX_IMAGES, ImageBody.partial()).optional() }),
  ),
  version: Integer.describe('version last read; refused (409) if it has changed since'),
}).partial()
/** The unchecked field values. */
export type ChangedProductBody = z.input<typeof ChangedProductBody>
