import type { ReactNode } from 'react'
import * as texts from '#texts/product-editing'
import { atWidth } from '../../images/image-url.ts'
import { ImagePicker } from '../../images/picker/image-picker.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { imageOf, type PictureDraft } from '../drafts/product-draft.ts'
import { MAX_IMAGE_MB, PRODUCT_ASPECT } from '../fields/product-limits.contract.ts'

/** As wide as most screens load a product's picture. */
const GOOD_WIDTH = 1280

interface PictureFieldsProps {
  /** What the picture is, for people. */
  label: string
  /** The names of its fields in the form. */
  file: string
  alt: string
  picture: PictureDraft
  change: (change: Partial<PictureDraft>) => void
  /** What else can be done with it. */
  actions?: ReactNode
}

/** A picture of the product with what it shows in words. */
export function PictureFields({ label, file, alt, picture, change, actions }: PictureFieldsProps) {
  const image = imageOf(picture)
  return (
    <div className="grid gap-4">
      <ImagePicker
        label={label}
        names={{ file, x: `${file} x`, y: `${file} y`, width: `${file} width`, height: `${file} height` }}
        aspect={PRODUCT_ASPECT}
        limits={{ megabytes: MAX_IMAGE_MB }}
        goodWidth={GOOD_WIDTH}
        current={image === undefined ? null : atWidth(image, 320)}
        initial={picture.chosen}
        tell={(chosen) => change({ chosen })}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <TextField
          name={alt}
          label={texts.whatItShows}
          value={picture.alt}
          onChange={({ target }) => change({ alt: target.value })}
          required={false}
          autoComplete="off"
          className="min-w-0 flex-1 basis-72"
        />
        {actions}
      </div>
    </div>
  )
}
