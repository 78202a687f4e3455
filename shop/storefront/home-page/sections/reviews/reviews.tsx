import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { Stars } from '../../../../catalog/reviews/stars/stars.tsx'
import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { srcSet } from '../../../../ui/images/image-url.ts'
import { Link } from '../../../../ui/link.tsx'
import type { HomeSectionShown } from '../home-section-shown.ts'

type Reviews = Extract<HomeSectionShown, { kind: 'reviews' }>

/** Reviews by verified customers, each next to its product. */
export default function FeaturedReviews({ id: section, heading, translated, reviews }: Reviews) {
  const lang = useTextLanguage({ translated }, 'heading')
  const title = `reviews-${section}`
  return (
    <section aria-labelledby={title}>
      <h2 id={title} lang={heading ? lang : undefined} className="mb-8 text-2xl">
        {heading || texts.customerReviews}
      </h2>
      <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
        {reviews.map(({ id, body, rating, first_name, product: { slug, title, thumbnail } }) => (
          <li key={id} className="grid content-start gap-5 border-ink border-t pt-5">
            <Stars rating={rating} />
            <blockquote className="text-lg leading-snug text-pretty">{texts.quoted(body)}</blockquote>
            <Link
              to={href('/products/:slug', { slug })}
              prefetch="intent"
              className="flex items-center gap-3 text-muted text-sm hover:text-ink"
            >
              <img
                src={thumbnail}
                srcSet={srcSet(thumbnail, 320)}
                sizes="4rem"
                alt=""
                width={1280}
                height={960}
                loading="lazy"
                className="aspect-4/3 w-16 rounded-sm object-cover"
              />
              <span className="min-w-0">
                <span className="block text-ink">{first_name}</span>
                {texts.about(title)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
