import { FileText } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/search'
import { useSharedTextLanguage } from '../../ui/identity/shop-identity.ts'

/** The content pages that a search found, shown before its products. */
export function FoundPages({ pages }: { pages: readonly { slug: string; title: string }[] }) {
  const lang = useSharedTextLanguage()
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="found-pages" className="mt-6">
      <h2 id="found-pages" className="font-medium font-sans text-muted text-sm">
        {texts.pagesOfTheShop(pages.length)}
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-6">
        {pages.map(({ slug, title }) => (
          <li key={slug} className="min-w-0">
            <Link
              lang={lang}
              to={href('/pages/:slug', { slug })}
              className="flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4"
            >
              <FileText aria-hidden="true" className="size-4.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
