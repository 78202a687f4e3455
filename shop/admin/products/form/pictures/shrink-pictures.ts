import type { ChosenPicture } from '../../../../ui/images/picker/chosen-picture.ts'
import { croppedPart } from '../../../../ui/images/picker/cropped-part.ts'
import type { PictureDraft, ProductDraft } from '../../drafts/product-draft.ts'

/**
 * Crops and scales the new pictures of a draft to the size of their largest rendition.
 * @throws DOMException when the browser can no longer read a file
 */
export async function shrinkPictures(draft: ProductDraft): Promise<ProductDraft> {
  const shrunk = new Map<ChosenPicture, ChosenPicture>()
  const shrink = async (picture: PictureDraft): Promise<PictureDraft> => {
    const { chosen } = picture
    if (!chosen) return picture
    // Variants created from another share its picture.
    const small = shrunk.get(chosen) ?? (await croppedPart(chosen))
    shrunk.set(chosen, small)
    return { ...picture, chosen: small }
  }
  const variants = []
  // One at a time, because a phone has too little memory for all at once.
  for (const variant of draft.variants) {
    const images = []
    for (const picture of variant.images) images.push(await shrink(picture))
    variants.push({ ...variant, images })
  }
  return { ...draft, thumbnail: await shrink(draft.thumbnail), variants }
}
