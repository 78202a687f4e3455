import { href } from 'react-router'
import { CURRENCY } from '../../lib/money.ts'
import type { Product, Variant } from '../catalogue/catalogue.contract.ts'
import type { JsonLd } from '../meta/page-meta.ts'
import type { Review } from '../reviews/reviews.contract.ts'
import { MAX_STARS, MIN_STARS } from '../reviews/stars/star-scale.contract.ts'

/**
 * What the product page shows, as a schema.org `ProductGroup` with its variants (Google's merchant documentation, "product variants").
 * @param publicUrl the shop's address without a trailing slash
 */
export function productJsonLd(product: Product, publicUrl: string): JsonLd {
  const { average_rating, reviews_length, recommended_reviews, variants } = product
  const url = publicUrl + href('/products/:slug', { slug: product.slug })
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': url,
    url,
    name: product.title,
    description: product.description,
    image: publicUrl + product.thumbnail,
    productGroupID: String(product.id),
    ...(variants.every(({ color }) => color !== null) && { variesBy: ['https://schema.org/color'] }),
    hasVariant: variants.map((variant) => variantJsonLd(product, variant, publicUrl)),
    ...(average_rating !== null &&
      reviews_length > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: average_rating,
          reviewCount: reviews_length,
          ...SCALE,
        },
        review: recommended_reviews.map(reviewJsonLd),
      }),
  }
}

/** Half a star is the least that a review can give. */
const SCALE = { bestRating: MAX_STARS, worstRating: MIN_STARS }

function variantJsonLd({ title, slug, price }: Product, variant: Variant, publicUrl: string): JsonLd {
  const url = `${publicUrl}${href('/products/:slug', { slug })}?variant=${variant.id}`
  return {
    '@type': 'Product',
    '@id': url,
    url,
    sku: String(variant.id),
    name: `${title}, ${variant.name}`,
    ...(variant.color !== null && { color: variant.name }),
    image: variant.images.map(({ image }) => publicUrl + image),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

function reviewJsonLd({ body, rating, user, created_on }: Review): JsonLd {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: `${user.first_name} ${user.last_name}`.trim() },
    datePublished: created_on,
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  }
}
