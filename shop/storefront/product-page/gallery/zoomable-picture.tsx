import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Picture } from '../../../ui/images/picture.tsx'

export const WHOLE = 1
export const CLOSER = 2.5
const CLOSEST = 3
const DOUBLE_TAP_MS = 300

/** A point of the picture, in fractions of its size, that stays under the pointer or between the fingers. */
interface Held {
  x: number
  y: number
  /** Its position in pixels of the frame. */
  left: number
  top: number
}

interface ZoomablePictureProps {
  image: string
  alt: string
  /** From 1 (whole picture) to 3. */
  scale: number
  setScale: (scale: number) => void
}

/** A picture that fills its frame. When zoomed in, it scrolls like a page. */
export function ZoomablePicture({ image, alt, scale, setScale }: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const isClose = scale > WHOLE

  // Scrolls before the paint, so that the point does not move away from the finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale changes the size of the picture
  useLayoutEffect(() => {
    const { x, y, left, top } = held.current ?? { x: 0.5, y: 0.5, left: 0, top: 0 }
    const element = frame.current
    if (element) element.scrollTo(x * element.scrollWidth - left, y * element.scrollHeight - top)
  }, [scale])

  usePinch(frame, scale, (next, clientX, clientY) => {
    held.current = placeAt(frame.current, clientX, clientY)
    setScale(next)
  })

  function tap({ clientX, clientY, timeStamp, nativeEvent }: MouseEvent) {
    const isTouch = (nativeEvent as PointerEvent).pointerType === 'touch'
    const isMeant = !isTouch || timeStamp - lastTap.current < DOUBLE_TAP_MS
    lastTap.current = isMeant ? Number.NEGATIVE_INFINITY : timeStamp
    if (!isMeant) return
    held.current = placeAt(frame.current, clientX, clientY)
    setScale(isClose ? WHOLE : CLOSER)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a button does the same
    <div
      ref={frame}
      // A scrollable element must be reachable by keyboard.
      tabIndex={isClose ? 0 : undefined}
      onClick={tap}
      className={`h-full w-full touch-manipulation ${isClose ? 'cursor-zoom-out overflow-auto overscroll-contain' : 'cursor-zoom-in overflow-hidden'}`}
    >
      <div style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
        <Picture
          image={image}
          alt={alt}
          sizes={`${Math.ceil(scale) * 100}vw`}
          widest={1920}
          load="first"
          fit="contain"
          className="h-full w-full"
        />
      </div>
    </div>
  )
}

function placeAt(frame: HTMLElement | null, clientX: number, clientY: number): Held | undefined {
  const box = frame?.getBoundingClientRect()
  if (!frame || !box) return undefined
  const [left, top] = [clientX - box.left, clientY - box.top]
  return {
    x: (frame.scrollLeft + left) / frame.scrollWidth,
    y: (frame.scrollTop + top) / frame.scrollHeight,
    left,
    top,
  }
}

/** Reports a pinch on an element: the ratio of the distances, and the midpoint. Prevents the zoom of the page. */
function usePinch(
  frame: React.RefObject<HTMLElement | null>,
  scale: number,
  pinch: (scale: number, clientX: number, clientY: number) => void,
): void {
  const now = useRef({ scale, pinch })
  now.current = { scale, pinch }
  useEffect(() => {
    const element = frame.current
    let begun: { scale: number; distance: number } | undefined
    function begin({ touches }: TouchEvent) {
      const fingers = fingersOf(touches)
      begun = fingers && { scale: now.current.scale, distance: fingers.distance }
    }
    function move(event: TouchEvent) {
      const fingers = fingersOf(event.touches)
      if (!fingers || !begun) return
      event.preventDefault()
      const next = Math.min(CLOSEST, Math.max(WHOLE, (begun.scale * fingers.distance) / begun.distance))
      now.current.pinch(next, fingers.x, fingers.y)
    }
    element?.addEventListener('touchstart', begin)
    // React's listeners are passive and cannot prevent the browser's zoom.
    element?.addEventListener('touchmove', move, { passive: false })
    element?.addEventListener('touchend', begin)
    return () => {
      element?.removeEventListener('touchstart', begin)
      element?.removeEventListener('touchmove', move)
      element?.removeEventListener('touchend', begin)
    }
  }, [frame])
}

/** Returns the distance and midpoint of two touches; undefined for one touch. */
function fingersOf([one, other]: TouchList): { distance: number; x: number; y: number } | undefined {
  if (!one || !other) return undefined
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  }
}
