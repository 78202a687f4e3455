import { texts } from '#texts/catalog/products'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import type { Product } from '../../../catalog/products/read/catalogue.contract.ts'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { draftOf } from './draft-of.ts'
import { namePictures } from './name-pictures.ts'
import { newKey, type PictureDraft, type ProductDraft, type VariantDraft } from './product-draft.ts'

/**
 * Returns a copy of a product as a new draft: not published, with its own slug, copies of the pictures, no stock, and
 * without SKUs and GTINs, which are unique.
 * @param bundled its bundled products, in their order
 */
export function duplicateOf(product: Product, bundled: readonly CardProduct[]): ProductDraft {
  const original = draftOf(product, bundled)
  const title = texts.copyOfTitle(original.title)
  const named = namePictures(allNamed(original))
  return namePictures({
    ...original,
    title,
    slug: slugFrom(title),
    followsTitle: true,
    state: 'draft',
    publishedFrom: '',
    thumbnail: copied(original.thumbnail, named.thumbnail),
    variants: original.variants.map((variant, index) => copiedVariant(variant, named.variants[index])),
    copiedFrom: product.id,
  })
}

const allNamed = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  thumbnail: { ...draft.thumbnail, isNamed: true },
  variants: draft.variants.map((variant) => ({
    ...variant,
    images: variant.images.map((image) => ({ ...image, isNamed: true })),
  })),
})

function copiedVariant({ saved: _, ...variant }: VariantDraft, named: VariantDraft | undefined): VariantDraft {
  return {
    ...variant,
    key: newKey(),
    stock: '0',
    details: { ...variant.details, sku: '', gtin: '' },
    images: variant.images.map((image, place) => ({ ...copied(image, named?.images[place]), key: newKey() })),
  }
}

/** @param named the same picture with the generated alt text; an alt text equal to it keeps following the names */
const copied = ({ key, saved, alt }: PictureDraft, named: PictureDraft | undefined): PictureDraft => ({
  key,
  alt,
  ...(saved && { copied: saved }),
  ...(alt === named?.alt && { isNamed: true }),
})
