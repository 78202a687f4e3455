import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps messages off the buttons of forms, the way to the checkout and the areas of the staff, and off what they lead on to: they stand at the lower edge of the window, and change to the upper one while they would lie
 * over such a button (`data-upper`), before anything can be pressed there. Where both edges are taken they stay where they are.
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
    // A button comes under a message also when the page is scrolled, or grows by what is wrong with a field.
    const grown = new ResizeObserver(stand)
    grown.observe(document.body)
    grown.observe(element)
    // A message that grows is moved at once: until the next frame it would lie over a button, and a press that ends meanwhile would be lost.
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

/** Also what leads on behind the counter: a message with an Undo goes along there. */
const KEPT_CLEAR = 'main form :is(button[type="submit"], a), main .cart-bar a, main .staff-tab'

function isOverButton(element: HTMLElement): boolean {
  const mine = element.getBoundingClientRect()
  return [...document.querySelectorAll(KEPT_CLEAR)].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect()
    return top < mine.bottom && bottom > mine.top && left < mine.right && right > mine.left
  })
}
