import { lazy, Suspense, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { MenuEntry } from './collections.contract.ts'
import { MenuOfStaff } from './menu-of-staff.ts'

// It stands in the document, where it opens without a script: what it needs of the program comes after what each page needs. The server has it at once;
// what it waited for would come behind a script.
const [Opener, Panel] = import.meta.env.SSR
  ? [(await import('./shop-menu-opener.tsx')).default, (await import('./shop-menu-panel.tsx')).default]
  : [lazy(() => import('./shop-menu-opener.tsx')), lazy(() => import('./shop-menu-panel.tsx'))]

/** Returns what staff have put into the menu, as the document was made with it. */
export function useMenu(): readonly MenuEntry[] {
  const forStaff = use(MenuOfStaff)
  const { menu = [] } = useRouteLoaderData<{ menu?: MenuEntry[] }>('root') ?? {}
  return forStaff ?? menu
}

/** The menu of collections; nothing while there are none in it. */
export function ShopMenu({ part, className }: { part: 'opener' | 'panel'; className?: string }) {
  const menu = useMenu()
  if (menu.length === 0) return null
  return <Suspense>{part === 'panel' ? <Panel menu={menu} /> : <Opener className={className} />}</Suspense>
}
