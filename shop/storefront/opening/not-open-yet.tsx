import type { ReactNode } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/opening'
import { showDay } from '../../../lib/texts/dates.ts'
import { useMenus } from '../../catalog/collections/shop-menu.tsx'
import { useAuthLink } from '../../core/auth/login/auth-link.ts'
import { useUser } from '../../core/auth/session.ts'
import { ShopContactLines } from '../../ui/identity/shop-contact-lines.tsx'
import { useSettingLanguage, useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import LanguageSwitch from '../layout/language/language-switch.tsx'
import { Logo } from '../layout/logo.tsx'
import { CoveredGoods } from './covered-goods.tsx'

/** The page that visitors see before the shop opens. */
export default function NotOpenYet() {
  const { name, language, notOpenYet, contact } = useShopIdentity()
  const { notice = '', opensOn = '' } = notOpenYet ?? {}
  const ofNotice = useSettingLanguage('notice')
  const user = useUser()
  const login = useAuthLink('/login')
  const links = (useMenus()?.footer ?? [])
    .flatMap((column) => column.links)
    .filter(({ to }) => to.startsWith('/pages/'))
  const pages = links.filter(({ to }, index) => links.findIndex((link) => link.to === to) === index)
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <title>{texts.notOpenYetTitle(name)}</title>
      <main id="content" className="counter-wall flex flex-1 flex-col items-center text-center">
        <div className="shop-width flex flex-1 flex-col items-center pt-8 md:pt-12">
          <Logo className="h-8" />
          <div className="my-auto py-12 md:py-16">
            {opensOn && (
              <p className="mb-4 font-medium text-muted text-sm md:text-base">
                {texts.opensOn} <time dateTime={opensOn}>{showDay(opensOn)}</time>
              </p>
            )}
            <h1 className="text-balance text-4xl">{texts.notOpenYet}</h1>
            <p
              lang={notice ? ofNotice : undefined}
              className="mx-auto mt-5 max-w-[44ch] whitespace-pre-line text-pretty text-lg text-muted wrap-anywhere"
            >
              {notice || texts.closedNotice}
            </p>
          </div>
          <CoveredGoods className="w-[min(40rem,92%)]" />
        </div>
      </main>
      <div aria-hidden="true" className="counter-edge" />
      <footer className="bg-sunken text-ink scheme-dark">
        <div className="shop-width flex flex-wrap items-start justify-between gap-x-12 gap-y-6 py-8 text-muted text-sm">
          <div className="grid gap-3 empty:hidden">
            <ShopContactLines contact={contact} />
            <LanguageSwitch suggests className="-ml-1" item="inline-flex min-h-11 items-center px-1" />
          </div>
          <nav aria-label={texts.footerLinks}>
            <ul className="flex flex-wrap gap-x-6">
              {pages.map(({ to, title }) => (
                <FooterLink key={to} to={to} lang={language}>
                  {title}
                </FooterLink>
              ))}
              <FooterLink to={href('/contact')}>{texts.contactUs}</FooterLink>
              <FooterLink to={href('/terms_of_services')}>{texts.termsOfService}</FooterLink>
              {user ? (
                <FooterLink to={href('/account')}>{texts.account}</FooterLink>
              ) : (
                <FooterLink {...login}>{texts.login}</FooterLink>
              )}
            </ul>
          </nav>
        </div>
        <p className="shop-width pb-8 text-muted text-sm">{texts.copyright(name)}</p>
      </footer>
    </div>
  )
}

function FooterLink({
  children,
  ...link
}: {
  to: string
  state?: unknown
  lang?: string | undefined
  children: ReactNode
}) {
  return (
    <li>
      <Link {...link} className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline">
        {children}
      </Link>
    </li>
  )
}
