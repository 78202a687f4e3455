import { ChevronsUpDown, CircleUserRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/shell'
import { useAuthLink } from '../../core/auth/login/auth-link.ts'
import { useCustomer } from '../../core/auth/session.ts'
import { isInCart, useCart } from '../../sales/cart/use-cart.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { closePopover, Popover } from '../../ui/overlays/popover.tsx'

// Loaded only by shops with several languages.
const LanguageSwitch = import.meta.env.SSR
  ? (await import('../../storefront/layout/language/language-switch.tsx')).default
  : lazy(() => import('../../storefront/layout/language/language-switch.tsx'))

/** The account menu of the admin. @param children further items for staff */
export function AccountMenu({ children }: { children: ReactNode }) {
  const user = useCustomer()
  const { languages } = useShopIdentity()
  const inCart = useCart().filter(isInCart).length
  const forVisitors = [
    { ...useAuthLink('/login'), name: texts.login },
    { ...useAuthLink('/signup'), name: texts.register },
  ]
  const forCustomers = [
    { to: href('/account'), name: texts.account },
    { to: href('/cart'), name: texts.cart(inCart) },
    { to: href('/orders'), name: texts.ownOrders },
    { to: href('/logout'), name: texts.logout },
  ]
  const name = user ? [user.first_name, user.last_name].filter(Boolean).join(' ') : ''
  return (
    <Popover
      id="account-menu"
      button={
        <>
          {user?.avatar ? (
            <img src={user.avatar} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
          ) : (
            <CircleUserRound aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
          )}
          <span aria-hidden="true" className="min-w-0 flex-1 truncate text-left max-lg:hidden">
            {user === null ? texts.account : name}
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted max-lg:hidden" />
        </>
      }
      buttonProps={{
        'aria-label': texts.accountMenu(name),
        className: 'flex min-h-11 min-w-11 items-center gap-2.5 rounded-control px-2.5 text-sm hover:bg-line lg:w-full',
      }}
      className="under-its-button min-w-52 py-1"
    >
      {user && <p className="border-line border-b px-4 pt-2 pb-3 text-muted text-sm">{texts.hello(user.first_name)}</p>}
      <ul className="py-1">
        {(user ? forCustomers : forVisitors).map(({ name, ...link }) => (
          <li key={name}>
            <Link
              {...link}
              onClick={closePopover}
              className="flex min-h-11 items-center px-4 hover:bg-sunken lg:min-h-9"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {languages && (
        <Suspense>
          <LanguageSwitch
            className="border-line border-t px-4 py-1"
            item="inline-flex min-h-11 items-center lg:min-h-9"
          />
        </Suspense>
      )}
      {children}
    </Popover>
  )
}
