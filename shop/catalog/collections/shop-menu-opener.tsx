import * as texts from '#texts/catalog/collections'
import { SHOP_MENU } from './shop-menu-panel.tsx'

/** The button that opens the collection menu; works without JavaScript. */
export default function ShopMenuOpener({ className = '' }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      popoverTarget={SHOP_MENU}
      className={`inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-muted text-sm hover:text-ink lg:px-3 ${className}`}
    >
      {texts.shop}
      <span aria-hidden="true">{texts.opensBelow}</span>
    </button>
  )
}
