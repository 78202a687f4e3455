import { Minus, Plus } from 'lucide-react'
import { type Ref, useId } from 'react'
import { texts } from '#texts/ui/images'
import { shownDecimal } from '../../../../lib/texts/decimals.ts'
import { IconButton } from '../../button.tsx'

export const MIN_ZOOM = 1
export const MAX_ZOOM = 10
const ZOOM_STEP = 0.1

interface ZoomControlProps {
  zoom: number
  /** The largest zoom of this picture. */
  max: number
  change: (zoom: number) => void
  /** Called for Enter on the slider. */
  confirm: () => void
  ref: Ref<HTMLInputElement>
}

/** The zoom control: a slider with arrow keys between two buttons. */
export function ZoomControl({ zoom, max, change, confirm, ref }: ZoomControlProps) {
  const id = useId()
  const by = (step: number) => change(nextZoom(zoom, step, max))

  function confirmByEnter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter would submit the surrounding form.
    event.preventDefault()
    confirm()
  }

  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={texts.zoomOut}
        onClick={() => by(-1)}
        aria-disabled={zoom <= MIN_ZOOM}
        className="aria-disabled:opacity-40"
      >
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <label htmlFor={id} className="sr-only">
        {texts.zoom}
      </label>
      <input
        ref={ref}
        id={id}
        type="range"
        min={MIN_ZOOM}
        max={max}
        step={ZOOM_STEP}
        value={zoom}
        onChange={({ target }) => change(target.valueAsNumber)}
        onKeyDown={confirmByEnter}
        aria-valuetext={texts.times(zoom.toFixed(1))}
        className="h-11 min-w-0 flex-1"
      />
      <IconButton
        label={texts.zoomIn}
        onClick={() => by(1)}
        aria-disabled={zoom >= max}
        className="aria-disabled:opacity-40"
      >
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <span aria-hidden="true" className="w-12 text-right text-muted text-sm tabular-nums">
        ×{shownDecimal(zoom.toFixed(1))}
      </span>
    </div>
  )
}

/** Returns the zoom some steps of 0.1 away, rounded to a tenth because wheel and pinch set any value. */
export function nextZoom(zoom: number, steps: number, max: number): number {
  return Math.min(max, Math.max(MIN_ZOOM, Number((zoom + steps * ZOOM_STEP).toFixed(1))))
}
