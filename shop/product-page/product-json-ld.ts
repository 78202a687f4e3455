import { href } from 'react-router'
import { CURRENCY } from '../../lib/money.ts'
import type { Product, ProductOfPage, Variant } from '../catalogue/catalogue.contract.ts'
import { type Fact, parseFacts } from '../catalogue/facts/facts.contract.ts'
import { markdownText } from '../markdown/markdown-text.ts'
import type { JsonLd } from '../meta/page-meta.ts'
import type { OfferTermsJsonLd } from '../offer-terms/offer-terms-json-ld.ts'
import type { UnitPrice } from '../pricing/contents.contract.ts'
import { cheapestVariant, dearestVariant, priceOfVariant } from '../pricing/variant-price.ts'
import type { Review } from '../reviews/reviews.contract.ts'
import { MAX_STARS, MIN_STARS } from '../reviews/stars/star-scale.contract.ts'

/**
 * Returns what the product page shows, as a schema.org `ProductGroup` with its variants (Google's merchant documentation, "product variants").
 * @param publicUrl the shop's address without a trailing slash
 * @param termsOf what the offer of a variant says of its delivery and return
 */
export function productJsonLd(
  product: ProductOfPage,
  publicUrl: string,
  termsOf: OfferTermsJsonLd['ofVariant'] = () => ({}),
): JsonLd {
  const { average_rating, reviews_length, recommended_reviews, variants } = product
  const url = publicUrl + href('/products/:slug', { slug: product.slug })
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': url,
    url,
    name: product.title,
    description: markdownText(product.description_blocks),
    image: publicUrl + product.thumbnail,
    ...(product.facts !== '' && { additionalProperty: parseFacts(product.facts).map(propertyJsonLd) }),
    ...(product.maker !== '' && { manufacturer: { '@type': 'Organization', name: product.maker } }),
    ...(product.model !== '' && { model: product.model }),
    productGroupID: String(product.id),
    ...(variants.every(({ color }) => color !== null) && { variesBy: ['https://schema.org/color'] }),
    hasVariant: variants.map((variant) => variantJsonLd(product, variant, { publicUrl, terms: termsOf(variant.id) })),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: priceOfVariant(product, cheapestVariant(product)),
      highPrice: priceOfVariant(product, dearestVariant(product)),
      priceCurrency: CURRENCY,
      offerCount: variants.length,
    },
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

const propertyJsonLd = ({ name, value }: Fact): JsonLd => ({ '@type': 'PropertyValue', name, value })

/** Half a star is the least that a review can give. */
const SCALE = { bestRating: MAX_STARS, worstRating: MIN_STARS }

function variantJsonLd(
  product: Product,
  variant: Variant,
  { publicUrl, terms }: { publicUrl: string; terms: JsonLd },
): JsonLd {
  const { title, slug } = product
  const { sku, gtin, weight, unit_price, reduced } = variant
  const price = priceOfVariant(product, variant)
  const url = `${publicUrl}${href('/products/:slug', { slug })}?variant=${variant.id}`
  return {
    '@type': 'Product',
    '@id': url,
    url,
    sku: sku ?? String(variant.id),
    ...(gtin !== null && { gtin }),
    ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    name: `${title}, ${variant.name}`,
    ...(variant.color !== null && { color: variant.name }),
    image: variant.images.map(({ image }) => publicUrl + image),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: CURRENCY,
      ...(reduced?.until && { priceValidUntil: reduced.until }),
      ...((unit_price || reduced?.before) && {
        priceSpecification: pricesJsonLd(price, unit_price, reduced?.before ?? null),
      }),
      availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...terms,
    },
  }
}

/** The codes of units that machines know (UN/CEFACT). */
const UNIT_CODES: Record<UnitPrice['per'], string> = { kg: 'KGM', l: 'LTR', m: 'MTR' }

function pricesJsonLd(price: string, unit: UnitPrice | null, before: string | null): JsonLd[] {
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: CURRENCY }
  const referenceQuantity = unit && { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit.per] }
  return [
    { ...specification, price },
    ...(before === null
      ? []
      : [{ ...specification, price: before, priceType: 'https://schema.org/StrikethroughPrice' }]),
    ...(unit ? [{ ...specification, price: unit.price, referenceQuantity }] : []),
  ]
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
