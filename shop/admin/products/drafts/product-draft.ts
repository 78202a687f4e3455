import { texts } from '#texts/catalog/products'
import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { defaultText, eachText, type ProductTextName } from '../../../catalog/products/read/product-texts.contract.ts'
import type { ProductState } from '../../../catalog/products/read/publication/publication.contract.ts'
import { eachDetail, type VariantDetailName } from '../../../catalog/products/read/variant-details.contract.ts'
import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'

/** A picture in the form: a saved one, a newly chosen one, or both for a replacement. */
export interface PictureDraft {
  /** Identifies the picture on the page. */
  key: string
  saved?: { id: number; image: string }
  /** Only for a new picture: the saved image that it copies. */
  copied?: { id: number; image: string }
  /** The alt text. */
  alt: string
  /** The alt text follows the names of product and variant until it is edited. */
  isNamed?: boolean
  chosen?: ChosenPicture
}

export interface VariantDraft {
  key: string
  /** The saved variant: its id, and its stock when the form was loaded. */
  saved?: { id: number; stock: string }
  name: string
  isColor: boolean
  color: string
  stock: string
  /** The value of each option of the product, in their order; empty for none. */
  options: readonly string[]
  /** The values as typed; empty for none. */
  details: Record<VariantDetailName, string>
  images: readonly PictureDraft[]
}

/** An option of the product, as typed. */
export interface OptionDraft {
  key: string
  /** For example `Size`. */
  name: string
  /** The values, separated by commas or, if a value contains a comma, by semicolons: `250 g, 1 kg`. */
  values: string
}

/** A product in the form. */
export interface ProductDraft extends Record<ProductTextName, string> {
  price: string
  slug: string
  /** The slug follows the title until it is edited. */
  followsTitle: boolean
  state: ProductState
  /** Local time of the shop, in the format of its field (`2026-12-01T09:00`); empty for immediately. */
  publishedFrom: string
  bundled: readonly CardProduct[]
  thumbnail: PictureDraft
  /** The thumbnail is the first picture of the first variant until another is chosen. */
  followsFirst: boolean
  options: readonly OptionDraft[]
  variants: readonly VariantDraft[]
  /** Only for a new product: the slugs of the manual collections to add it to. */
  collections: readonly string[]
  /** Only for a new product: the id of the product that it copies. */
  copiedFrom?: number
}

/** A draft that an earlier version stored in a browser; later fields are missing. */
export type EarlierDraft = Omit<
  ProductDraft,
  ProductTextName | 'followsFirst' | 'options' | 'variants' | 'collections' | keyof Publishing
> &
  Partial<Publishing & Pick<ProductDraft, 'followsFirst' | 'collections'>> &
  Partial<Record<ProductTextName, string>> & {
    options?: ProductDraft['options']
    variants: readonly (Omit<VariantDraft, 'details' | 'options'> & {
      details?: Partial<VariantDraft['details']>
      options?: VariantDraft['options']
    })[]
  }

/** The fields of the product's visibility. */
type Publishing = Pick<ProductDraft, 'state' | 'publishedFrom'>

export const withAllFields = (draft: EarlierDraft): ProductDraft =>
  withPlaces({
    ...draft,
    ...eachText((name) => draft[name] ?? defaultText(name)),
    state: draft.state ?? 'published',
    publishedFrom: draft.publishedFrom ?? '',
    followsFirst: draft.followsFirst ?? false,
    options: draft.options ?? [],
    collections: draft.collections ?? [],
    variants: draft.variants.map((variant) => ({
      ...variant,
      options: variant.options ?? [],
      details: eachDetail((name) => variant.details?.[name] ?? ''),
    })),
  })

/** Gives each variant exactly one value per option of the product; a stored draft may have more or fewer. */
const withPlaces = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  variants: draft.variants.map((variant) => ({
    ...variant,
    options: draft.options.map((_, place) => variant.options[place] ?? ''),
  })),
})

/**
 * Returns whether the product has no variants to show: its only variant has no name, options, colour or price of its
 * own.
 */
export function isSimple({ options, variants }: Pick<ProductDraft, 'options' | 'variants'>): boolean {
  const [only, ...others] = variants
  if (!only || others.length > 0 || options.length > 0) return false
  return isUnnamed(only) && !only.isColor && only.details.price.trim() === ''
}

