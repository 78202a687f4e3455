import type { ProductTextName } from '../read/product-texts.contract.ts'
import type { Publication } from '../read/publication/publication.contract.ts'
import type { VariantDetails } from '../read/variant-details.contract.ts'

/** A variant image to write: a new one, or changes to an existing one. */
export type VariantImageWrite<Picture> =
  | { kind: 'new'; picture: Picture; alt: string }
  | { kind: 'kept'; id: number; picture?: Picture | undefined; alt?: string | undefined }

/** Variant details to write. Omitted details stay unchanged; a new variant has none. */
export type VariantDetailsWrite = { [name in keyof VariantDetails]?: VariantDetails[name] | undefined }

/** A variant to write: a new one, or changes to an existing one. A given list of images is complete. */
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
      /** The stock seen when counting. If set, only the difference is applied; otherwise `stock` is absolute. */
      seen?: number | undefined
      options?: readonly string[] | undefined
      details?: VariantDetailsWrite | undefined
      images?: VariantImageWrite<Picture>[] | undefined
    }

/**
 * A complete product to write. The first variant is the default. `Picture` is an upload, a file reference or finally a
 * storage key. `Bundled` is an id, or a slug when the same file may create the product.
 */
export interface ProductWrite<Picture, Bundled = number> extends Record<ProductTextName, string>, Publication {
  slug: string
  price_cents: number
  thumbnail: Picture
  thumbnail_alt: string
  bundled: readonly Bundled[]
  /** Option names; each variant has one value per option. */
  options: readonly string[]
  variants: readonly VariantWrite<Picture>[]
}

/** Changes to a product. Lists that are given are complete. */
export type ProductChange<Picture, Bundled = number> = {
  [Field in keyof ProductWrite<Picture, Bundled>]?: ProductWrite<Picture, Bundled>[Field] | undefined
}

/** Returns the product with the storage keys of its images. */
export function productWithKeys<Picture, Bundled>(
  product: ProductWrite<Picture, Bundled>,
  keyOf: (picture: Picture) => string,
): ProductWrite<string, Bundled> {
  const { thumbnail, variants, ...own } = product
  return { ...own, thumbnail: keyOf(thumbnail), variants: variants.map((variant) => variantWithKeys(variant, keyOf)) }
}

/** Returns the changes with the storage keys of their images. */
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
