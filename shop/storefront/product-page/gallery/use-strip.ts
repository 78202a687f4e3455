import { useCallback, useRef, useState } from 'react'

/** Follows which child of a strip that scrolls sideways is seen, and brings another one there. Spread `strip` on the element that scrolls. `first` is the one that it begins with, from 0. */
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

/** The last child can come no nearer to the edge than the end of the strip lets it. */
function indexSeen(strip: HTMLElement | null): number {
  const [first, second] = strip?.children ?? []
  if (!strip || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return Math.round(strip.scrollLeft / (second.offsetLeft - first.offsetLeft))
}
