import { texts } from '#texts/admin/products/form/pictures'
import { MAX_IMAGE_MB, PRODUCT_ASPECT } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { atWidth } from '../../../../ui/images/image-url.ts'
import { ImagePicker } from '../../../../ui/images/picker/image-picker.tsx'
import { imageOf, type PictureDraft } from '../../drafts/product-draft.ts'

/** The rendition width that most screens load. */
const GOOD_WIDTH = 1280

interface OwnThumbnailProps {
  picture: PictureDraft
  change: (change: Partial<PictureDraft>) => void
}

/** A separate thumbnail for the product, which belongs to no variant. */
export function OwnThumbnail({ picture, change }: OwnThumbnailProps) {
  const image = imageOf(picture)
  return (
    <ImagePicker
      label={texts.picture}
      names={{
        file: 'thumbnail',
        x: 'thumbnail x',
        y: 'thumbnail y',
        width: 'thumbnail width',
        height: 'thumbnail height',
      }}
      aspect={PRODUCT_ASPECT}
      limits={{ megabytes: MAX_IMAGE_MB }}
      goodWidth={GOOD_WIDTH}
      current={image === undefined ? null : atWidth(image, 320)}
      initial={picture.chosen}
      onChoose={(chosen) => change({ chosen })}
    />
  )
}
