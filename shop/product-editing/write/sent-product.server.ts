import type { Form, Upload } from '../../../server/http/read-form.ts'
import { type ProductTextName, TEXT_NAMES } from '../../catalogue/product-texts.contract.ts'
import type { CropBox } from '../../images/crop-box.ts'
import { type CropSide, MAX_IMAGES, MAX_VARIANTS } from '../products.contract.ts'

/** A picture as it was sent. */
export interface SentPicture {
  upload: Upload
  crop: CropBox | undefined
}

/** What stood in a field; a file where only text belongs is left to the check to refuse. */
type Sent = string | Upload | SentPicture | null | undefined

interface DraftImage {
  kind: 'new' | 'kept'
  for_update_id?: Sent
  alt?: Sent
  image?: Sent
}

export interface SentVariant {
  kind: 'new' | 'kept'
  for_update_id?: Sent
  name?: Sent
  isColor?: Sent
  color?: Sent
  stock?: Sent
  images?: DraftImage[]
}

/** A product form nested as its names say, not yet checked. What is absent was not sent; names that the form does not have are left out. */
export interface SentProduct extends Partial<Record<ProductTextName, Sent>> {
  price?: Sent
  slug?: Sent
  thumbnail?: Sent
  thumbnail_alt?: Sent
  version?: Sent
  frequentlyBoughtTogether?: string[]
  variants?: SentVariant[]
}

const IN_VARIANT = /^variants\[(\d{1,9})\]\[(\w{1,30})\]$/
const IN_IMAGE = /^variants\[(\d{1,9})\]\[images\]\[(\d{1,9})\]\[(\w{1,30})\]$/
const BUNDLED = /^frequentlyBoughtTogether(?:\[(\d{1,9})\])?$/

type Fields = Map<string, string | Upload>
interface VariantFields {
  fields: Fields
  /** Also there, and empty, when the list was sent as an empty value. */
  images?: Map<number, Fields>
}

/** Nests the names of a product form. A product that is new has no children yet, so all that is sent is new. */
export function nestProductForm(form: Form, isNew: boolean): SentProduct {
  const own: Fields = new Map()
  const bundled: { at: number; id: string }[] = []
  const variants = new Map<number, VariantFields>()
  const variant = (index: string) =>
    entry<number, VariantFields>(variants, Number(index), () => ({ fields: new Map() }))

  for (const [name, value] of [...form.texts, ...form.files]) {
    const inImage = IN_IMAGE.exec(name)
    const inVariant = IN_VARIANT.exec(name)
    const inBundle = BUNDLED.exec(name)
    if (inImage) {
      const [, index = '', image = '', field = ''] = inImage
      const one = variant(index)
      one.images ??= new Map()
      entry(one.images, Number(image), () => new Map()).set(field, value)
    } else if (inVariant) {
      const [, index = '', field = ''] = inVariant
      if (field === 'images') variant(index).images ??= new Map()
      else variant(index).fields.set(field, value)
    } else if (inBundle) bundled.push({ at: Number(inBundle[1] ?? bundled.length), id: idIn(value) })
    else own.set(name, value)
  }

  const sentVariants = variants.size > 0 || own.has('variants') || isNew
  return {
    ...only(own, [...TEXT_NAMES, 'price', 'slug', 'thumbnail_alt']),
    ...unlessEmpty(own, 'version'),
    ...picture(own, 'thumbnail', 'thumbnail_crop_'),
    ...(bundled.length > 0 && { frequentlyBoughtTogether: inOrder(bundled) }),
    ...(sentVariants && { variants: listOf(variants, MAX_VARIANTS, (one) => variantOf(one, isNew)) }),
  }
}

function variantOf({ fields, images }: VariantFields = { fields: new Map() }, isNew: boolean): SentVariant {
  const id = unlessEmpty(fields, 'for_update_id')
  const kind = isNew || id.for_update_id === undefined ? 'new' : 'kept'
  const imagesOf = images ?? (kind === 'new' ? new Map<number, Fields>() : undefined)
  return {
    kind,
    ...id,
    ...only(fields, ['name', 'stock', 'isColor']),
    ...colour(fields),
    ...(imagesOf && { images: listOf(imagesOf, MAX_IMAGES, (one) => imageOf(one, kind)) }),
  }
}

function imageOf(fields: Fields = new Map(), variant: 'new' | 'kept'): DraftImage {
  const id = unlessEmpty(fields, 'for_update_id')
  const kind = variant === 'new' || id.for_update_id === undefined ? 'new' : 'kept'
  return { kind, ...id, ...only(fields, ['alt']), ...picture(fields, 'image', 'image_crop_') }
}

/** No colour is null, whether the form says so or leaves the colour empty. */
function colour(fields: Fields): { color?: Sent } {
  const isColor = String(fields.get('isColor') ?? '').toLowerCase()
  if (isColor === 'false' || isColor === 'off' || isColor === '0') return { color: null }
  const color = fields.get('color')
  return typeof color === 'string' && color.trim() === '' ? { color: null } : only(fields, ['color'])
}

/** The picture with its crop box. An empty text stands for a file that was not chosen. */
function picture<Name extends string>(fields: Fields, name: Name, prefix: string): { [name in Name]?: Sent } {
  const upload = fields.get(name)
  if (upload === undefined || upload === '') return {}
  const sent = typeof upload === 'string' ? upload : { upload, crop: cropBox(fields, prefix) }
  return { [name]: sent } as { [name in Name]?: Sent }
}

const SIDES = ['x', 'y', 'width', 'height'] as const satisfies CropSide[]

function cropBox(fields: Fields, prefix: string): CropBox | undefined {
  const sent = SIDES.map((side) => String(fields.get(prefix + side) ?? '').trim())
  if (sent.every((text) => text === '')) return undefined
  // A side that is missing or no number makes the box fall outside of every picture.
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = sent.map((text) =>
    text === '' ? Number.NaN : Number(text),
  )
  return { x, y, width, height }
}

/** A place that is left out, and one beyond the limit, become things without fields, so that the check says what is missing where. */
function listOf<T, Sent>(places: ReadonlyMap<number, Sent>, max: number, read: (sent: Sent | undefined) => T): T[] {
  const length = Math.min(Math.max(-1, ...places.keys()), max) + 1
  return Array.from({ length }, (_, index) => read(places.get(index)))
}

function inOrder(bundled: { at: number; id: string }[]): string[] {
  const ids = bundled.toSorted((one, other) => one.at - other.at).map(({ id }) => id)
  return [...new Set(ids.filter((id) => id !== ''))]
}

const idIn = (value: string | Upload) => (typeof value === 'string' ? value.trim() : 'file')

function only<Name extends string>(fields: Fields, names: readonly Name[]): { [name in Name]?: Sent } {
  const there = names.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)])
  return Object.fromEntries(there) as { [name in Name]?: Sent }
}

function unlessEmpty<Name extends string>(fields: Fields, name: Name): { [name in Name]?: Sent } {
  return fields.get(name) === '' ? {} : only(fields, [name])
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
