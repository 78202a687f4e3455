import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { Link } from '../../../../ui/link.tsx'
import { ProductGrid } from '../../product-grid.tsx'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'

type CollectionSectionProps = SectionProps<Extract<HomeSectionShown, { kind: 'collection' }>>

/** The first products of a collection, with a link to all of them. */
export default function CollectionSection({
  id,
  heading,
  translated,
  collection,
  products,
  isFirst,
}: CollectionSectionProps) {
  const [ofHeading, ofTitle] = [useTextLanguage({ translated }, 'heading'), useTextLanguage(collection, 'title')]
  const title = `collection-${id}`
  return (
    <section aria-labelledby={title}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={title} lang={heading ? ofHeading : ofTitle} className="text-2xl wrap-anywhere">
          {heading || collection.title}
        </h2>
        <Link
          to={href('/collections/:slug', { slug: collection.slug })}
          prefetch="intent"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {texts.viewAll(collection.title)}
        </Link>
      </div>
      <ProductGrid products={products} heading="h3" isBelowFold={!isFirst} />
    </section>
  )
}
