import {
  ChevronRight,
  Download,
  Gift,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  MailCheck,
  MapPin,
  MonitorSmartphone,
  Package,
  ShieldCheck,
  ShoppingBag,
  Trash2,
  UserRoundPen,
} from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts'
import { localizedList } from '../../../lib/texts/localized-constant.ts'
import { LinkedProvider } from '../../core/accounts/login/linked-provider.tsx'
import type { User } from '../../core/auth/session.contract.ts'

const LINKS: { to: string; name: string; Icon: LucideIcon }[] = localizedList(() => [
  { to: href('/orders'), name: texts.viewOrders, Icon: Package },
  { to: href('/cart'), name: texts.viewCart, Icon: ShoppingBag },
  { to: href('/account/gift_cards'), name: texts.giftCards, Icon: Gift },
  { to: href('/account/change_account_info'), name: texts.changeDetails, Icon: UserRoundPen },
  { to: href('/account/addresses'), name: texts.addresses, Icon: MapPin },
  { to: href('/account/change_email'), name: texts.changeEmail, Icon: Mail },
  { to: href('/account/change_password'), name: texts.changePassword, Icon: KeyRound },
  { to: href('/account/two_step'), name: texts.twoStepLogin, Icon: ShieldCheck },
  { to: href('/account/emails'), name: texts.eMailsAboutOffers, Icon: MailCheck },
  { to: href('/account/sessions'), name: texts.loggedInDevices, Icon: MonitorSmartphone },
  { to: href('/account/delete_account'), name: texts.deleteAccount, Icon: Trash2 },
])

const row = 'flex min-h-13 w-full items-center gap-3.5 text-left hover:underline hover:underline-offset-4'

/** The links of the account page. */
export function AccountLinks({ customer }: { customer: User }) {
  return (
    <>
      <nav aria-label={texts.account}>
        <ul className="mt-8 divide-y divide-line border-line border-y">
          {LINKS.map(({ to, name, Icon }) => (
            <li key={to}>
              <Link to={to} className={row}>
                <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
                {name}
                <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LinkedProvider customer={customer} />
      <DownloadData />
      <Link to={href('/logout')} className={`${row} mt-8 border-line border-y`}>
        <LogOut aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        {texts.logout}
      </Link>
    </>
  )
}

function DownloadData() {
  const fetcher = useFetcher()
  const isUnderWay = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="border-line border-b">
      <button type="submit" aria-disabled={isUnderWay} className={`${row} py-2.5`}>
        <Download aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <span>
          {texts.downloadMyData}
          <span className="block text-muted text-sm">
            {isUnderWay ? texts.preparingYourFile : texts.downloadMyDataHint}
          </span>
        </span>
      </button>
    </fetcher.Form>
  )
}
