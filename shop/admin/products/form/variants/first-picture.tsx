import { texts } from '#texts/admin/products/form/variants'
import { hasPicture, type PictureDraft } from '../../drafts/product-draft.ts'
import { ShownPicture } from '../pictures/shown-picture.tsx'

/** The first picture of a variant, with the number of further ones. */
export function FirstPicture({ images }: { images: readonly PictureDraft[] }) {
  const there = images.filter(hasPicture)
  const [first] = there
  return (
    <div className="relative mt-px aspect-4/3 w-14 @xl:w-11 @3xl:w-14 overflow-hidden rounded-control bg-sunken @max-xl:mt-6.5">
      {first && <ShownPicture picture={first} width={320} />}
      {there.length > 1 && (
        <span className="absolute right-0 bottom-0 rounded-tl-control bg-surface/90 px-1 text-ink text-xs tabular-nums">
          <span aria-hidden="true">+{there.length - 1}</span>
          <span className="sr-only">{texts.countPictures(there.length)}</span>
        </span>
      )}
    </div>
  )
}
