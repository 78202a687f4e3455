import { ArrowLeft } from 'lucide-react'
import { data, href, Link, redirect, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/reviews/list'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { useTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { pageMeta } from '../../../ui/meta/page-meta.ts'
import { reads } from '../../../ui/meta/page-parameters.ts'
import { Pages, SkipToPages } from '../../../ui/pages.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { ProductPrice } from '../../pricing/product-price.tsx'
import { getProductBySlug } from '../../products/read/catalogue.contract.ts'
import { findMovedProduct } from '../../products/read/find-moved-product.ts'
import { HowReviewsAreChecked } from '../how-reviews-are-checked.tsx'
import { ReviewCard } from '../review-card.tsx'
import { listReviews } from '../reviews.contract.ts'
import type { Route } from './+types/reviews.page'
import { ReviewFilters } from './review-filters.tsx'
import { isEveryRating, readBounds, reviewsAddress } from './reviews-address.ts'

async function load({ context, params, request }: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const bounds = readBounds(params.bound, params.other_bound)
  if (!bounds) throw data(texts.thereIsNoPageAt, { status: 404 })
  const api = apiFrom(context)
  const product = await orErrorPage(
    texts.failedToLoadReviewsPerhaps,
    api(getProductBySlug, { params }).catch(nullOn404),
  )
  // Redirects as the product page does (docs/reference/rules.md, Browsing).
  if (product?.slug !== params.slug) {
    const moved = product ?? (await orErrorPage(texts.failedToLoadReviewsPerhaps, findMovedProduct(api, params.slug)))
    if (!moved) throw redirect(href('/'))
    const address = href('/reviews/:slug/:variant/:bound/:other_bound', { ...params, slug: moved.slug })
    throw redirect(address + new URL(request.url).search, 301)
  }
  const { slug, title, thumbnail, price, translated } = product
  const variants = product.variants.map(({ id, name, color, price, reduced, unit_price }) => ({
    id,
    name,
    color,
    price,
    reduced,
    unit_price,
  }))
  const variant = params.variant === 'null' ? null : variants.find(({ id }) => String(id) === params.variant)
  if (variant === undefined) throw data(texts.variantNotFoundInProduct, { status: 404 })

  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const [ratinggte, ratinglte] = bounds.map(String)
  const query = { productslug: slug, variantid: variant ? String(variant.id) : undefined, ratinggte, ratinglte, page }
  const { results, count, rating_counts, average_rating, reviews_length } = await orErrorPage(
    texts.failedToLoadReviewsPerhaps,
    api(listReviews, { query }),
  )
  return {
    product: { slug, title, thumbnail, price, variants, translated },
    page_slugs: product.page_slugs,
    variant,
    bounds,
    page: Number(page),
    count,
    reviews: results,
    ratings: { rating_counts, average_rating, reviews_length },
  }
}
export const handle = reads('page')
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { product, page_slugs, variant, bounds, page, ratings } = loaderData
  // Filtered lists have the unfiltered list as their canonical address.
  const isNumbered = variant === null && isEveryRating(bounds) && page > 1
  const pathTo = (slug: string) => reviewsAddress({ slug }) + (isNumbered ? `?page=${page}` : '')
  return pageMeta(matches, {
    title: texts.reviewsOfPage(product.title, page),
    description: texts.reviewsByCustomers(product.title, ratings),
    path: pathTo(product.slug),
    pages: { page_slugs, pathTo },
    image: { url: product.thumbnail, alt: product.title },
  })
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { product, variant, bounds, page, count, reviews, ratings } = loaderData
  const lang = useTextLanguage(product, 'title')
  const nameOf = (id: number) => product.variants.find((one) => one.id === id)?.name
  return (
    <>
      <Back to={href('/products/:slug', { slug: product.slug })} />
      <div className="mt-3 flex flex-wrap items-center gap-4 sm:flex-nowrap">
        <Picture
          image={product.thumbnail}
          alt=""
          sizes="96px"
          widest={320}
          load="first"
          className="w-20 shrink-0 rounded-control sm:w-24"
        />
        <h1 className="min-w-0 flex-1 text-2xl wrap-anywhere sm:flex-initial">
          <Sentence
            of={texts.reviewsOf(
              <Link
                lang={lang}
                to={href('/products/:slug', { slug: product.slug })}
                className="underline decoration-1 decoration-edge underline-offset-4"
              >
                {product.title}
              </Link>,
            )}
          />
        </h1>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-5 gap-y-2 sm:ml-auto sm:w-auto sm:justify-end">
          <span className="font-semibold text-lg">
            <ProductPrice product={product} unitClassName="ml-2 font-normal text-sm" />
          </span>
          <ButtonLink to={href('/products/:slug', { slug: product.slug })}>{texts.toTheProduct}</ButtonLink>
        </div>
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <ReviewFilters
            slug={product.slug}
            variants={product.variants}
            chosen={variant}
            bounds={bounds}
            ratings={ratings}
          />
        </div>
        <section aria-label={texts.reviews} className="min-w-0">
          <SkipToPages pages={pagesOf(count)} what={texts.reviewsToSkip} />
          <p role="status" className="text-muted text-sm tabular-nums">
            {texts.reviewsFound(shownRange({ page, shown: reviews.length, count }))}
          </p>
          {reviews.length === 0 ? (
            <NoReviews
              hasReviews={ratings.reviews_length > 0}
              all={reviewsAddress({ slug: product.slug, variant: variant?.id ?? null })}
            />
          ) : (
            <ul className="mt-4 grid gap-6">
              {reviews.map((review) => (
                <li key={review.id} className="grid">
                  <ReviewCard review={review} variant={nameOf(review.variant)} />
                </li>
              ))}
            </ul>
          )}
          <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfReviews} />
          <HowReviewsAreChecked className="mt-8" />
        </section>
      </div>
    </>
  )
}

/** Goes back one page, or to the product if the visitor came from another site. */
function Back({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || window.history.length < 2) return
        event.preventDefault()
        navigate(-1)
      }}
      className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-muted text-sm hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {texts.back}
    </Link>
  )
}

function NoReviews({ hasReviews, all }: { hasReviews: boolean; all: string }) {
  return (
    <div className="mt-3 border-line border-y px-5 py-10 text-center text-muted">
      {hasReviews ? (
        <>
          <p>{texts.noReviewsWithThisRating}</p>
          <Link to={all} className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {texts.seeAllRatings}
          </Link>
        </>
      ) : (
        <p>{texts.noReviewsForProduct}</p>
      )}
    </div>
  )
}
