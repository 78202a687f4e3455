import { lazy, type ReactNode, Suspense } from 'react'
import { texts } from '#texts/storefront/layout'
import { AnnouncementLine } from './announcement.tsx'
import { Header } from './header.tsx'
import { TabBar } from './tab-bar.tsx'
import { TestModeBar } from './test-mode-bar.tsx'

// Rendered in the document; its code is loaded after the code of the page.
const Footer = import.meta.env.SSR ? (await import('./footer.tsx')).default : lazy(() => import('./footer.tsx'))

/** The layout around every page of the storefront. */
export function Frame({ children }: { children: ReactNode }) {
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
      <main id="content" tabIndex={-1} className="shop-width min-h-dvh flex-1 pt-6 outline-none md:pt-10">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <TabBar />
    </div>
  )
}
