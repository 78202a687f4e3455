import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import type { CollectionCard } from '../../../../catalog/collections/collections.contract.ts'
import { useOwnerLanguage } from '../../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import { Link } from '../../../../ui/link.tsx'

/** Collections as tall tiles; on phones a scroll-snapping strip. A collection without a picture is a plain card. */
export default function CollectionTiles({ collections }: { collections: readonly CollectionCard[] }) {
  const lang = useOwnerLanguage()
  return (
    <nav aria-label={texts.collections}>
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:grid md:auto-cols-[minmax(0,22rem)] md:grid-flow-col md:gap-5 md:overflow-visible md:px-0">
        {collections.map(({ id, slug, title, picture, picture_alt, translated }) => (
          <li key={id} className="w-[42%] shrink-0 snap-start md:w-auto">
            <Link
              to={href('/collections/:slug', { slug })}
              prefetch="intent"
              className="group relative block h-full overflow-hidden rounded-card"
            >
              {picture ? (
                <Picture
                  image={picture}
                  alt={picture_alt}
                  sizes="(min-width: 48rem) 20vw, 42vw"
                  widest={960}
                  className="aspect-3/4! w-full transition-transform duration-500 ease-out group-hover:scale-105"
                />
              ) : (
                <span className="block h-full min-h-28 bg-accent-soft" />
              )}
              <span
                lang={translated?.includes('title') ? undefined : lang}
                className={`absolute inset-x-0 bottom-0 px-4 pb-4 font-display font-semibold text-lg leading-tight text-balance wrap-anywhere ${picture ? 'tile-words pt-14' : ''}`}
              >
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
