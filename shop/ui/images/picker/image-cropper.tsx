import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import * as texts from '#texts/ui/images'

// The library would write these rules into the page itself, which the page's policy forbids.
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../../button.tsx'
import { type CropBox, MIN_CROP_SIDE } from '../crop-box.ts'
import { useObjectUrl } from './use-object-url.ts'
import { MAX_ZOOM, MIN_ZOOM, nextZoom, ZoomControl } from './zoom-control.tsx'

/** How far an arrow key moves the picture, in pixels of the screen. */
const ARROW_STEP = 5

interface ImageCropperProps {
  file: File
  /** Width divided by height of the part that is kept. */
  aspect: number
  /** The part that was kept before, to start from. */
  initial: CropBox | undefined
  /** Told of each change; first when the picture is there. */
  change: (box: CropBox) => void
  /** Takes the part that was told last. */
  crop: () => void
  cancel: () => void
}

/** Moves and enlarges a picture behind a window of fixed shape: by drag, wheel, pinch, slider, buttons and keyboard. */
export default function ImageCropper({ file, aspect, initial, change, crop, cancel }: ImageCropperProps) {
  const url = useObjectUrl(file)
  const [startFrom] = useState(initial)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(MIN_ZOOM)
  const [maxZoom, setMaxZoom] = useState(MAX_ZOOM)
  const place = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)

  // It takes the place of the button that was just used, and must be seen whole to be of use.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the crop area inside, which has the focus */}
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
              'aria-label': texts.whatIsKeptOfThe,
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

/** A small picture is not enlarged so far that less would be kept than the server takes. */
function largestZoom(width: number, height: number, aspect: number): number {
  const shorterSide = Math.min(width, height, width / aspect, height * aspect)
  return Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, Math.floor((shorterSide / MIN_CROP_SIDE) * 10) / 10))
}
