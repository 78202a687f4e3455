import { lazy, Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import * as texts from '#texts/collections'
import type { MenuEntry } from './collections.contract.ts'

// It stands in the document and opens without a script: what its links need comes after what each page needs.
const ShopMenuPanel = lazy(() => import('./shop-menu-panel.tsx'))

const PANEL = 'shop-menu'

/** Returns what staff have put into the menu, as the document was made with it. */
export const useMenu = (): readonly MenuEntry[] => useRouteLoaderData<{ menu?: MenuEntry[] }>('root')?.menu ?? []

/** Opens the menu of collections, without a script too; nothing while there are none in it. */
export function ShopMenuButton({ className = '' }: { className?: string }) {
  if (useMenu().length === 0) return null
  return (
    <button
      type="button"
      popoverTarget={PANEL}
      className={`inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-muted text-sm hover:text-ink lg:px-3 ${className}`}
    >
      {texts.shop}
      <span aria-hidden="true">{texts.opensBelow}</span>
    </button>
  )
}

/** The panel that the buttons open. */
export function ShopMenu() {
  const menu = useMenu()
  if (menu.length === 0) return null
  return (
    <Suspense>
      <ShopMenuPanel id={PANEL} menu={menu} />
    </Suspense>
  )
}
