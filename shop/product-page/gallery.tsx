import { Expand } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/product-page'
import type { VariantImage } from '../catalogue/catalogue.contract.ts'
import { Picture } from '../images/picture.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Enlarged } from './enlarged.tsx'

const MAIN_SIZES = '(min-width: 84rem) 704px, (min-width: 64rem) 54vw, (min-width: 40rem) 46vw, 94vw'
const THUMBNAILS_SHOWN = 6

interface GalleryProps {
  title: string
  images: readonly VariantImage[]
}

/** The pictures of one variant: a large one, the others as thumbnails, and each of them enlarged over the page. */
export function Gallery({ title, images }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const { enlarged, enlarge, close } = useEnlarging(images.length)
  const main = images[shown]
  return (
    <div className="min-w-0">
      {main ? (
        <button
          type="button"
          onClick={() => enlarge(shown)}
          aria-label={texts.enlargeThePicture(main.alt || title)}
          className="group relative block w-full overflow-hidden rounded-card"
        >
          <Picture image={main.image} alt={main.alt || title} sizes={MAIN_SIZES} load="first" className="w-full" />
          <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface/85 shadow-card group-hover:bg-surface">
            <Expand aria-hidden="true" className="size-5" />
          </span>
        </button>
      ) : (
        <Picture
          image={null}
          alt={texts.noPictureOfYet(title)}
          sizes={MAIN_SIZES}
          load="first"
          className="w-full rounded-card"
        />
      )}
      {images.length > 1 && <Thumbnails images={images} shown={shown} show={setShown} enlarge={enlarge} />}
      {enlarged !== undefined && (
        <Enlarged title={title} images={images} shown={enlarged} show={enlarge} close={close} />
      )}
    </div>
  )
}

interface ThumbnailsProps {
  images: readonly VariantImage[]
  shown: number
  show: (index: number) => void
  enlarge: (index: number) => void
}

/** What does not fit is behind the last one, which says how many more there are. */
function Thumbnails({ images, shown, show, enlarge }: ThumbnailsProps) {
  const hidden = images.length - THUMBNAILS_SHOWN
  return (
    <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
      {images.slice(0, THUMBNAILS_SHOWN).map((image, index) => {
        const opensMore = hidden > 0 && index === THUMBNAILS_SHOWN - 1
        return (
          <li key={image.id} className="w-18 lg:w-24">
            <button
              type="button"
              onClick={() => (opensMore ? enlarge(index) : show(index))}
              aria-label={
                opensMore
                  ? texts.showMorePictures(hidden + 1)
                  : texts.pictureOf(index + 1, images.length, image.alt && `: ${image.alt}`)
              }
              aria-current={index === shown}
              className="relative block w-full overflow-hidden rounded-control border-2 border-transparent aria-[current=true]:border-accent"
            >
              <Picture image={image.image} alt="" sizes="120px" widest={320} className="w-full" />
              {opensMore && (
                <span className="absolute inset-0 grid place-items-center bg-veil font-semibold text-lg text-white">
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

/** Which picture is enlarged is a step in the history, so that Back closes it. */
function useEnlarging(count: number) {
  const navigate = useNavigate()
  const location = useLocation()
  const hydrated = useHydrated()
  const inHistory = (location.state as { enlarged?: number } | null)?.enlarged
  const enlarged = hydrated && inHistory !== undefined && inHistory < count ? inHistory : undefined
  return {
    enlarged,
    enlarge: (index: number) =>
      navigate(location.search, {
        state: { enlarged: index },
        replace: enlarged !== undefined,
        preventScrollReset: true,
      }),
    close: () => navigate(-1),
  }
}
