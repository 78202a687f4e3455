import { texts } from '#texts/catalog/collections'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { SHOP_MENU } from './shop-menu-panel.tsx'
import type { ShownMenus } from './shown-menus.contract.ts'

interface ShopMenuOpenerProps {
  menu: ShownMenus['shop']
  className?: string | undefined
}

/** The button that opens the shop menu; works without JavaScript. */
export default function ShopMenuOpener({ menu: { title, own }, className = '' }: ShopMenuOpenerProps) {
  const language = useOwnerLanguage()
  return (
    <button
      type="button"
      popoverTarget={SHOP_MENU}
      lang={own && language}
      className={`inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-muted text-sm hover:text-ink lg:px-3 ${className}`}
    >
      {title}
      <span aria-hidden="true">{texts.opensBelow}</span>
    </button>
  )
}
