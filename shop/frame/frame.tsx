import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { TabBar } from './tab-bar.tsx'
import { Toasts } from './toasts.tsx'

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="shop-width flex-1 pt-6 outline-none md:pt-10">
        {children}
      </main>
      <Footer />
      <TabBar />
      <LoadingOverlay />
      <Toasts />
    </div>
  )
}
