import * as texts from '#texts/catalog/products'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { defaultText, eachText, type ProductTextName } from '../../../catalog/products/read/product-texts.contract.ts'
import type { ProductState } from '../../../catalog/products/read/publication/publication.contract.ts'
import { eachDetail, type VariantDetailName } from '../../../catalog/products/read/variant-details.contract.ts'
import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'

/** A picture in the form: one that the shop has, one that was chosen here, or (both) one that takes the place of the other. */
export interface PictureDraft {
  /** Names it on this screen, wherever it stands. */
  key: string
  saved?: { id: number; image: string }
  /** Of a new one: another image of the product, which it begins as a copy of. */
  copied?: { id: number; image: string }
  /** What it shows, in words. */
  alt: string
  /** The words follow the names of product and variant until somebody edits them. */
  isNamed?: boolean
  chosen?: ChosenPicture
}

export interface VariantDraft {
  key: string
  /** What the shop has of it: its stock as it was when this form read it. */
  saved?: { id: number; stock: string }
  name: string
  isColor: boolean
  color: string
  stock: string
  /** Its value of each option of the product, in their order; empty where none is chosen yet. */
  options: readonly string[]
  /** As they are typed; empty where nothing is said. */
  details: Record<VariantDetailName, string>
  images: readonly PictureDraft[]
}

/** By what the variants differ, as it is typed. */
export interface OptionDraft {
  key: string
  /** Such as `Size`. */
  name: string
  /** Its values, parted by commas or, where one holds a comma, by semicolons: `250 g, 1 kg`. */
  values: string
}

/** A product as it stands in the form. */
export interface ProductDraft extends Record<ProductTextName, string> {
  price: string
  slug: string
  /** The slug follows the title until somebody edits it by hand. */
  followsTitle: boolean
  state: ProductState
  /** By the clock of the shop, as its field has it (`2026-12-01T09:00`); empty for at once. */
  publishedFrom: string
  bundled: readonly CardProduct[]
  thumbnail: PictureDraft
  /** The thumbnail is the first picture of the first variant until somebody chooses another. */
  followsFirst: boolean
  options: readonly OptionDraft[]
  variants: readonly VariantDraft[]
  /** Of a new one: the id of the product that it began as a copy of. */
  copiedFrom?: number
}

/** A draft as it was kept in a browser: the fields that a product has since then are missing, and the details of its variants. */
export type EarlierDraft = Omit<
  ProductDraft,
  ProductTextName | 'followsFirst' | 'options' | 'variants' | keyof Publishing
> &
  Partial<Publishing & Pick<ProductDraft, 'followsFirst'>> &
  Partial<Record<ProductTextName, string>> & {
    options?: ProductDraft['options']
    variants: readonly (Omit<VariantDraft, 'details' | 'options'> & {
      details?: Partial<VariantDraft['details']>
      options?: VariantDraft['options']
    })[]
  }

/** What the form says of who sees the product. */
type Publishing = Pick<ProductDraft, 'state' | 'publishedFrom'>

export const withAllFields = (draft: EarlierDraft): ProductDraft =>
  withPlaces({
    ...draft,
    ...eachText((name) => draft[name] ?? defaultText(name)),
    state: draft.state ?? 'published',
    publishedFrom: draft.publishedFrom ?? '',
    followsFirst: draft.followsFirst ?? false,
    options: draft.options ?? [],
    variants: draft.variants.map((variant) => ({
      ...variant,
      options: variant.options ?? [],
      details: eachDetail((name) => variant.details?.[name] ?? ''),
    })),
  })

/** Gives each variant one place for each option of the product: where two drafts became one, it may have more or fewer. */
const withPlaces = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  variants: draft.variants.map((variant) => ({
    ...variant,
    options: draft.options.map((_, place) => variant.options[place] ?? ''),
  })),
})

/** One change of the form. */
export type Edit = (draft: ProductDraft) => ProductDraft

/** A colour to begin with, when somebody says that the variant is one. */
export const FIRST_COLOUR = '#808080'

export const newKey = () => `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

/** Returns what a variant is called while it has no name yet, too. */
export const calledVariant = (variant: Pick<VariantDraft, 'name'> | undefined, index: number) =>
  variant?.name.trim() || texts.variantNumber(index + 1)

/** Returns what an option is called while it has no name yet, too. */
export const calledOption = (option: Pick<OptionDraft, 'name'> | undefined, index: number) =>
  option?.name.trim() || texts.optionNumber(index + 1)

/** @param options how many options the product has */
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
    variants: [newVariant()],
  }
}

export const hasPicture = ({ saved, copied, chosen }: PictureDraft): boolean =>
  saved !== undefined || copied !== undefined || chosen !== undefined

/** Returns the address of a picture that the shop has; undefined for one that was chosen here, or none. */
export const imageOf = ({ saved, copied }: PictureDraft): string | undefined => (saved ?? copied)?.image

/** Returns the picture that stands for a product, the first one of all until another was chosen. */
export const thumbnailOf = ({ followsFirst, thumbnail, variants }: ProductDraft): PictureDraft => {
  const first = followsFirst ? variants[0]?.images[0] : undefined
  return first ? { ...first, key: thumbnail.key, alt: thumbnail.alt } : thumbnail
}

export const picturesIn = ({ thumbnail, variants }: ProductDraft): readonly PictureDraft[] => [
  thumbnail,
  ...variants.flatMap(({ images }) => images),
]

/** Compares drafts. Files count as different from none; no two drafts with a file are compared. */
export const isSame = (one: ProductDraft, other: ProductDraft): boolean => JSON.stringify(one) === JSON.stringify(other)

export const inVariant =
  (key: string, change: (variant: VariantDraft) => Partial<VariantDraft>): Edit =>
  (draft) => ({ ...draft, variants: changed(draft.variants, key, change) })

/** Gives a variant one more picture. What it shows follows the names until somebody says it otherwise. */
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
