import { texts } from '#texts/storefront/product-page'
import type { VariantImage } from '../../../catalog/products/read/catalogue.contract.ts'
import { Picture } from '../../../ui/images/picture.tsx'

const MOST_SHOWN = 6

interface ThumbnailsProps {
  images: readonly VariantImage[]
  shown: number
  show: (index: number) => void
  enlarge: (index: number) => void
}

/** Thumbnails for a gallery that shows one picture at a time. The last one shows how many more there are. */
export function Thumbnails({ images, shown, show, enlarge }: ThumbnailsProps) {
  const hidden = images.length - MOST_SHOWN
  return (
    <ul className="mt-3 flex flex-wrap gap-2 lg:hidden">
      {images.slice(0, MOST_SHOWN).map((image, index) => {
        const opensMore = hidden > 0 && index === MOST_SHOWN - 1
        return (
          <li key={image.id} className="w-13 sm:w-18">
            <button
              type="button"
              onClick={() => (opensMore ? enlarge(index) : show(index))}
              aria-label={
                opensMore ? texts.showMorePictures(hidden + 1) : texts.pictureOf(index + 1, images.length, image.alt)
              }
              aria-current={index === Math.min(shown, MOST_SHOWN - 1)}
              className="relative grid min-h-11 w-full place-items-center overflow-hidden rounded-control border-2 border-transparent aria-[current=true]:border-ink"
            >
              <Picture image={image.image} alt="" sizes="72px" widest={320} className="h-full min-h-10 w-full" />
              {opensMore && (
                <span className="absolute inset-0 grid place-items-center bg-veil font-semibold text-white">
                  +{hidden + 1}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
