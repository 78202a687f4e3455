import { CircleUserRound, House, LayoutGrid, type LucideIcon, ShoppingBag, Store } from 'lucide-react'
import { href, NavLink } from 'react-router'
import * as texts from '#texts/frame'
import { isInCart, useCart } from '../cart/use-cart.ts'
import { useAuthLink } from '../session/login/auth-link.ts'
import { useUser } from '../session/session.ts'
import { CartBadge } from './header.tsx'

interface Tab {
  to: string
  name: string
  Icon: LucideIcon
  /** A number at its icon, from 1. */
  badge?: number
}

/** The way around on small screens, within reach of a thumb. */
export function TabBar() {
  const user = useUser()
  const login = useAuthLink('/login')
  const inCart = useCart().filter(isInCart).length
  const tabs: Tab[] = [
    { to: href('/'), name: texts.home, Icon: House },
    { to: href('/collections'), name: texts.shop, Icon: LayoutGrid },
    ...(user?.is_staff ? [{ to: href('/admin'), name: texts.admin, Icon: Store }] : []),
    { to: href('/cart'), name: texts.cart, Icon: ShoppingBag, badge: inCart },
    { ...(user ? { to: href('/account') } : login), name: user ? texts.account : texts.login, Icon: CircleUserRound },
  ]
  return (
    <nav
      aria-label={texts.tabs}
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm md:hidden short:static"
    >
      <ul className="grid h-tabs auto-cols-fr grid-flow-col">
        {tabs.map(({ name, Icon, badge = 0, ...link }) => (
          <li key={name}>
            <NavLink
              {...link}
              end
              className="flex h-full flex-col items-center justify-center gap-0.5 text-muted text-xs aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              <span className="relative px-3">
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                {badge > 0 && <CartBadge count={badge} />}
              </span>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
