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

// It stands in the document; what it needs of the program comes after what each page needs.
const Footer = import.meta.env.SSR ? (await import('./footer.tsx')).default : lazy(() => import('./footer.tsx'))

/** After a change of screen the focus is at its beginning, so that a keyboard goes on there and a screen reader says that it changed. */
function useFocusAfterNavigation() {
  const content = useRef<HTMLElement>(null)
  const { pathname, state } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (isSameScreen(state)) return
    // Where something else stands before what is new, such as the areas of the staff, that is passed over.
    const screen = content.current?.querySelector<HTMLElement>('#screen') ?? content.current
    screen?.focus({ preventScroll: true })
  }, [pathname, state])
  return content
}

/** What stands around every screen. */
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
