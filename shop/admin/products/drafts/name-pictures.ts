import type { PictureDraft, ProductDraft, VariantDraft } from './product-draft.ts'

/**
 * Says what pictures show by the names of the product and of its variants, where nobody has said otherwise: `Bowl, Red`. What is said already
 * stays the same object, so that nothing is drawn anew for it.
 */
export function namePictures(draft: ProductDraft): ProductDraft {
  const { title, thumbnail, variants } = draft
  const inVariant = (variant: VariantDraft): VariantDraft => {
    const words = [title, variants.length > 1 ? variant.name : '']
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const images = variant.images.map((picture) => named(picture, words.join(', ')))
    return images.every((picture, place) => picture === variant.images[place]) ? variant : { ...variant, images }
  }
  return { ...draft, thumbnail: named(thumbnail, title.trim()), variants: variants.map(inVariant) }
}

const named = (picture: PictureDraft, alt: string): PictureDraft =>
  picture.isNamed !== true || picture.alt === alt ? picture : { ...picture, alt }
