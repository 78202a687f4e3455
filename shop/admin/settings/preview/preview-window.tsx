import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface PreviewWindowProps {
  title: string
  /** The width of the previewed window in pixels, before scaling. */
  width: number
  theme: 'light' | 'dark'
  children: ReactNode
}

/** The height of the preview in pixels. */
const HEIGHT = 640

/**
 * Renders part of the shop in an iframe with the given width and theme and the same styles. Its content is inert.
 */
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
          onLoad={({ currentTarget }) => setInside(withStylesheets(currentTarget.contentDocument))}
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

/** Copies the stylesheets of this window into another document. */
function withStylesheets(inside: Document | null): HTMLElement | null {
  if (!inside) return null
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    inside.head.append(sheet.cloneNode(true))
  return inside.body
}
