import * as texts from '#texts/product-editing'
import { toShopTime } from '../../../lib/texts/shop-time.ts'
import type { Product, Variant } from '../../catalogue/catalogue.contract.ts'
import { valuesOf } from '../../catalogue/options.ts'
import { eachText, type ProductTextName } from '../../catalogue/product-texts.contract.ts'
import type { ProductState } from '../../catalogue/publication/publication.contract.ts'
import { eachDetail, type VariantDetailName } from '../../catalogue/variant-details.contract.ts'
import type { CardProduct } from '../../home/card-product.ts'
import type { ChosenPicture } from '../../images/picker/chosen-picture.ts'
import { contentsText, showContents } from '../../pricing/contents.contract.ts'
import { listedValues } from '../fields/typed-values.ts'

/** A picture in the form: one that the shop has, one that was chosen here, or (both) one that takes the place of the other. */
export interface PictureDraft {
  /** Names it on this screen, wherever it stands. */
  key: string
  saved?: { id: number; image: string }
  /** Of a new one: another image of the product, which it begins as a copy of. */
  copied?: { id: number; image: string }
  alt: string
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
  options: readonly OptionDraft[]
  variants: readonly VariantDraft[]
}

/** A draft as it was kept in a browser: the fields that a product has since then are missing, and the details of its variants. */
export type EarlierDraft = Omit<ProductDraft, ProductTextName | 'options' | 'variants' | keyof Publishing> &
  Partial<Publishing> &
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
    ...eachText((name) => draft[name] ?? ''),
    state: draft.state ?? 'published',
    publishedFrom: draft.publishedFrom ?? '',
    options: draft.options ?? [],
    variants: draft.variants.map((variant) => ({
      ...variant,
      options: variant.options ?? [],
      details: eachDetail((name) => variant.details?.[name] ?? ''),
    })),
  })

/** Gives each variant one place for each option of the product: where two drafts became one, it may have more or fewer. */
export const withPlaces = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  variants: draft.variants.map((variant) => ({
    ...variant,
    options: draft.options.map((_, place) => variant.options[place] ?? ''),
  })),
})

/** One change of the form. */
export type Edit = (draft: ProductDraft) => ProductDraft

/** The thumbnail has no id of its own. */
const THUMBNAIL = 0
/** A colour to begin with, when somebody says that the variant is one. */
const FIRST_COLOUR = '#808080'

export const newKey = () => `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

/** Returns what a variant is called while it has no name yet, too. */
export const calledVariant = (variant: Pick<VariantDraft, 'name'> | undefined, index: number) =>
  variant?.name.trim() || texts.variantNumber(index + 1)

/** Returns what an option is called while it has no name yet, too. */
export const calledOption = (option: Pick<OptionDraft, 'name'> | undefined, index: number) =>
  option?.name.trim() || texts.optionNumber(index + 1)

export const newPicture = (): PictureDraft => ({ key: newKey(), alt: '' })

/** @param options how many options the product has */
export const newVariant = (options = 0): VariantDraft => ({
  key: newKey(),
  name: '',
  isColor: false,
  color: FIRST_COLOUR,
  stock: '',
  options: Array.from({ length: options }, () => ''),
  details: eachDetail(() => ''),
  images: [newPicture()],
})

export function emptyDraft(): ProductDraft {
  return {
    ...eachText(() => ''),
    price: '',
    slug: '',
    followsTitle: true,
    state: 'published',
    publishedFrom: '',
    bundled: [],
    thumbnail: { key: 'thumbnail', alt: '' },
    options: [],
    variants: [newVariant()],
  }
}

/** @param bundled the products that are bought with it, in their order */
export function draftOf(product: Product, bundled: readonly CardProduct[]): ProductDraft {
  const { price, slug, thumbnail, thumbnail_alt, variants } = product
  return {
    ...eachText((name) => product[name]),
    price,
    slug,
    followsTitle: false,
    state: product.state,
    publishedFrom: product.published_from === null ? '' : toShopTime(product.published_from),
    bundled,
    thumbnail: { key: 'thumbnail', saved: { id: THUMBNAIL, image: thumbnail }, alt: thumbnail_alt },
    options: optionsOfProduct(product.options, variants),
    variants: variants.map(({ id, name, color, stock, options, images, ...variant }) => ({
      key: `variant-${id}`,
      saved: { id, stock: String(stock) },
      name,
      isColor: color !== null,
      color: color ?? FIRST_COLOUR,
      stock: String(stock),
      options,
      details: detailsOf(variant),
      images: images.map(({ id, image, alt }) => ({ key: `image-${id}`, saved: { id, image }, alt })),
    })),
  }
}

/** The options of a product as they stand in its form. */
const optionsOfProduct = (
  names: readonly string[],
  variants: readonly { options: readonly string[]; color: string | null }[],
): readonly OptionDraft[] =>
  names.map((name, index) => ({
    key: `option-${index}`,
    name,
    values: listedValues(valuesOf(variants, index).map(({ value }) => value)),
  }))

/** The details of a variant as they stand in its fields. */
function detailsOf({ price, sku, gtin, weight, contents }: Pick<Variant, VariantDetailName>): VariantDraft['details'] {
  return {
    price: price ?? '',
    sku: sku ?? '',
    gtin: gtin ?? '',
    weight: weight === null ? '' : String(weight),
    contents: contents === null ? '' : showContents(contentsText(contents)),
  }
}

export const hasPicture = ({ saved, copied, chosen }: PictureDraft): boolean =>
  saved !== undefined || copied !== undefined || chosen !== undefined

/** Returns the address of a picture that the shop has; undefined for one that was chosen here, or none. */
export const imageOf = ({ saved, copied }: PictureDraft): string | undefined => (saved ?? copied)?.image

export const picturesIn = ({ thumbnail, variants }: ProductDraft): readonly PictureDraft[] => [
  thumbnail,
  ...variants.flatMap(({ images }) => images),
]

/** Compares drafts. Files count as different from none; no two drafts with a file are compared. */
export const isSame = (one: ProductDraft, other: ProductDraft): boolean => JSON.stringify(one) === JSON.stringify(other)

export const inVariant =
  (key: string, change: (variant: VariantDraft) => Partial<VariantDraft>): Edit =>
  (draft) => ({ ...draft, variants: changed(draft.variants, key, change) })

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
