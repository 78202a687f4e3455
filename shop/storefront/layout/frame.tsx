import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as texts from '#texts/storefront/layout'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { isSameScreen } from '../../ui/same-screen.ts'
import { AnnouncementLine } from './announcement.tsx'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { TabBar } from './tab-bar.tsx'
import { TestModeBar } from './test-mode-bar.tsx'

// Rendered in the document; its code is loaded after the code of the page.
const Footer = import.meta.env.SSR ? (await import('./footer.tsx')).default : lazy(() => import('./footer.tsx'))

/** Moves the focus to the new page after a navigation, for keyboard users and screen readers. */
function useFocusAfterNavigation() {
  const content = useRef<HTMLElement>(null)
  const { pathname, state } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (isSameScreen(state)) return
    // Content before the page itself, such as the admin navigation, is skipped.
    const screen = content.current?.querySelector<HTMLElement>('#screen') ?? content.current
    screen?.focus({ preventScroll: true })
  }, [pathname, state])
  return content
}

/** The layout around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const content = useFocusAfterNavigation()
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipToTheContent}
      </a>
      <TestModeBar />
      <AnnouncementLine />
      <Header />
      <main ref={content} id="content" tabIndex={-1} className="shop-width min-h-dvh flex-1 pt-6 outline-none md:pt-10">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <TabBar />
      <LoadingOverlay />
      <Toasts />
    </div>
  )
}
