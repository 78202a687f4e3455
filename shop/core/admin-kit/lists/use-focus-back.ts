import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that opened a form in its row, as soon as the form is closed and the button stands there again.
 * @returns the ref of that button
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
