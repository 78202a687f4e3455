import { type RefObject, useEffect } from 'react'

const CONTROLS = 'a, button, input, label, select, textarea'

/**
 * Makes a click on a table row open the first link of the row; a middle click, Ctrl or Cmd opens a new tab. Clicks on
 * controls and text selection keep their effect.
 */
export function useRowLinks(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const element = table.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('click', openLinkOfRow, { signal })
    element.addEventListener('auxclick', openLinkOfRow, { signal })
    element.addEventListener('mousedown', preventAutoscroll, { signal })
    return () => listening.abort()
  }, [table])
}

function linkOfRow({ target }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null
  return target.closest('tbody tr')?.querySelector<HTMLAnchorElement>('a[href]') ?? null
}

function openLinkOfRow(event: MouseEvent): void {
  const link = linkOfRow(event)
  if (!link || event.defaultPrevented || event.button > 1) return
  if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener')
  else if (getSelection()?.isCollapsed !== false) link.click()
}

/** On Windows a middle click would start autoscrolling. */
function preventAutoscroll(event: MouseEvent): void {
  if (event.button === 1 && linkOfRow(event)) event.preventDefault()
}
