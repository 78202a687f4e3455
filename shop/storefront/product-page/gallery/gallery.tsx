import { Expand } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { texts } from '#texts/storefront/product-page'
import type { VariantImage } from '../../../catalog/products/read/catalogue.contract.ts'
import { PHONE_SIZES } from '../../../ui/images/phone-sizes.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useEnlarging } from './use-enlarging.ts'
import { useStrip } from './use-strip.ts'

const Enlarged = lazy(() => import('./enlarged.tsx'))
// Loaded on demand, because many devices cannot share.
const Share = lazy(() => import('../share.tsx'))

const WHOLE = `(min-width: 84rem) 812px, (min-width: 64rem) 58vw, (min-width: 40rem) 46vw, ${PHONE_SIZES}`
const HALF = `(min-width: 84rem) 400px, (min-width: 64rem) 29vw, (min-width: 40rem) 46vw, ${PHONE_SIZES}`
/** The most pictures on wide screens. The last one shows how many more there are. */
const MAX_MOSAIC_PICTURES = 5

interface GalleryProps {
  title: string
  images: readonly VariantImage[]
}

/**
 * The pictures of a variant: on phones a swipeable strip with thumbnails, on wide screens a mosaic. Each can be
 * enlarged.
 */
export function Gallery({ title, images }: GalleryProps) {
  const { strip, seen, bring } = useStrip()
  const { enlarged, enlarge, close } = useEnlarging(images.length)
  const isHydrated = useHydrated()
  return (
    <div className="relative min-w-0 self-start">
      {isHydrated && 'share' in navigator && (
        <Suspense>
          <Share title={title} />
        </Suspense>
      )}
      {images.length > 0 ? (
        <ul
          {...strip}
          className="relative -mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:mx-0 lg:grid lg:grid-cols-2 lg:gap-3 lg:overflow-visible"
        >
          {images.map((image, index) => (
            <li
              key={image.id}
              className={`shrink-0 snap-start snap-always ${images.length > 1 ? 'w-[calc(100%-1.25rem)] sm:w-full' : 'w-full'} lg:w-full lg:nth-[n+6]:hidden ${isWhole(index, images.length) ? 'lg:col-span-2' : ''} ${index === 0 ? 'grows-into-page' : ''}`}
            >
              <Slide
                alt={image.alt || title}
                enlarge={() => enlarge(index)}
                // Browsers treat a picture that is partly visible as in view, so scroll explicitly.
                onFocus={({ target }) => target.matches(':focus-visible') && bring(index, 'instant')}
                more={index === MAX_MOSAIC_PICTURES - 1 ? images.length - MAX_MOSAIC_PICTURES : 0}
              >
                <Picture
                  image={image.image}
                  alt={image.alt || title}
                  sizes={isWhole(index, images.length) ? WHOLE : HALF}
                  load={index === 0 ? 'first' : 'when near'}
                  className="w-full"
                />
              </Slide>
            </li>
          ))}
        </ul>
      ) : (
        <Picture
          image={null}
          alt={texts.noPictureOfYet(title)}
          sizes={WHOLE}
          load="first"
          className="w-full rounded-card"
        />
      )}
      {images.length > 1 && (
        <Thumbnails
          images={images}
          shown={seen}
          show={(index) => bring(index, movesSmoothly() ? 'smooth' : 'instant')}
          enlarge={enlarge}
        />
      )}
      <Suspense>
        {enlarged !== undefined && <Enlarged title={title} images={images} first={enlarged} close={close} />}
      </Suspense>
    </div>
  )
}

const movesSmoothly = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns whether a picture spans both columns: the first, and the last if it would be alone in its row. */
function isWhole(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && index % 2 === 1 && count < MAX_MOSAIC_PICTURES)
}

interface SlideProps {
  /** The alt text of its picture. */
  alt: string
  enlarge: () => void
  onFocus: React.FocusEventHandler
  /** How many further pictures only the enlarged view shows. */
  more: number
  children: React.ReactNode
}

function Slide({ alt, enlarge, onFocus, more, children }: SlideProps) {
  return (
    <button
      type="button"
      onClick={enlarge}
      onFocus={onFocus}
      aria-label={texts.enlargeThePicture(alt, more)}
      className="group relative block w-full overflow-hidden focus-visible:-outline-offset-4 sm:rounded-card"
    >
      {children}
      {more > 0 && (
        <span className="absolute inset-0 hidden place-items-center bg-veil font-semibold text-2xl text-white lg:grid">
          +{more}
        </span>
      )}
      <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface/85 shadow-card group-hover:bg-surface lg:opacity-0 lg:transition-opacity lg:group-focus-visible:opacity-100 lg:group-hover:opacity-100">
        <Expand aria-hidden="true" className="size-5" />
      </span>
    </button>
  )
}
