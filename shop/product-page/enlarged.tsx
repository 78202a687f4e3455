import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import * as texts from '#texts/product-page'
import type { VariantImage } from '../catalogue/catalogue.contract.ts'
import { Picture } from '../images/picture.tsx'
import { IconButton } from '../ui/button.tsx'
import { Modal } from '../ui/overlays/modal.tsx'

interface EnlargedProps {
  title: string
  images: readonly VariantImage[]
  shown: number
  show: (index: number) => void
  close: () => void
}

/** A picture over the whole window. Arrow keys and buttons turn it; Escape, the button and the browser's Back close it. */
export function Enlarged({ title, images, shown, show, close }: EnlargedProps) {
  const turn = (by: number) => show((shown + by + images.length) % images.length)
  const image = images[shown]
  if (!image) return null
  return (
    <Modal
      close={close}
      aria-label={texts.picturesOf(title)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1)
        if (key === 'ArrowLeft') turn(-1)
      }}
      className="m-auto h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper p-0"
    >
      <div className="flex h-full flex-col gap-2 p-2 md:p-4">
        <div className="flex items-center justify-between gap-4">
          <p aria-live="polite" className="pl-2 text-muted text-sm tabular-nums">
            {texts.pictureOf(shown + 1, images.length, image.alt)}
          </p>
          <IconButton label={texts.close} onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className="relative flex min-h-0 flex-1 items-center justify-between">
          <Picture
            key={image.id}
            image={image.image}
            alt={image.alt || title}
            sizes="100vw"
            widest={1920}
            load="first"
            fit="contain"
            className="absolute inset-0 h-full w-full"
          />
          {images.length > 1 && (
            <>
              <IconButton
                label={texts.previousPicture}
                onClick={() => turn(-1)}
                className="z-10 bg-surface/85 shadow-card"
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton label={texts.nextPicture} onClick={() => turn(1)} className="z-10 bg-surface/85 shadow-card">
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}
