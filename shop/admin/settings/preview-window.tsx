import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface PreviewWindowProps {
  title: string
  /** In px, of the window that is shown, however wide its place is. */
  width: number
  theme: 'light' | 'dark'
  children: ReactNode
}

/** How high its place is, in px. */
const HEIGHT = 640

/** Shows a part of the shop as a window of another width and theme shows it: with the same stylesheet, and nothing in it that does anything. */
export function PreviewWindow({ title, width, theme, children }: PreviewWindowProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [inside, setInside] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (inside) inside.ownerDocument.documentElement.style.colorScheme = theme
  }, [inside, theme])

  const scale = Math.min(room / width, 1)
  return (
    <div ref={place} className="overflow-hidden rounded-card border border-line" style={{ height: HEIGHT }}>
      {room > 0 && (
        <iframe
          title={title}
          srcDoc={EMPTY}
          onLoad={({ currentTarget }) => setInside(dressed(currentTarget.contentDocument))}
          className="origin-top-left border-0"
          style={{
            width,
            height: HEIGHT / scale,
            scale: String(scale),
            marginInline: `${Math.max(0, (room - width) / 2)}px`,
          }}
        />
      )}
      {inside && createPortal(<div inert>{children}</div>, inside)}
    </div>
  )
}

const EMPTY = '<!doctype html><html lang="en"><head><title>-</title></head><body></body></html>'

/** Gives a window the stylesheets of this one. */
function dressed(inside: Document | null): HTMLElement | null {
  if (!inside) return null
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    inside.head.append(sheet.cloneNode(true))
  return inside.body
}