/** Returns whether the variant has no name, or the placeholder name of an only variant. */
export const isUnnamed = ({ name }: Pick<VariantDraft, 'name'>): boolean =>
  name.trim() === '' || name.trim() === ONLY_VARIANT

/** A change of the draft. */
export type Edit = (draft: ProductDraft) => ProductDraft

/** The initial colour of a variant that is marked as a colour. */
export const FIRST_COLOUR = '#808080'

export const newKey = () => `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

/** Returns the name of a variant, or a numbered one while the name is empty. */
export const calledVariant = (variant: Pick<VariantDraft, 'name'> | undefined, index: number) =>
  variant?.name.trim() || texts.variantNumber(index + 1)

/** Returns the name of an option, or a numbered one while the name is empty. */
export const calledOption = (option: Pick<OptionDraft, 'name'> | undefined, index: number) =>
  option?.name.trim() || texts.optionNumber(index + 1)

/** @param options the number of the product's options */
export const newVariant = (options = 0): VariantDraft => ({
  key: newKey(),
  name: '',
  isColor: false,
  color: FIRST_COLOUR,
  stock: '',
  options: Array.from({ length: options }, () => ''),
  details: eachDetail(() => ''),
  images: [],
})

export function emptyDraft(): ProductDraft {
  return {
    ...eachText(defaultText),
    price: '',
    slug: '',
    followsTitle: true,
    state: 'published',
    publishedFrom: '',
    bundled: [],
    thumbnail: { key: 'thumbnail', alt: '', isNamed: true },
    followsFirst: true,
    options: [],
    collections: [],
    variants: [newVariant()],
  }
}

export const hasPicture = ({ saved, copied, chosen }: PictureDraft): boolean =>
  saved !== undefined || copied !== undefined || chosen !== undefined

/** Returns the URL of a saved or copied picture; undefined for a newly chosen one, or none. */
export const imageOf = ({ saved, copied }: PictureDraft): string | undefined => (saved ?? copied)?.image

/** Returns the thumbnail of a product: the first picture of the first variant until another is chosen. */
export const thumbnailOf = ({ followsFirst, thumbnail, variants }: ProductDraft): PictureDraft => {
  const first = followsFirst ? variants[0]?.images[0] : undefined
  return first ? { ...first, key: thumbnail.key, alt: thumbnail.alt } : thumbnail
}

export const picturesIn = ({ thumbnail, variants }: ProductDraft): readonly PictureDraft[] => [
  thumbnail,
  ...variants.flatMap(({ images }) => images),
]

/** Compares drafts. A draft with a file differs from one without; two drafts with files cannot be compared. */
export const isSame = (one: ProductDraft, other: ProductDraft): boolean => JSON.stringify(one) === JSON.stringify(other)

export const inVariant =
  (key: string, change: (variant: VariantDraft) => Partial<VariantDraft>): Edit =>
  (draft) => ({ ...draft, variants: changed(draft.variants, key, change) })

/** Adds a picture to a variant. Its alt text follows the names until it is edited. */
export const addPicture = (variant: string, chosen: ChosenPicture): Edit =>
  inVariant(variant, ({ images }) => ({ images: [...images, { key: newKey(), alt: '', isNamed: true, chosen }] }))

/** Changes a picture of a variant or, without one, the thumbnail. */
export const inPicture =
  (variant: string | undefined, key: string, change: Partial<PictureDraft>): Edit =>
  (draft) =>
    variant === undefined
      ? { ...draft, thumbnail: { ...draft.thumbnail, ...change } }
      : inVariant(variant, ({ images }) => ({ images: changed(images, key, () => change) }))(draft)

interface Keyed {
  key: string
}

function changed<T extends Keyed>(list: readonly T[], key: string, change: (item: T) => Partial<T>): readonly T[] {
  return list.map((item) => (item.key === key ? { ...item, ...change(item) } : item))
}

export const without = <T extends Keyed>(list: readonly T[], key: string): readonly T[] =>
  list.filter((item) => item.key !== key)

export const toFront = <T extends Keyed>(list: readonly T[], key: string): readonly T[] => [
  ...list.filter((item) => item.key === key),
  ...without(list, key),
]
