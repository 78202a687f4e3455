import { href } from 'react-router'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'
import type { CollectionLink } from './collections.contract.ts'

/** A wrapping row of collection links. */
export function CollectionLinks({ collections, label }: { collections: readonly CollectionLink[]; label: string }) {
  const owner = useOwnerLanguage()
  if (collections.length === 0) return null
  return (
    <nav aria-label={label} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {collections.map(({ slug, title, translated }) => (
          <li key={slug} className="min-w-0">
            <Link
              lang={translated?.includes('title') ? undefined : owner}
              to={href('/collections/:slug', { slug })}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line px-4 text-sm wrap-anywhere hover:border-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
