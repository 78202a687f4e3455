import { href } from 'react-router'
import { texts } from '#texts/catalog/collections'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import { closePopover } from '../../ui/overlays/popover.tsx'
import type { MenuLink, ShownMenus } from './shown-menus.contract.ts'

/** The id of the popover. */
export const SHOP_MENU = 'shop-menu'
const TITLE = `${SHOP_MENU}-title`

/** The shop menu, which Escape or an outside click closes. */
export default function ShopMenuPanel({ menu: { title, own, entries } }: { menu: ShownMenus['shop'] }) {
  const language = useOwnerLanguage()
  return (
    <nav
      id={SHOP_MENU}
      popover="auto"
      aria-labelledby={TITLE}
      className="under-header-wide overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lifted sm:p-6"
    >
      <span id={TITLE} hidden lang={own && language}>
        {title}
      </span>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {entries.map(({ links, to, ...entry }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several entries may have the same address and title
          <li key={index}>
            {to === null ? (
              <p
                lang={entry.own && language}
                className="flex min-h-11 items-center font-semibold wrap-anywhere md:min-h-9"
              >
                {entry.title}
              </p>
            ) : (
              <PanelLink link={{ ...entry, to }} className="font-semibold" />
            )}
            {links.length > 0 && (
              <ul>
                {links.map((link, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={place}>
                    <PanelLink link={link} className="text-muted" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-line border-t pt-2">
        <Link
          to={href('/collections')}
          onClick={closePopover}
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {texts.allCollections}
        </Link>
      </p>
    </nav>
  )
}

function PanelLink({ link: { to, title, own }, className }: { link: MenuLink; className: string }) {
  const language = useOwnerLanguage()
  return (
    <Link
      to={to}
      rel={to.startsWith('/') ? undefined : 'noopener'}
      onClick={closePopover}
      lang={own && language}
      className={`flex min-h-11 items-center wrap-anywhere hover:text-ink hover:underline md:min-h-9 ${className}`}
    >
      {title}
    </Link>
  )
}
