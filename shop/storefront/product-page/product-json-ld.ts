import { href } from 'react-router'
import { CURRENCY } from '../../../lib/money.ts'
import type { UnitPrice } from '../../catalog/pricing/contents.contract.ts'
import { cheapestVariant, dearestVariant, priceOfVariant } from '../../catalog/pricing/variant-price.ts'
import { type Attribute, parseAttributes } from '../../catalog/products/read/attributes/attributes.contract.ts'
import type { Product, ProductOfPage, Variant } from '../../catalog/products/read/catalogue.contract.ts'
import type { Review } from '../../catalog/reviews/reviews.contract.ts'
import { MAX_STARS, MIN_STARS } from '../../catalog/reviews/stars/star-scale.contract.ts'
import type { OfferTermsJsonLd } from '../../sales/terms/offer-terms/offer-terms-json-ld.ts'
import { markdownText } from '../../ui/markdown/markdown-text.ts'
import type { JsonLd, UrlOf } from '../../ui/meta/page-meta.ts'

/**
 * Returns the structured data of a product page: a schema.org `Product` for a single variant, otherwise a
 * `ProductGroup` with its variants.
 * @param termsOf returns the delivery and return terms of a variant's offer
 */
export function productJsonLd(
  product: ProductOfPage,
  urlOf: UrlOf,
  termsOf: OfferTermsJsonLd['ofVariant'] = () => ({}),
): JsonLd {
  const { average_rating, reviews_length, recommended_reviews, variants } = product
  const url = urlOf(href('/products/:slug', { slug: product.slug }))
  const [only, ...others] = variants
  const facts = product.facts === '' ? [] : parseAttributes(product.facts).map(propertyJsonLd)
  return {
    '@context': 'https://schema.org',
    '@id': url,
    url,
    name: product.title,
    description: markdownText(product.description_blocks),
    image: urlOf(product.thumbnail),
    ...(product.maker !== '' && {
      brand: { '@type': 'Brand', name: product.maker },
      manufacturer: { '@type': 'Organization', name: product.maker },
    }),
    ...(product.model !== '' && { model: product.model }),
    ...(only && others.length === 0
      ? singleVariantJsonLd(product, only, { urlOf, facts, terms: termsOf(only.id) })
      : groupJsonLd(product, { urlOf, facts, termsOf })),
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

/** The name of the only variant is left out: it is often a placeholder such as "Standard". */
function singleVariantJsonLd(
  product: ProductOfPage,
  variant: Variant,
  { urlOf, facts, terms }: { urlOf: UrlOf; facts: JsonLd[]; terms: JsonLd },
): JsonLd {
  const url = urlOf(href('/products/:slug', { slug: product.slug }))
  const { properties, ...options } = optionsJsonLd(product, variant)
  const all = [...facts, ...properties]
  return {
    '@type': 'Product',
    ...detailsJsonLd(variant),
    ...options,
    ...(all.length > 0 && { additionalProperty: all }),
    offers: offerJsonLd(product, variant, { url, terms }),
  }
}

function groupJsonLd(
  product: ProductOfPage,
  { urlOf, facts, termsOf }: { urlOf: UrlOf; facts: JsonLd[]; termsOf: OfferTermsJsonLd['ofVariant'] },
): JsonLd {
  const { variants } = product
  return {
    '@type': 'ProductGroup',
    ...(facts.length > 0 && { additionalProperty: facts }),
    productGroupID: String(product.id),
    ...variesBy(product),
    hasVariant: variants.map((variant) => variantJsonLd(product, variant, { urlOf, terms: termsOf(variant.id) })),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: priceOfVariant(product, cheapestVariant(product)),
      highPrice: priceOfVariant(product, dearestVariant(product)),
      priceCurrency: CURRENCY,
      offerCount: variants.length,
    },
  }
}

const propertyJsonLd = ({ name, value }: Attribute): JsonLd => ({ '@type': 'PropertyValue', name, value })

/** The lowest rating is half a star. */
const SCALE = { bestRating: MAX_STARS, worstRating: MIN_STARS }

function variantJsonLd(product: Product, variant: Variant, { urlOf, terms }: { urlOf: UrlOf; terms: JsonLd }): JsonLd {
  const { title, slug } = product
  const url = `${urlOf(href('/products/:slug', { slug }))}?variant=${variant.id}`
  const { properties, ...options } = optionsJsonLd(product, variant)
  return {
    '@type': 'Product',
    '@id': url,
    url,
    ...detailsJsonLd(variant),
    name: `${title}, ${variant.name}`,
    ...options,
    ...(properties.length > 0 && { additionalProperty: properties }),
    image: variant.images.map(({ image }) => urlOf(image)),
    offers: offerJsonLd(product, variant, { url, terms }),
  }
}

const detailsJsonLd = ({ sku, gtin, weight }: Variant): JsonLd => ({
  ...(sku !== null && { sku }),
  ...(gtin !== null && { gtin }),
  ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
})

function offerJsonLd(product: Product, variant: Variant, { url, terms }: { url: string; terms: JsonLd }): JsonLd {
  const { unit_price, reduced } = variant
  const price = priceOfVariant(product, variant)
  return {
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
  }
}

/** schema.org properties by which variants differ, with the option names that match them. */
const PROPERTIES = {
  color: /^(colou?r|couleur)$/i,
  size: /^(size|taille)$/i,
  material: /^material$/i,
  pattern: /^pattern$/i,
}
type OptionProperty = keyof typeof PROPERTIES

const propertyOf = (option: string): OptionProperty | undefined =>
  (Object.keys(PROPERTIES) as OptionProperty[]).find((property) => PROPERTIES[property].test(option.trim()))

/** Returns the schema.org properties by which the variants differ. */
function variesBy({ options, variants }: Product): JsonLd {
  const named = options.flatMap((option) => propertyOf(option) ?? [])
  const isColour = options.length < 2 && variants.every(({ color }) => color !== null)
  const properties = named.length === 0 && isColour ? ['color'] : named
  return properties.length === 0 ? {} : { variesBy: properties.map((property) => `https://schema.org/${property}`) }
}

/**
 * Returns the values of a variant's options: as schema.org properties, and in `properties` for options without one. A
 * variant with a swatch and at most one option has its name as its colour.
 */
function optionsJsonLd({ options }: Product, variant: Variant): JsonLd & { properties: JsonLd[] } {
  const optionValues = options.map((name, place) => ({ name, value: variant.options[place] ?? '' }))
  const unknown = optionValues.filter(({ name }) => propertyOf(name) === undefined)
  return {
    ...(options.length < 2 && variant.color !== null && { color: variant.options[0] ?? variant.name }),
    ...Object.fromEntries(
      optionValues.flatMap(({ name, value }) => [[propertyOf(name), value]].filter(([known]) => known)),
    ),
    properties: unknown.map(propertyJsonLd),
  }
}

/** UN/CEFACT codes of units. */
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
