import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import type { ProductChange, ProductWrite, VariantWrite } from '../../products/write/product-write.server.ts'
import type { PictureRef, PresentPictures } from './plan.server.ts'

const NO_PICTURE: PictureRef = { key: NO_PICTURE_KEY }

/** The summary of the notes below over all products. */
export const NO_PICTURE_YET = 'no picture yet, so the product is a draft or stays unpublished'
const NOT_PUBLISHED = 'This product has no picture yet. It is imported as a draft.'
const STAYS_UNPUBLISHED = 'This product has no picture yet and cannot be published.'

const isBlank = (picture: PictureRef) => 'key' in picture && picture.key === NO_PICTURE_KEY

interface Completed<T> {
  completed: T
  /** The note to show; undefined if none exists. */
  note: string | undefined
}

/** Adds the required pictures of a new product. Without any it gets the placeholder and is a draft. */
export function completeNew(
  product: Omit<ProductWrite<PictureRef, string>, 'thumbnail'> & { thumbnail?: PictureRef | undefined },
): Completed<ProductWrite<PictureRef, string>> {
  const thumbnail = product.thumbnail ?? firstImage(product.variants) ?? NO_PICTURE
  const isDraft = isBlank(thumbnail) && product.state === 'published'
  const completed = {
    ...product,
    thumbnail,
    variants: product.variants.map((variant) => withImages(variant, thumbnail)),
    ...(isDraft && { state: 'draft' as const }),
  }
  return { completed, note: isDraft ? NOT_PUBLISHED : undefined }
}

/** Adds pictures to new variants. A product with the placeholder is not published. */
export function completeChange(
  change: ProductChange<PictureRef, string>,
  present: PresentPictures,
): Completed<ProductChange<PictureRef, string>> {
  const thumbnail = change.thumbnail ?? { key: present.thumbnail }
  const variants = change.variants?.map((variant) => {
    const isReplaced = variant.kind === 'kept' && !variant.images && present.blank.includes(variant.id)
    return isReplaced && !isBlank(thumbnail)
      ? { ...variant, images: [imageOf(thumbnail)] }
      : withImages(variant, thumbnail)
  })
  const { state, ...others } = change
  const isUnpublished = state === 'published' && isBlank(thumbnail)
  const completed = { ...(isUnpublished ? others : change), ...(variants && { variants }) }
  return { completed, note: isUnpublished ? STAYS_UNPUBLISHED : undefined }
}

const imageOf = (picture: PictureRef) => ({ kind: 'new' as const, picture, alt: '' })

function withImages(variant: VariantWrite<PictureRef>, thumbnail: PictureRef): VariantWrite<PictureRef> {
  return variant.kind === 'new' && variant.images.length === 0 ? { ...variant, images: [imageOf(thumbnail)] } : variant
}

function firstImage(variants: readonly VariantWrite<PictureRef>[]): PictureRef | undefined {
  return variants.flatMap(({ images = [] }) => images.flatMap(({ picture }) => picture ?? []))[0]
}
