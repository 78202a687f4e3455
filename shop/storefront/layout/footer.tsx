import { lazy, type ReactNode, Suspense } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { useMenus } from '../../catalog/collections/shop-menu.tsx'
import type { ShownMenus } from '../../catalog/collections/shown-menus.contract.ts'
import { ShopContactLines } from '../../ui/identity/shop-contact-lines.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import { relOf } from './header.tsx'
import { Logo } from './logo.tsx'

// Loaded only by shops with several languages.
const LanguageSwitch = import.meta.env.SSR
  ? (await import('./language/language-switch.tsx')).default
  : lazy(() => import('./language/language-switch.tsx'))

/** The width of a bold character of the display font, in ems. */
const CHARACTER = 0.6

/** Hides a link where the header shows it. */
const HIDDEN = { always: 'md:hidden', wide: 'xl:hidden' }

/** The column with the fixed links, shown if the menus fail to load. */
const NO_LINKS: ShownMenus['footer'][number] = localizedConstant(() => ({ kind: 'help', title: texts.help, links: [] }))

// Keeps the discount code of a link such as `/?discount=WELCOME10` for the cart.
if (!import.meta.env.SSR && location.search.includes('discount='))
  void import('../../sales/discounts/entering/keep-linked-code.ts')

/** The footer of every page, always dark: contact, navigation, and the shop's name at full page width. */
export default function Footer() {
  const { name, language, languages, contact, isSelling } = useShopIdentity()
  const { footer = [NO_LINKS] } = useMenus() ?? {}
  return (
    <footer className="mt-24 overflow-hidden bg-sunken pb-tabs text-ink scheme-dark short:pb-0 md:pb-0">
      <div className="shop-width grid gap-x-8 gap-y-10 grid-cols-2 pt-14 md:grid-cols-4 lg:flex lg:flex-wrap">
        {/* On wide screens the copyright ends the first column, on narrow ones the footer. */}
        <div className="contents flex-col justify-between gap-10 text-muted text-sm lg:flex lg:flex-[2_1_16rem]">
          <div className="col-span-full grid justify-items-start gap-5">
            <Link to={href('/')} aria-label={texts.toTheHomePage(name)} className="rounded-control py-1 text-ink">
              <Logo className="h-7" ground="dark" />
            </Link>
            <ShopContactLines contact={contact} />
            {languages && (
              <Suspense>
                <LanguageSwitch suggests className="-ml-1" item="inline-flex min-h-11 items-center px-1 md:min-h-8" />
              </Suspense>
            )}
          </div>
          <p className="order-last col-span-full">{texts.copyright(name)}</p>
        </div>
        <nav aria-label={texts.footerLinks} className="contents">
          {footer.map(({ kind, title, own, links }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several columns may have the same title
            <Column key={at} lang={own && language} title={title}>
              {links.map((link, index) => (
                <FooterLink
                  // biome-ignore lint/suspicious/noArrayIndexKey: several links may have the same address
                  key={index}
                  lang={link.own && language}
                  to={link.to}
                  className={link.in_header && HIDDEN[link.in_header]}
                >
                  {link.title}
                </FooterLink>
              ))}
              {kind === 'help' && (
                <>
                  <FooterLink to={href('/contact')}>{texts.contactUs}</FooterLink>
                  <FooterLink to={href('/terms_of_services')}>{texts.termsOfService}</FooterLink>
                  {isSelling && <FooterLink to={href('/withdrawal')}>{texts.withdrawHere}</FooterLink>}
                </>
              )}
            </Column>
          ))}
          <Column title={texts.you}>
            <FooterLink to={href('/account')}>{texts.account}</FooterLink>
            <FooterLink to={href('/orders')}>{texts.orders}</FooterLink>
            <FooterLink to={href('/cart')}>{texts.cart}</FooterLink>
          </Column>
        </nav>
      </div>
      <div
        aria-hidden="true"
        data-name={name}
        className="shop-width mt-4 h-[0.62em] select-none whitespace-nowrap font-bold font-display leading-none tracking-tighter opacity-10 before:content-[attr(data-name)]"
        style={{
          fontSize: `calc(min(100vw, var(--container-shop)) / ${Math.max(name.length * CHARACTER, 3).toFixed(1)})`,
        }}
      />
    </footer>
  )
}

interface ColumnProps {
  title: string
  lang?: string | undefined
  children: ReactNode
}

function Column({ title, lang, children }: ColumnProps) {
  return (
    <div className="lg:flex-[1_1_8rem]">
      <p lang={lang} className="mb-2 font-display font-semibold text-base">
        {title}
      </p>
      <ul>{children}</ul>
    </div>
  )
}

interface FooterLinkProps {
  to: string
  lang?: string | undefined
  className?: string | undefined
  children: string
}

function FooterLink({ to, children, ...rest }: FooterLinkProps) {
  return (
    <li {...rest}>
      <Link
        to={to}
        rel={relOf(to)}
        className="inline-flex min-h-11 min-w-11 items-center text-muted text-sm underline-offset-4 hover:text-ink hover:underline md:min-h-8"
      >
        {children}
      </Link>
    </li>
  )
}
