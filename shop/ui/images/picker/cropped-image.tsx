import { texts } from '#texts/ui/images'
import { Button } from '../../button.tsx'
import { useObjectUrl } from './use-object-url.ts'

interface CroppedImageProps {
  preview: Blob
  aspect: number
  cropAgain: () => void
  newImage: () => void
}

/** Last stage: a preview of the result. */
export function CroppedImage({ preview, aspect, cropAgain, newImage }: CroppedImageProps) {
  const url = useObjectUrl(preview)
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line p-4">
      <img
        src={url}
        alt={texts.visiblePart}
        style={{ aspectRatio: aspect }}
        className="h-40 max-w-full rounded-control bg-sunken object-cover"
      />
      <div className="flex flex-1 basis-44 flex-wrap gap-3">
        <Button weight="secondary" autoFocus onClick={cropAgain}>
          {texts.cropAgain}
        </Button>
        <Button weight="secondary" onClick={newImage}>
          {texts.newImage}
        </Button>
      </div>
    </div>
  )
}
