import { ImageUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/ui/images'
import { Button } from '../../button.tsx'

interface ChooseImageProps {
  isShown: boolean
  aspect: number
  /** The address of the current picture. */
  current: string | null
  /** Crops the current picture again. */
  cropAgain: (address: string) => void
  /** The chosen picture is loading and, if very large, being scaled down. */
  isOpening: boolean
  /** The error of the last chosen file, and the id of its element. */
  error: string | false | undefined
  errorId: string
  /**
   * The file input, which covers this area, so that clicks, dropped files and the keyboard reach it without a script.
   */
  children: ReactNode
}

/** First stage: the current picture and a drop zone for another one. */
export function ChooseImage({
  isShown,
  aspect,
  current,
  cropAgain,
  isOpening,
  error,
  errorId,
  children,
}: ChooseImageProps) {
  return (
    <div hidden={!isShown}>
      <div className="relative flex flex-wrap items-center gap-4 rounded-card border border-edge border-dashed p-4 outline-offset-2 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <img
          src={current ?? '/placeholder.svg'}
          alt={current ? texts.currentPicture : texts.noneYet}
          style={{ aspectRatio: aspect }}
          className="h-24 rounded-control bg-sunken object-cover"
        />
        <div className="min-w-0 flex-1 basis-52">
          <span className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-surface px-5 font-medium">
            <ImageUp aria-hidden="true" className="size-5" />
            {texts.chooseImage}
          </span>
          <p className="mt-1.5 text-muted text-sm">{texts.dropHint}</p>
        </div>
        {children}
        {current && !isOpening && (
          <Button weight="secondary" onClick={() => cropAgain(current)} className="relative">
            {texts.cropAgain}
          </Button>
        )}
      </div>
      <p role="status" className="text-muted text-sm">
        {isOpening && <span className="mt-1.5 block">{texts.openingPicture}</span>}
      </p>
      <div aria-live="assertive">
        {error && (
          <p id={errorId} className="mt-1.5 text-danger text-sm">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
