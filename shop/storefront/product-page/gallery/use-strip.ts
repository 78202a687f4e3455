import { useCallback, useRef, useState } from 'react'

/**
 * Tracks the visible child of a horizontal scroller and scrolls to others. Spread `strip` on the scrolling element.
 * @param first the initial child, from 0
 */
export function useStrip(first = 0) {
  const ref = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState(first)
  const onScroll = useCallback(() => setSeen(indexSeen(ref.current)), [])
  const bring = useCallback((index: number, behavior: ScrollBehavior) => {
    const child = ref.current?.children[index]
    if (child instanceof HTMLElement) ref.current?.scrollTo({ left: child.offsetLeft, behavior })
  }, [])
  return { strip: { ref, onScroll }, seen, bring }
}

/** Returns the index of the visible child. At the end of the strip the last child cannot reach the edge. */
function indexSeen(strip: HTMLElement | null): number {
  const [first, second] = strip?.children ?? []
  if (!strip || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return Math.round(strip.scrollLeft / (second.offsetLeft - first.offsetLeft))
}
