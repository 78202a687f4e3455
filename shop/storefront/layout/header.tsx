import { ShoppingBag } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { ShopMenu, useMenus } from '../../catalog/collections/shop-menu.tsx'
import { useUser } from '../../core/auth/session.ts'
import { isInCart, useCart } from '../../sales/cart/use-cart.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Link, NavLink } from '../../ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Logo, type LogoProps } from './logo.tsx'
import { SearchBox } from './search-box.tsx'

/** The header: logo, menus, search box, cart and account. */
export function Header({ ground }: Pick<LogoProps, 'ground'>) {
  const user = useUser()
  const { name, language } = useShopIdentity()
  return (
    <header className="z-20 md:sticky md:top-0 short:static border-line border-b bg-paper/95 md:backdrop-blur-sm">
      <div className="shop-width flex min-h-header flex-wrap items-center gap-x-3 gap-y-2 py-2 md:flex-nowrap lg:gap-x-6">
        <Link to={href('/')} aria-label={texts.toTheHomePage(name)} className="mr-auto rounded-control py-1 md:mr-0">
          <Logo className="h-8" ground={ground} />
        </Link>
        <nav aria-label={texts.main} className="hidden md:block">
          <ul className="flex items-center gap-1">
            <NavItem to={href('/')}>{texts.home}</NavItem>
            {useMenus()?.header.map(({ to, title, own, only_wide }, index) =>
              to === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: several links may have the same address
                <li key={index} className="empty:hidden">
                  <ShopMenu part="opener" />
                </li>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <NavItem key={index} to={to} lang={own && language} className={only_wide && 'hidden xl:block'}>
                  {title}
                </NavItem>
              ),
            )}
            <NavItem to={href('/contact')}>{texts.contactUs}</NavItem>
            {user?.is_staff && <NavItem to={href('/admin')}>{texts.admin}</NavItem>}
          </ul>
        </nav>
        <div className="order-last flex w-full items-center gap-2 md:order-none md:mx-auto md:max-w-md md:flex-1">
          <ShopMenu part="opener" className="md:hidden" />
          <div className="min-w-0 flex-1">
            <SearchBox />
          </div>
        </div>
        <CartLink count={useCart().filter(isInCart).length} />
        <AccountMenu user={user} />
        <ShopMenu part="panel" />
      </div>
    </header>
  )
}

interface NavItemProps {
  to: string
  lang?: string | undefined
  className?: string | undefined
  children: string
}

function NavItem({ to, children, ...rest }: NavItemProps) {
  return (
    <li {...rest}>
      <NavLink
        to={to}
        rel={relOf(to)}
        className="inline-flex min-h-11 items-center rounded-control px-2 font-medium text-muted text-sm hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 lg:px-3"
      >
        {children}
      </NavLink>
    </li>
  )
}

/** Returns `noopener` for other sites. */
export const relOf = (to: string) => (to.startsWith('/') ? undefined : 'noopener')

function CartLink({ count }: { count: number }) {
  return (
    <Link
      to={href('/cart')}
      aria-label={texts.cartWith(count)}
      className="relative grid size-11 place-items-center rounded-control hover:bg-sunken"
    >
      <ShoppingBag aria-hidden="true" strokeWidth={1.75} />
      {count > 0 && <CartBadge count={count} />}
    </Link>
  )
}

export function CartBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1.5 text-center outline outline-transparent font-semibold text-on-accent text-xs tabular-nums"
    >
      {count}
    </span>
  )
}
