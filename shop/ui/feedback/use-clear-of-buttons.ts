import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps toasts clear of submit buttons, the checkout link and the admin tabs. They are at the lower edge of the
 * window and move to the upper edge (`data-upper`) where they would cover one of these. If both edges are taken, they
 * stay.
 */
export function useClearOfButtons(isNeeded: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || !isNeeded) return
    const updatePosition = () => {
      if (!isOverButton(element)) return
      element.toggleAttribute('data-upper')
      if (isOverButton(element)) element.toggleAttribute('data-upper')
    }
    updatePosition()
    // A toast can also cover a button after scrolling, or after a field error has made the page longer.
    const resizeObserver = new ResizeObserver(updatePosition)
    resizeObserver.observe(document.body)
    resizeObserver.observe(element)
    // A growing toast moves at once. In the next frame it would already cover a button and swallow a click.
    const mutationObserver = new MutationObserver(updatePosition)
    mutationObserver.observe(element, { childList: true, subtree: true })
    document.addEventListener('scroll', updatePosition, { passive: true })
    return () => {
      resizeObserver.disconnect()
      mutationObserver.disconnect()
      document.removeEventListener('scroll', updatePosition)
      element.removeAttribute('data-upper')
    }
  }, [isNeeded])
  return place
}

/** Includes the admin tabs, because a toast with Undo stays visible when the screen changes. */
const PROTECTED_CONTROLS = 'main form :is(button[type="submit"], a), main .cart-bar a, main .staff-tab'

function isOverButton(element: HTMLElement): boolean {
  const rect = element.getBoundingClientRect()
  return [...document.querySelectorAll(PROTECTED_CONTROLS)].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect()
    return top < rect.bottom && bottom > rect.top && left < rect.right && right > rect.left
  })
}
