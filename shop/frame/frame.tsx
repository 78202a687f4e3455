import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as texts from '#texts/frame'
import { Toasts } from '../feedback/toasts.tsx'
import { isSameScreen } from '../ui/same-screen.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { TabBar } from './tab-bar.tsx'

/** After a change of screen the focus is at its beginning, so that a keyboard goes on there and a screen reader says that it changed. */
function useFocusAfterNavigation() {
  const content = useRef<HTMLElement>(null)
  const { pathname, state } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (isSameScreen(state)) return
    content.current?.focus({ preventScroll: true })
  }, [pathname, state])
  return content
}

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const content = useFocusAfterNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipToTheContent}
      </a>
      <Header />
      <main ref={content} id="content" tabIndex={-1} className="shop-width flex-1 pt-6 outline-none md:pt-10">
        {children}
      </main>
      <Footer />
      <TabBar />
      <LoadingOverlay />
      <Toasts />
    </div>
  )
}
