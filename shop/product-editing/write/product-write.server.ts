import type { ChangedProductForm, NewProductForm } from './product-form.server.ts'
import type { StoredPictures } from './sent-pictures.server.ts'
import type { SentPicture } from './sent-product.server.ts'
import type { VariantImageWrite, VariantWrite } from './variants-store.server.ts'
import type { ProductChange, ProductWrite } from './write-product.server.ts'

/** A new product in the terms of the shop, from its form and the pictures that came with it. */
export function productWriteOf(form: NewProductForm, stored: StoredPictures): ProductWrite {
  const { price, thumbnail, frequentlyBoughtTogether: bundled, variants, ...texts } = form
  return {
    ...texts,
    price_cents: price,
    thumbnail_key: keyOf(thumbnail, stored),
    bundled,
    variants: variants.map((variant) => wantedVariant(variant, stored)),
  }
}

/** What changes of a product, likewise. */
export function productChange(form: ChangedProductForm, stored: StoredPictures): ProductChange {
  const { price, thumbnail, frequentlyBoughtTogether: bundled, variants, version: _, ...texts } = form
  return {
    ...texts,
    price_cents: price,
    thumbnail_key: thumbnail && keyOf(thumbnail, stored),
    bundled,
    variants: variants?.map((variant) => wantedVariant(variant, stored)),
  }
}

type SentVariant = NonNullable<ChangedProductForm['variants']>[number]
type SentImage = NonNullable<SentVariant['images']>[number]

function wantedVariant(variant: SentVariant, stored: StoredPictures): VariantWrite {
  const { name, color, stock } = variant
  if (variant.kind === 'new') {
    const images = variant.images.map((image) => wantedImage(image, stored))
    return { kind: 'new', name: variant.name, color: variant.color, stock: variant.stock, images }
  }
  const images = variant.images?.map((image) => wantedImage(image, stored))
  return { kind: 'kept', id: variant.for_update_id, name, color, stock, images }
}

function wantedImage(image: SentImage, stored: StoredPictures): VariantImageWrite {
  if (image.kind === 'new') return { kind: 'new', key: keyOf(image.image, stored), alt: image.alt }
  return { kind: 'kept', id: image.for_update_id, key: image.image && keyOf(image.image, stored), alt: image.alt }
}

function keyOf(picture: SentPicture, stored: StoredPictures): string {
  const found = stored.get(picture)
  if (!found) throw new Error('A picture of a form that was taken must be stored.')
  return found.key
}
