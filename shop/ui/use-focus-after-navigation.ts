import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isSameScreen } from './same-screen.ts'

/**
 * Moves the focus to the new page after a navigation, for keyboard users and screen readers: to `#screen`, or to
 * `#content` on pages without it.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, state } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (isSameScreen(state)) return
    const screen = document.getElementById('screen') ?? document.getElementById('content')
    screen?.focus({ preventScroll: true })
  }, [pathname, state])
}
