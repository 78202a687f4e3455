import type { ProductTextName } from '../read/product-texts.contract.ts'
import type { Publication } from '../read/publication/publication.contract.ts'
import type { VariantDetails } from '../read/variant-details.contract.ts'

/** A picture of a variant as it is to be: a new one, or one that is there with what changes of it. */
export type VariantImageWrite<Picture> =
  | { kind: 'new'; picture: Picture; alt: string }
  | { kind: 'kept'; id: number; picture?: Picture | undefined; alt?: string | undefined }

/** What is said of a variant; of what is left out nothing changes, and a new one has none. */
export type VariantDetailsWrite = { [name in keyof VariantDetails]?: VariantDetails[name] | undefined }

/** A variant as it is to be: a new one, or one that is there with what changes of it. Images that are given are all that it will have. */
export type VariantWrite<Picture> =
  | {
      kind: 'new'
      name: string
      color: string | null
      stock: number
      options: readonly string[]
      details: VariantDetailsWrite
      images: VariantImageWrite<Picture>[]
    }
  | {
      kind: 'kept'
      id: number
      name?: string | undefined
      color?: string | null | undefined
      stock?: number | undefined
      /** How many whoever counted saw before: what changes is the difference. Without it the stock is as many as was said. */
      seen?: number | undefined
      options?: readonly string[] | undefined
      details?: VariantDetailsWrite | undefined
      images?: VariantImageWrite<Picture>[] | undefined
    }

/**
 * A product as it is to be, whoever says so. The first variant is the default.
 *
 * `Picture` is what came with a form, what a file names, or at last the key under which it is stored; `Bundled` an id, or the slug of what
 * may be created by the same file.
 */
export interface ProductWrite<Picture, Bundled = number> extends Record<ProductTextName, string>, Publication {
  slug: string
  price_cents: number
  thumbnail: Picture
  thumbnail_alt: string
  bundled: readonly Bundled[]
  /** By what the variants differ; each has a value of each. */
  options: readonly string[]
  variants: readonly VariantWrite<Picture>[]
}

/** What changes of a product. Lists that are given are complete. */
export type ProductChange<Picture, Bundled = number> = {
  [Field in keyof ProductWrite<Picture, Bundled>]?: ProductWrite<Picture, Bundled>[Field] | undefined
}

/** Returns the product with the keys of its pictures, which are stored by now. */
export function productWithKeys<Picture, Bundled>(
  product: ProductWrite<Picture, Bundled>,
  keyOf: (picture: Picture) => string,
): ProductWrite<string, Bundled> {
  const { thumbnail, variants, ...own } = product
  return { ...own, thumbnail: keyOf(thumbnail), variants: variants.map((variant) => variantWithKeys(variant, keyOf)) }
}

/** Returns what changes of a product, likewise. */
export function changeWithKeys<Picture, Bundled>(
  { thumbnail, variants, ...own }: ProductChange<Picture, Bundled>,
  keyOf: (picture: Picture) => string,
): ProductChange<string, Bundled> {
  return {
    ...own,
    thumbnail: thumbnail && keyOf(thumbnail),
    variants: variants?.map((variant) => variantWithKeys(variant, keyOf)),
  }
}

function variantWithKeys<Picture>(
  variant: VariantWrite<Picture>,
  keyOf: (picture: Picture) => string,
): VariantWrite<string> {
  const imageWithKey = (image: VariantImageWrite<Picture>): VariantImageWrite<string> =>
    image.kind === 'new'
      ? { ...image, picture: keyOf(image.picture) }
      : { ...image, picture: image.picture && keyOf(image.picture) }
  return variant.kind === 'new'
    ? { ...variant, images: variant.images.map(imageWithKey) }
    : { ...variant, images: variant.images?.map(imageWithKey) }
}
