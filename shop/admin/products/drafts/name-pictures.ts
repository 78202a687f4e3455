import type { PictureDraft, ProductDraft, VariantDraft } from './product-draft.ts'

/**
 * Generates alt texts from the names of the product and its variants, unless edited: `Bowl, Red`. Unchanged pictures
 * stay the same objects, which avoids rendering them again.
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
