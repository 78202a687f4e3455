import { decodeNested, type Nested } from '../../../../lib/forms/nested-form.ts'
import type { Form, Upload } from '../../../../server/http/read-form.ts'
import type { CropBox } from '../../../ui/images/crop-box.ts'
import { ChangedProductBody, CROP_SIDES, type CropSide } from '../fields/product-body.contract.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { TEXT_NAMES } from '../read/product-texts.contract.ts'
import { DETAIL_NAMES, type VariantDetailName } from '../read/variant-details.contract.ts'

/** An uploaded image. */
export interface SentPicture {
  upload: Upload
  crop: CropBox | undefined
}

/** In place of a file: the id of another image of the product or of its copy source. */
export interface CopiedPicture {
  copyOf: number | 'thumbnail'
}

/** A raw field value. Validation refuses a file in a text field. */
type Sent = string | Upload
type Fields<Name extends string> = { [name in Name]?: Sent | undefined }
type SentBody = Nested<ChangedProductBody, Sent>
type VariantFields = NonNullable<SentBody['variants']>[number]
type ImageFields = NonNullable<VariantFields['images']>[number]

interface SentImage extends Fields<'for_update_id' | 'copy_of' | 'alt'> {
  kind: 'new' | 'kept'
  image?: Sent | SentPicture
}

export interface SentVariant
  extends Fields<'for_update_id' | 'name' | 'isColor' | 'stock' | 'stock_seen' | VariantDetailName> {
  kind: 'new' | 'kept'
  color?: Sent | null
  options?: string[]
  images?: SentImage[]
}

/** The nested, unvalidated product form. Absent fields were not sent. */
export interface SentProduct extends Fields<(typeof PLAIN)[number] | 'version' | 'copied_from'> {
  thumbnail?: Sent | SentPicture | CopiedPicture
  frequentlyBoughtTogether?: string[]
  options?: string[]
  /** Only for a new product. */
  collections?: string[]
  variants?: SentVariant[]
}

const PLAIN = [...TEXT_NAMES, 'price', 'slug', 'thumbnail_alt', 'state', 'published_from'] as const

/**
 * Nests a product form. All children of a new product are new.
 * @param product the current product; undefined for a new one
 */
export function nestProductForm({ texts, files }: Form, product: ProductRow | undefined): SentProduct {
  const isNew = product === undefined
  const sent = decodeNested<typeof ChangedProductBody, Sent>(ChangedProductBody, [...texts, ...files])
  const variants = (sent.variants ?? (isNew ? [] : undefined))?.map((variant) => variantOf(variant, product))
  return {
    ...only(sent, PLAIN),
    ...unlessEmpty(sent, 'version'),
    ...unlessEmpty(sent, 'copied_from'),
    ...thumbnailOf(sent, variants),
    ...(sent.frequentlyBoughtTogether && { frequentlyBoughtTogether: productIdsInTags(sent.frequentlyBoughtTogether) }),
    ...(sent.options && { options: filledIn(sent.options) }),
    ...(isNew && sent.collections && { collections: filledIn(sent.collections) }),
    ...(variants && { variants }),
  }
}

function variantOf(fields: VariantFields, product: ProductRow | undefined): SentVariant {
  const id = unlessEmpty(fields, 'for_update_id')
  const kind = product === undefined || id.for_update_id === undefined ? 'new' : 'kept'
  const before = product?.variants.find((variant) => String(variant.id) === id.for_update_id)
  const images = fields.images ?? (kind === 'new' ? [] : undefined)
  const options = fields.options && filledIn(fields.options)
  return {
    kind,
    ...id,
    // Updates a generated variant name; a name set by hand stays.
    ...(options && options.length > 0 && (!before || isNamedByValues(before)) && { name: nameByValues(options) }),
    ...only(fields, ['name', 'stock', 'stock_seen', 'isColor', ...DETAIL_NAMES]),
    ...(options && { options }),
    ...colour(fields),
    ...(images && { images: images.map((image) => imageOf(image, kind)) }),
  }
}

const nameByValues = (values: readonly string[]) => values.join(' / ')
const isNamedByValues = ({ name, options }: { name: string; options: readonly string[] }) =>
  name === nameByValues(options)

function imageOf(fields: ImageFields, variant: 'new' | 'kept'): SentImage {
  const id = unlessEmpty(fields, 'for_update_id')
  const kind = variant === 'new' || id.for_update_id === undefined ? 'new' : 'kept'
  return { kind, ...id, ...unlessEmpty(fields, 'copy_of'), ...only(fields, ['alt']), ...picture(fields, 'image') }
}

/** Null for no colour, sent as a flag or as an empty colour. */
function colour(fields: Fields<'isColor' | 'color'>): Pick<SentVariant, 'color'> {
  const isColor = String(fields.isColor ?? '').toLowerCase()
  if (isColor === 'false' || isColor === 'off' || isColor === '0') return { color: null }
  const { color } = fields
  return typeof color === 'string' && color.trim() === '' ? { color: null } : only(fields, ['color'])
}

function thumbnailOf(sent: SentBody, variants: readonly SentVariant[] | undefined): Pick<SentProduct, 'thumbnail'> {
  if (isTrue(sent.thumbnail_is_first)) return firstPicture(variants)
  const own = picture(sent, 'thumbnail')
  return own.thumbnail === undefined && sent.copied_from ? { thumbnail: { copyOf: 'thumbnail' } } : own
}

const isTrue = (sent: Sent | undefined) => /^(true|on|1)$/i.test(String(sent ?? ''))

/** The first image of the first variant, whether new, copied or existing. */
function firstPicture(variants: readonly SentVariant[] | undefined): Pick<SentProduct, 'thumbnail'> {
  const first = variants?.[0]?.images?.[0]
  if (first?.image !== undefined) return { thumbnail: first.image }
  const id = first?.copy_of ?? first?.for_update_id
  return typeof id === 'string' ? { thumbnail: { copyOf: Number(id) } } : {}
}

/** The image with its crop box. An empty text means no file was chosen. */
function picture<Name extends string>(
  fields: Fields<Name | `${Name}_crop_${CropSide}`>,
  name: Name,
): { [name in Name]?: Sent | SentPicture } {
  const upload = fields[name]
  if (upload === undefined || upload === '') return {}
  const box = CROP_SIDES.map((side) => fields[`${name}_crop_${side}`])
  const sent = typeof upload === 'string' ? upload : { upload, crop: cropBox(box) }
  return { [name]: sent } as { [name in Name]?: Sent | SentPicture }
}

function cropBox(sides: readonly (Sent | undefined)[]): CropBox | undefined {
  const sent = sides.map((side) => String(side ?? '').trim())
  if (sent.every((text) => text === '')) return undefined
  // A missing or invalid side becomes NaN, which makes the box invalid for every image.
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = sent.map((text) =>
    text === '' ? Number.NaN : Number(text),
  )
  return { x, y, width, height }
}

const productIdsInTags = (bundled: readonly (Sent | undefined)[]): string[] => [...new Set(filledIn(bundled))]

/** The non-empty texts of a list. An empty list is sent as one empty text. */
const filledIn = (list: readonly (Sent | undefined)[]): string[] =>
  list.map((sent) => (typeof sent === 'string' ? sent.trim() : 'file')).filter((text) => text !== '')

function only<Name extends string>(fields: Fields<Name>, names: readonly Name[]): Fields<Name> {
  const there = names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]])
  return Object.fromEntries(there) as Fields<Name>
}

function unlessEmpty<Name extends string>(fields: Fields<Name>, name: Name): Fields<Name> {
  return fields[name] === '' ? {} : only(fields, [name])
}
