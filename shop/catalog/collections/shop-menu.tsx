import { lazy, Suspense, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { CollectionLink } from './collections.contract.ts'
import type { ShownMenus } from './shown-menus.contract.ts'
import { StaffMenus } from './staff-menu.ts'

// Server-rendered so that it works without JavaScript; in the browser its code is loaded lazily. The server imports it
// directly, because suspended content would require a script.
const [Opener, Panel] = import.meta.env.SSR
  ? [(await import('./shop-menu-opener.tsx')).default, (await import('./shop-menu-panel.tsx')).default]
  : [lazy(() => import('./shop-menu-opener.tsx')), lazy(() => import('./shop-menu-panel.tsx'))]

/** Returns the menus of the document, or of staff while the shop is not open; undefined if they were not loaded. */
export function useMenus(): ShownMenus | undefined {
  const forStaff = use(StaffMenus)
  const { menus } = useRouteLoaderData<{ menus?: ShownMenus }>('root') ?? {}
  return forStaff ?? menus
}

/** Returns the collections of the shop menu. */
export const useMenu = (): readonly CollectionLink[] => useMenus()?.collections ?? []

/** The shop menu. Renders nothing while it is empty. */
export function ShopMenu({ part, className }: { part: 'opener' | 'panel'; className?: string }) {
  const { shop } = useMenus() ?? {}
  if (!shop || shop.entries.length === 0) return null
  return <Suspense>{part === 'panel' ? <Panel menu={shop} /> : <Opener menu={shop} className={className} />}</Suspense>
}
