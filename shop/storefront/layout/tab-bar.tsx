import { CircleUserRound, House, LayoutGrid, type LucideIcon, Search, ShoppingBag, Store } from 'lucide-react'
import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { useAuthLink } from '../../core/auth/login/auth-link.ts'
import { useUser } from '../../core/auth/session.ts'
import { isInCart, useCart } from '../../sales/cart/use-cart.ts'
import { NavLink } from '../../ui/link.tsx'
import { CartBadge } from './header.tsx'
import { SEARCH_BOX_ID } from './search-box.tsx'

interface Tab {
  /** Undefined to link to the search box of the page. */
  to?: string
  name: string
  Icon: LucideIcon
  /** The number at its icon, from 1. */
  badge?: number
}

/** The tab bar of small screens. @param hasSearchBox whether the page has the search box that a tab leads to */
export function TabBar({ hasSearchBox = true }: { hasSearchBox?: boolean }) {
  const user = useUser()
  const login = useAuthLink('/login')
  const inCart = useCart().filter(isInCart).length
  const tabs: Tab[] = [
    { to: href('/'), name: texts.home, Icon: House },
    { to: href('/collections'), name: texts.shop, Icon: LayoutGrid },
    ...(hasSearchBox ? [{ name: texts.search, Icon: Search }] : []),
    ...(user?.is_staff ? [{ to: href('/admin'), name: texts.adminTab, Icon: Store }] : []),
    { to: href('/cart'), name: texts.cart, Icon: ShoppingBag, badge: inCart },
    { ...(user ? { to: href('/account') } : login), name: user ? texts.account : texts.login, Icon: CircleUserRound },
  ]
  return (
    <nav
      aria-label={texts.tabs}
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm md:hidden short:static"
    >
      <ul className="grid h-tabs auto-cols-fr grid-flow-col">
        {tabs.map(({ name, Icon, badge = 0, to, ...link }) => {
          const inside = (
            <>
              <span className="relative px-3">
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                {badge > 0 && <CartBadge count={badge} />}
              </span>
              {name}
            </>
          )
          return (
            <li key={name}>
              {to ? (
                <NavLink {...link} to={to} className={look}>
                  {inside}
                </NavLink>
              ) : (
                <a href={`#${SEARCH_BOX_ID}`} onClick={goToSearchBox} className={look}>
                  {inside}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const look =
  'flex h-full flex-col items-center justify-center gap-0.5 text-muted text-xs aria-[current=page]:font-semibold aria-[current=page]:text-accent'

/** Scrolls to the search box and focuses it; without scripts the link does the same. */
function goToSearchBox(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(SEARCH_BOX_ID)?.focus()
}
