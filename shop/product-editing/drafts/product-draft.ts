import type { Product, Variant } from '../../catalogue/catalogue.contract.ts'
import { eachText, type ProductTextName } from '../../catalogue/product-texts.contract.ts'
import { eachDetail, type VariantDetailName } from '../../catalogue/variant-details.contract.ts'
import type { CardProduct } from '../../home/card-product.ts'
import type { ChosenPicture } from '../../images/picker/chosen-picture.ts'
import { contentsText, showContents } from '../../pricing/contents.ts'

/** A picture in the form: one that the shop has, one that was chosen here, or (both) one that takes the place of the other. */
export interface PictureDraft {
  /** Names it on this screen, wherever it stands. */
  key: string
  saved?: { id: number; image: string }
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
  /** As they are typed; empty where nothing is said. */
  details: Record<VariantDetailName, string>
  images: readonly PictureDraft[]
}

/** A product as it stands in the form. */
export interface ProductDraft extends Record<ProductTextName, string> {
  price: string
  slug: string
  /** The slug follows the title until somebody edits it by hand. */
  followsTitle: boolean
  bundled: readonly CardProduct[]
  thumbnail: PictureDraft
  variants: readonly VariantDraft[]
}

/** A draft as it was kept in a browser: the texts that a product has since then are missing, and the details of its variants. */
export type EarlierDraft = Omit<ProductDraft, ProductTextName | 'variants'> &
  Partial<Record<ProductTextName, string>> & {
    variants: readonly (Omit<VariantDraft, 'details'> & { details?: Partial<VariantDraft['details']> })[]
  }

export const withAllFields = (draft: EarlierDraft): ProductDraft => ({
  ...draft,
  ...eachText((name) => draft[name] ?? ''),
  variants: draft.variants.map((variant) => ({
    ...variant,
    details: eachDetail((name) => variant.details?.[name] ?? ''),
  })),
})

/** One change of the form. */
export type Edit = (draft: ProductDraft) => ProductDraft

/** The thumbnail has no id of its own. */
const THUMBNAIL = 0
/** A colour to begin with, when somebody says that the variant is one. */
const FIRST_COLOUR = '#808080'

const newKey = () => `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

export const newPicture = (): PictureDraft => ({ key: newKey(), alt: '' })

export const newVariant = (): VariantDraft => ({
  key: newKey(),
  name: '',
  isColor: false,
  color: FIRST_COLOUR,
  stock: '',
  details: eachDetail(() => ''),
  images: [newPicture()],
})

export function emptyDraft(): ProductDraft {
  return {
    ...eachText(() => ''),
    price: '',
    slug: '',
    followsTitle: true,
    bundled: [],
    thumbnail: { key: 'thumbnail', alt: '' },
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
    bundled,
    thumbnail: { key: 'thumbnail', saved: { id: THUMBNAIL, image: thumbnail }, alt: thumbnail_alt },
    variants: variants.map(({ id, name, color, stock, images, ...variant }) => ({
      key: `variant-${id}`,
      saved: { id, stock: String(stock) },
      name,
      isColor: color !== null,
      color: color ?? FIRST_COLOUR,
      stock: String(stock),
      details: detailsOf(variant),
      images: images.map(({ id, image, alt }) => ({ key: `image-${id}`, saved: { id, image }, alt })),
    })),
  }
}

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

export const hasPicture = ({ saved, chosen }: PictureDraft): boolean => saved !== undefined || chosen !== undefined

export const picturesIn = ({ thumbnail, variants }: ProductDraft): readonly PictureDraft[] => [
  thumbnail,
  ...variants.flatMap(({ images }) => images),
]

/** Files count as different from none; no two drafts with a file are compared. */
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
