import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to the button that opened an inline form after the form has closed.
 * @returns the ref of that button
 */
export function useFocusRestore(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
