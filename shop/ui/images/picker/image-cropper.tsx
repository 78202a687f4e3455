import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { texts } from '#texts/ui/images'

// The library would inject these styles into the page, which the Content-Security-Policy forbids.
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../../button.tsx'
import { type CropBox, MIN_CROP_SIDE } from '../crop-box.ts'
import { useObjectUrl } from './use-object-url.ts'
import { MAX_ZOOM, MIN_ZOOM, nextZoom, ZoomControl } from './zoom-control.tsx'

/** Distance that an arrow key moves the picture, in CSS pixels. */
const ARROW_STEP = 5

interface ImageCropperProps {
  file: File
  /** Aspect ratio of the crop area (width divided by height). */
  aspect: number
  /** The previous crop area, to start from. */
  initial: CropBox | undefined
  /** Called for each change, and first when the picture has loaded. */
  change: (box: CropBox) => void
  /** Crops to the last area passed to `change`. */
  crop: () => void
  cancel: () => void
}

/**
 * Moves and zooms a picture behind a frame of fixed aspect ratio by drag, wheel, pinch, slider, buttons and keyboard.
 */
export default function ImageCropper({ file, aspect, initial, change, crop, cancel }: ImageCropperProps) {
  const url = useObjectUrl(file)
  const [startFrom] = useState(initial)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(MIN_ZOOM)
  const [maxZoom, setMaxZoom] = useState(MAX_ZOOM)
  const place = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)

  // The cropper replaces the button that was pressed and must be entirely visible.
  useEffect(() => {
    slider.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function zoomByKey({ key }: React.KeyboardEvent) {
    if (key === '+' || key === '=') setZoom(nextZoom(zoom, 1, maxZoom))
    if (key === '-') setZoom(nextZoom(zoom, -1, maxZoom))
  }

  return (
    <div ref={place} className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the crop area inside has the focus and the keys */}
      <div className="relative h-72 overflow-hidden rounded-card bg-sunken sm:h-80" onKeyDown={zoomByKey}>
        {url && (
          <Cropper
            image={url}
            aspect={aspect}
            crop={position}
            onCropChange={setPosition}
            zoom={zoom}
            minZoom={MIN_ZOOM}
            maxZoom={maxZoom}
            onZoomChange={setZoom}
            initialCroppedAreaPixels={startFrom}
            onCropAreaChange={(_, box) => change(box)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) =>
              setMaxZoom(largestZoom(naturalWidth, naturalHeight, aspect))
            }
            keyboardStep={ARROW_STEP}
            cropperProps={{
              role: 'group',
              'aria-label': texts.visiblePartOfThePicture,
            }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <ZoomControl ref={slider} zoom={zoom} max={maxZoom} change={setZoom} confirm={crop} />
      <div className="flex flex-wrap gap-3">
        <Button weight="secondary" onClick={crop}>
          {texts.crop}
        </Button>
        <Button weight="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Limits the zoom of small pictures so that the crop area stays above the server's minimum. */
function largestZoom(width: number, height: number, aspect: number): number {
  const shorterSide = Math.min(width, height, width / aspect, height * aspect)
  return Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, Math.floor((shorterSide / MIN_CROP_SIDE) * 10) / 10))
}
