import { CircleUserRound } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { localizedList } from '../../../lib/texts/localized-constant.ts'
import { useAuthLink } from '../../core/auth/login/auth-link.ts'
import type { User } from '../../core/auth/session.contract.ts'
import { Link } from '../../ui/link.tsx'
import { closePopover, Popover } from '../../ui/overlays/popover.tsx'

const FOR_CUSTOMERS = localizedList(() => [
  { to: href('/account'), name: texts.account },
  { to: href('/cart'), name: texts.cart },
  { to: href('/orders'), name: texts.orders },
  { to: href('/logout'), name: texts.logout },
])

/**
 * The account menu. Closed, it looks the same for everyone, so no wrong menu flashes before the session is known.
 */
export function AccountMenu({ user }: { user: User | null }) {
  const forVisitors = [
    { ...useAuthLink('/login'), name: texts.login },
    { ...useAuthLink('/signup'), name: texts.register },
  ]
  const links = user ? FOR_CUSTOMERS : forVisitors
  return (
    <Popover
      id="account-menu"
      button={user?.avatar ? <Avatar image={user.avatar} /> : <CircleUserRound aria-hidden="true" strokeWidth={1.75} />}
      buttonProps={{
        'aria-label': texts.accountMenu,
        className: 'grid size-11 place-items-center rounded-control hover:bg-sunken',
      }}
      className="under-header min-w-52 py-1"
    >
      {user && <p className="border-line border-b px-4 pt-2 pb-3 text-muted text-sm">{texts.hello(user.first_name)}</p>}
      <ul className="py-1">
        {links.map(({ name, ...link }) => (
          <li key={name}>
            <Link {...link} onClick={closePopover} className="flex min-h-11 items-center px-4 hover:bg-sunken">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function Avatar({ image }: { image: string }) {
  return <img src={image} alt="" width={32} height={32} className="size-8 rounded-full object-cover" />
}
