import { lazy, Suspense, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { MenuEntry } from './collections.contract.ts'
import { StaffMenu } from './staff-menu.ts'

// Server-rendered so that it works without JavaScript; in the browser its code is loaded lazily. The server imports it
// directly, because suspended content would require a script.
const [Opener, Panel] = import.meta.env.SSR
  ? [(await import('./shop-menu-opener.tsx')).default, (await import('./shop-menu-panel.tsx')).default]
  : [lazy(() => import('./shop-menu-opener.tsx')), lazy(() => import('./shop-menu-panel.tsx'))]

/** Returns the menu items of the document, or of staff while the shop is not open. */
export function useMenu(): readonly MenuEntry[] {
  const forStaff = use(StaffMenu)
  const { menu = [] } = useRouteLoaderData<{ menu?: MenuEntry[] }>('root') ?? {}
  return forStaff ?? menu
}

/** The collection menu. Renders nothing while it is empty. */
export function ShopMenu({ part, className }: { part: 'opener' | 'panel'; className?: string }) {
  const menu = useMenu()
  if (menu.length === 0) return null
  return <Suspense>{part === 'panel' ? <Panel menu={menu} /> : <Opener className={className} />}</Suspense>
}
