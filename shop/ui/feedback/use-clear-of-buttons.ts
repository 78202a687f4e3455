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
    const stand = () => {
      if (!isOverButton(element)) return
      element.toggleAttribute('data-upper')
      if (isOverButton(element)) element.toggleAttribute('data-upper')
    }
    stand()
    // A toast can also cover a button after scrolling, or after a field error has made the page longer.
    const grown = new ResizeObserver(stand)
    grown.observe(document.body)
    grown.observe(element)
    // A growing toast moves at once. In the next frame it would already cover a button and swallow a click.
    const filled = new MutationObserver(stand)
    filled.observe(element, { childList: true, subtree: true })
    document.addEventListener('scroll', stand, { passive: true })
    return () => {
      grown.disconnect()
      filled.disconnect()
      document.removeEventListener('scroll', stand)
      element.removeAttribute('data-upper')
    }
  }, [isNeeded])
  return place
}

/** Includes the admin tabs, because a toast with Undo stays visible when the screen changes. */
const PROTECTED_CONTROLS = 'main form :is(button[type="submit"], a), main .cart-bar a, main .staff-tab'

function isOverButton(element: HTMLElement): boolean {
  const mine = element.getBoundingClientRect()
  return [...document.querySelectorAll(PROTECTED_CONTROLS)].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect()
    return top < mine.bottom && bottom > mine.top && left < mine.right && right > mine.left
  })
}
