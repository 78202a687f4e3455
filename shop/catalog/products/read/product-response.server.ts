import { toPrice } from '../../../../lib/money.ts'
import { type MaybeTranslated, translatedFields } from '../../../core/translations/translated-fields.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { readMarkdown } from '../../../ui/markdown/read-markdown.ts'
import { parseContents, unitPrice } from '../../pricing/contents.contract.ts'
import { ownReviewResponse, reviewResponse } from '../../reviews/review-response.server.ts'
import {
  type ManufacturerDetails,
  NEW_FOR_DAYS,
  type Product,
  type ProductOfPage,
  type SalePrice,
  type Variant,
  type VariantImage,
} from './catalogue.contract.ts'
import type { ProductRow } from './catalogue-store.server.ts'
import { eachText } from './product-texts.contract.ts'

const DAY = 86_400_000

/** Returns a product in its API form. */
export function productResponse(row: ProductRow & MaybeTranslated, now: Date): Product {
  return {
    id: row.id,
    slug: row.slug,
    ...eachText((name) => row[name]),
    ...summaryResponse(row, now),
    recommended_reviews: row.recommended_reviews.map(reviewResponse),
    frequentlyBoughtTogether: row.bundled_ids,
    recommended_products: row.recommended_ids,
    options: row.options,
    variants: row.variants.map((variant, index) => variantResponse(variant, index, row.price_cents)),
    ...translatedFields(row),
    version: row.version,
    state: row.state,
    published_from: row.published_from?.toISOString() ?? null,
  }
}

/** Returns a product in its API form with the additional fields of its page. */
export function productOfPageResponse(
  row: ProductRow & MaybeTranslated,
  now: Date,
  maker: ManufacturerDetails | null = null,
): ProductOfPage {
  return {
    ...productResponse(row, now),
    description_blocks: readMarkdown(row.description),
    maker_details: maker,
  }
}

function variantResponse(row: ProductRow['variants'][number], index: number, productCents: number): Variant {
  const { sku, gtin, weight_grams, contents } = row
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    stock: row.stock,
    options: row.options,
    ...pricesResponse(row, productCents),
    sku,
    gtin,
    weight: weight_grams,
    contents: contents === null ? null : parseContents(contents),
    default: index === 0,
    images: row.images.map(pictureResponse),
    can_review: row.can_review,
    posted_review: row.posted_review && ownReviewResponse(row.posted_review),
  }
}

type ProductSummary = Pick<
  ProductRow,
  'price_cents' | 'created_at' | 'thumbnail_key' | 'thumbnail_alt' | 'average_rating' | 'reviews_count'
>

/** Returns the fields shared by card and page in their API form. */
export const summaryResponse = (row: ProductSummary, now: Date) => ({
  price: toPrice(row.price_cents),
  new: now.getTime() - row.created_at.getTime() < NEW_FOR_DAYS * DAY,
  thumbnail: imageUrl(row.thumbnail_key, 1280),
  thumbnail_alt: row.thumbnail_alt,
  average_rating: row.average_rating === null ? null : Number(row.average_rating),
  reviews_length: row.reviews_count,
})

/** Returns a variant image in its API form. */
export const pictureResponse = ({
  id,
  image_key,
  alt,
}: ProductRow['variants'][number]['images'][number]): VariantImage => ({
  id,
  image: imageUrl(image_key, 1280),
  alt,
})

type VariantPrices = Pick<
  ProductRow['variants'][number],
  'price_cents' | 'contents' | 'reduced_cents' | 'prior_cents' | 'reduced_until'
>

/**
 * Returns the prices of a variant in their API form.
 * @param productCents the product's price in cents, for variants without their own
 */
export function pricesResponse(
  row: VariantPrices,
  productCents: number,
): Pick<Variant, 'price' | 'reduced' | 'unit_price'> {
  const { price_cents, reduced_cents } = row
  const contents = row.contents === null ? null : parseContents(row.contents)
  return {
    price: price_cents === null ? null : toPrice(price_cents),
    reduced: salePriceResponse(row),
    unit_price: unitPrice(toPrice(reduced_cents ?? price_cents ?? productCents), contents),
  }
}

function salePriceResponse({ reduced_cents, prior_cents, reduced_until }: VariantPrices): SalePrice | null {
  if (reduced_cents === null) return null
  const before = prior_cents !== null && prior_cents > reduced_cents ? prior_cents : null
  return {
    price: toPrice(reduced_cents),
    before: before === null ? null : toPrice(before),
    // Rounded down, so that the shop does not advertise more than the real discount.
    percent: before === null ? null : Math.floor(((before - reduced_cents) * 100) / before),
    until: reduced_until === null ? null : new Date(reduced_until).toISOString(),
  }
}
