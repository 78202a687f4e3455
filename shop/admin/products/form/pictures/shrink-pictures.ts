import type { ChosenPicture } from '../../../../ui/images/picker/chosen-picture.ts'
import { croppedPart } from '../../../../ui/images/picker/cropped-part.ts'
import type { PictureDraft, ProductDraft } from '../../drafts/product-draft.ts'

/**
 * Makes the pictures of a draft that are to be sent as small as they may be: the parts that are kept, as wide as anybody will see them.
 * @throws DOMException when the browser cannot read one of them any more
 */
export async function shrinkPictures(draft: ProductDraft): Promise<ProductDraft> {
  const shrunk = new Map<ChosenPicture, ChosenPicture>()
  const shrink = async (picture: PictureDraft): Promise<PictureDraft> => {
    const { chosen } = picture
    if (!chosen) return picture
    // Variants that were made alike have the same one.
    const small = shrunk.get(chosen) ?? (await croppedPart(chosen))
    shrunk.set(chosen, small)
    return { ...picture, chosen: small }
  }
  const variants = []
  // One after the other: all at once would take more memory than a telephone has.
  for (const variant of draft.variants) {
    const images = []
    for (const picture of variant.images) images.push(await shrink(picture))
    variants.push({ ...variant, images })
  }
  return { ...draft, thumbnail: await shrink(draft.thumbnail), variants }
}
