import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/storefront/layout'
import { useMenu } from '../../catalog/collections/shop-menu.tsx'
import { ALWAYS_IN_HEADER, MAX_HEADER_LINKS, usePageLinks } from '../../content/pages/use-page-links.ts'
import { ShopContactLines } from '../../ui/identity/shop-contact-lines.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from './logo.tsx'

/** The most collections linked in the footer. */
const MAX_COLLECTIONS = 6
/** The width of a bold character of the display font, in ems. */
const CHARACTER = 0.6

/** The footer of every page, always dark: contact, navigation, and the shop's name at full page width. */
export default function Footer() {
  const { name, language, contact, footer, isSelling } = useShopIdentity()
  const collections = useMenu().slice(0, MAX_COLLECTIONS)
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
          </div>
          <p className="order-last col-span-full">{texts.copyright(name)}</p>
        </div>
        <nav aria-label={texts.footerLinks} className="contents">
          {collections.length > 0 && (
            <Column title={texts.shop}>
              {collections.map(({ slug, title }) => (
                <FooterLink key={slug} lang={language} to={href('/collections/:slug', { slug })}>
                  {title}
                </FooterLink>
              ))}
            </Column>
          )}
          {footer.map(({ title, links }) => (
            <Column key={title} lang={language} title={title}>
              {links.map(({ words, to }) => (
                <FooterLink key={words} to={to}>
                  {words}
                </FooterLink>
              ))}
            </Column>
          ))}
          <Column title={texts.help}>
            {usePageLinks('header').map(({ to, title }, index) => (
              <FooterLink
                key={to}
                lang={language}
                to={to}
                className={index < ALWAYS_IN_HEADER ? 'md:hidden' : index < MAX_HEADER_LINKS ? 'xl:hidden' : ''}
              >
                {title}
              </FooterLink>
            ))}
            {usePageLinks('footer').map(({ to, title }) => (
              <FooterLink key={to} lang={language} to={to}>
                {title}
              </FooterLink>
            ))}
            <FooterLink to={href('/contact')}>{texts.contactUs}</FooterLink>
            <FooterLink to={href('/terms_of_services')}>{texts.termsOfService}</FooterLink>
            {isSelling && <FooterLink to={href('/withdrawal')}>{texts.withdrawHere}</FooterLink>}
          </Column>
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
    <div lang={lang} className="lg:flex-[1_1_8rem]">
      <p className="mb-2 font-display font-semibold text-base">{title}</p>
      <ul>{children}</ul>
    </div>
  )
}

interface FooterLinkProps {
  to: string
  lang?: string | undefined
  className?: string
  children: string
}

function FooterLink({ to, children, ...rest }: FooterLinkProps) {
  return (
    <li {...rest}>
      <Link
        to={to}
        className="inline-flex min-h-11 min-w-11 items-center text-muted text-sm underline-offset-4 hover:text-ink hover:underline md:min-h-8"
      >
        {children}
      </Link>
    </li>
  )
}
