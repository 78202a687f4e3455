import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { texts } from '#texts/storefront/product-page'
import type { VariantImage } from '../../../catalog/products/read/catalogue.contract.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useStrip } from './use-strip.ts'
import { CLOSER, WHOLE, ZoomablePicture } from './zoomable-picture.tsx'

interface EnlargedProps {
  title: string
  images: readonly VariantImage[]
  /** The index of the first picture, from 0. */
  first: number
  close: () => void
}

/**
 * Full-screen pictures, one at a time. Swipes, arrow keys and buttons change the picture; click, double tap, pinch or
 * a button zooms; Escape, the button and the browser's Back close it.
 */
export default function Enlarged({ title, images, first, close }: EnlargedProps) {
  const [scale, setScale] = useState(WHOLE)
  const { strip, seen, bring } = useStrip(first)
  useEffect(() => bring(first, 'instant'), [first, bring])
  function turn(by: number) {
    setScale(WHOLE)
    bring((seen + by + images.length) % images.length, 'instant')
  }
  const isClose = scale > WHOLE
  return (
    <Modal
      close={close}
      aria-label={texts.picturesOf(title)}
      onKeyDown={({ key }) => {
        // While zoomed, arrow keys scroll the picture.
        if (key === 'ArrowRight' && !isClose) turn(1)
        if (key === 'ArrowLeft' && !isClose) turn(-1)
      }}
      className="m-auto h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper p-0"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 p-2 md:p-4">
          <p aria-live="polite" className="mr-auto pl-2 text-muted text-sm tabular-nums">
            {texts.pictureOf(seen + 1, images.length, images[seen]?.alt ?? '')}
          </p>
          <IconButton label={isClose ? texts.zoomOut : texts.zoomIn} onClick={() => setScale(isClose ? WHOLE : CLOSER)}>
            {isClose ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          </IconButton>
          <IconButton label={texts.close} onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className="relative min-h-0 flex-1">
          {/* Touch scrolls it; without touch there are keys and buttons. */}
          <ul
            {...strip}
            className={`flex h-full snap-x snap-mandatory overflow-hidden [scrollbar-width:none] ${isClose ? '' : 'any-pointer-coarse:overflow-x-auto'}`}
          >
            {images.map((image, index) => (
              <li key={image.id} inert={index !== seen} className="h-full w-full shrink-0 snap-start snap-always">
                {Math.abs(index - seen) <= 1 && (
                  <ZoomablePicture
                    image={image.image}
                    alt={image.alt || title}
                    scale={index === seen ? scale : WHOLE}
                    setScale={setScale}
                  />
                )}
              </li>
            ))}
          </ul>
          {images.length > 1 && !isClose && (
            <>
              <IconButton
                label={texts.previousPicture}
                onClick={() => turn(-1)}
                className="absolute! top-1/2 left-2 -mt-5.5 bg-surface/85 shadow-card"
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.nextPicture}
                onClick={() => turn(1)}
                className="absolute! top-1/2 right-2 -mt-5.5 bg-surface/85 shadow-card"
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}
