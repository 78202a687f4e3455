import { ChevronLeft, ChevronRight } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/catalog/collections'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import type { JsonLd, UrlOf } from '../../ui/meta/page-meta.ts'
import type { CollectionLink } from './collections.contract.ts'

interface BreadcrumbProps {
  /** The parent collections, from the top. */
  way: readonly CollectionLink[]
  /** The title of the current page. */
  here: string
}

/** Whether texts are in the language of the page or of the owner. */
const languageOf = ({ translated }: Pick<CollectionLink, 'translated'>, owner: string | undefined) =>
  translated?.includes('title') ? undefined : owner

/** The breadcrumb of a page. On phones only the parent is shown, to fit one line. */
export function Breadcrumb({ way, here, page }: BreadcrumbProps & { page: Pick<CollectionLink, 'translated'> }) {
  const owner = useOwnerLanguage()
  return (
    <nav aria-label={texts.youAreHere} className="-mt-3 mb-2 text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{ to: href('/'), title: texts.home }, ...way.map(stepOf)].map(({ to, title, ...link }, step) => (
          <li key={to} className={`flex min-w-0 items-center gap-x-1 ${step < way.length ? 'max-sm:hidden' : ''}`}>
            <ChevronLeft aria-hidden="true" className="size-4 shrink-0 sm:hidden" />
            <Link
              to={to}
              lang={step > 0 ? languageOf(link, owner) : undefined}
              className="inline-flex min-h-11 min-w-11 items-center wrap-anywhere hover:text-ink hover:underline"
            >
              {title}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
          </li>
        ))}
        <li
          aria-current="page"
          lang={languageOf(page, owner)}
          className="min-w-0 text-ink wrap-anywhere max-sm:sr-only"
        >
          {here}
        </li>
      </ol>
    </nav>
  )
}

/** Returns the breadcrumb as structured data (schema.org `BreadcrumbList`). */
export function breadcrumbJsonLd(urlOf: UrlOf, { way, here }: BreadcrumbProps): JsonLd {
  const steps = [{ to: href('/'), title: texts.home }, ...way.map(stepOf), { to: undefined, title: here }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(to !== undefined && { item: urlOf(to) }),
    })),
  }
}

const stepOf = ({ slug, ...link }: CollectionLink) => ({ to: href('/collections/:slug', { slug }), ...link })
