import { href } from 'react-router'
import * as texts from '#texts/catalog/collections'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import { closePopover } from '../../ui/overlays/popover.tsx'
import type { MenuEntry } from './collections.contract.ts'

/** The id of the popover. */
export const SHOP_MENU = 'shop-menu'

/** The collection menu, which Escape or an outside click closes. */
export default function ShopMenuPanel({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <nav
      id={SHOP_MENU}
      popover="auto"
      aria-label={texts.shop}
      className="under-header-wide overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lifted sm:p-6"
    >
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {menu.map((entry) => (
          <li key={entry.slug}>
            <MenuLink entry={entry} className="font-semibold" />
            {entry.inside.length > 0 && (
              <ul>
                {entry.inside.map((inner) => (
                  <li key={inner.slug}>
                    <MenuLink entry={inner} className="text-muted" />
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

function MenuLink({
  entry: { slug, title },
  className,
}: {
  entry: { slug: string; title: string }
  className: string
}) {
  return (
    <Link
      to={href('/collections/:slug', { slug })}
      onClick={closePopover}
      lang={useOwnerLanguage()}
      className={`flex min-h-11 items-center wrap-anywhere hover:text-ink hover:underline md:min-h-9 ${className}`}
    >
      {title}
    </Link>
  )
}
