import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { ProductSlots } from '../../../core/extensions/slots/slot-record.contract.ts'
import { PageLanguages, PageSlugs, SourceTexts, Translated } from '../../../core/translations/source-texts.contract.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { MarkdownBlock } from '../../../ui/markdown/markdown.contract.ts'
import { CONTENTS_UNITS } from '../../pricing/contents-units.contract.ts'
import { OwnReview, Review } from '../../reviews/reviews.contract.ts'
import { VAT_CLASSES, WITHDRAWAL_RULES } from './legal/product-choices.contract.ts'
import { ListQuery } from './lists/list-query.contract.ts'
import { PRODUCT_STATES } from './publication/publication.contract.ts'

/** A product is `new` for this many days after it was listed. */
export const NEW_FOR_DAYS = 30
export const MAX_RECOMMENDED_PRODUCTS = 8
/** The maximum number of lines in a cart. */
export const MAX_IDS = 100

export const VariantImage = z.object({ id: z.int(), image: z.string(), alt: z.string() })
export type VariantImage = z.infer<typeof VariantImage>

/** The price per kilogram, litre or metre. */
export const PricePerUnit = z.object({ price: z.string(), per: z.enum(['kg', 'l', 'm']) })

/** The sale price of a variant. */
export const SalePrice = z.object({
  price: z.string(),
  before: z
    .string()
    .nullable()
    .describe('lowest price of the 30 days before the sale started, in euros; null if it is not higher than `price`'),
  percent: z.int().nullable().describe('discount from `before` in percent, rounded down; null if `before` is null'),
  until: z.iso.datetime().nullable(),
})
export type SalePrice = z.infer<typeof SalePrice>

/** A variant for sale. The first variant of a product is its `default`. */
export const Variant = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().nullable().describe('#rrggbb; null if the variant is not a colour'),
  stock: z.int(),
  options: z.array(z.string()).describe('one value per option of the product, in the order of the options'),
  price: z
    .string()
    .nullable()
    .describe("the variant's own price in euros with two decimals; null if the product's price applies"),
  reduced: SalePrice.nullable().describe('current sale price; null if the variant is not on sale'),
  sku: z.string().nullable(),
  gtin: z.string().nullable().describe('8, 12, 13 or 14 digits'),
  weight: z.int().nullable().describe('weight in grams'),
  contents: z.object({ amount: z.string(), unit: z.enum(CONTENTS_UNITS) }).nullable(),
  unit_price: PricePerUnit.nullable().describe('null if the contents are unknown or counted in pieces'),
  default: z.boolean(),
  images: z.array(VariantImage),
  can_review: z.boolean().describe('whether the current customer may review this variant'),
  posted_review: OwnReview.nullable().describe("the current customer's review of this variant; null if there is none"),
})
export type Variant = z.infer<typeof Variant>

/**
 * A product with everything that its card and page show. Images are addresses of the 1280 px rendition, other products
 * are ids.
 */
export const Product = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  facts: z.string().describe('attributes, one per line, such as "Material: Oak"; empty if there are none'),
  meta_title: z.string().describe('title for search engines; empty: the product title is used'),
  meta_description: z
    .string()
    .describe('description for search engines; empty: the beginning of `description` is used'),
  maker: z.string().describe('name of the manufacturer; empty if unknown'),
  model: z.string().describe('type or reference number of the manufacturer; empty if unknown'),
  warnings: z.string().describe('safety warnings; empty if there are none'),
  vat_class: z.string().describe(`VAT class: one of ${VAT_CLASSES.join(', ')}`),
  withdrawal: z.string().describe(`right of withdrawal, or the legal exception: one of ${WITHDRAWAL_RULES.join(', ')}`),
  price: z.string().describe('euros with two decimals, such as "12.50"'),
  new: z.boolean(),
  thumbnail: z.string(),
  thumbnail_alt: z.string(),
  average_rating: z.number().nullable().describe('one decimal; null without reviews'),
  reviews_length: z.int(),
  recommended_reviews: z.array(Review),
  frequentlyBoughtTogether: z.array(z.int()),
  recommended_products: z.array(z.int()),
  options: z
    .array(z.string())
    .describe('names of the options by which its variants differ, such as ["Size", "Grind"]; empty if there are none'),
  variants: z.array(Variant),
  translated: Translated,
  version: z.int(),
  state: z.enum(PRODUCT_STATES).describe('drafts and hidden products are visible to staff only'),
  published_from: z.iso
    .datetime()
    .nullable()
    .describe('time from which a published product is public, until then visible to staff only; null: immediately'),
})
export type Product = z.infer<typeof Product>

/** Contact details of a manufacturer (Regulation (EU) 2023/988, article 19). */
const ManufacturerDetails = z.object({
  address: z.string(),
  contact: z.string(),
  responsible: z
    .string()
    .describe('responsible person in the European Union if the manufacturer is outside of it; otherwise empty'),
})
export type ManufacturerDetails = z.infer<typeof ManufacturerDetails>

/** A product with the additional fields of its page. */
export const ProductOfPage = Product.extend({
  description_blocks: z.array(MarkdownBlock).describe('the description, parsed as Markdown'),
  maker_details: ManufacturerDetails.nullable().describe('contact details of the manufacturer; null if unknown'),
  page_languages: PageLanguages,
  page_slugs: PageSlugs,
  slots: ProductSlots.optional().describe('contents of extensions; absent without any'),
})
export type ProductOfPage = z.infer<typeof ProductOfPage>

/** Requests cards in place of full products (`product-card.contract.ts`). */
export const CardFields = z.literal('card')

const Ids = z
  .string()
  .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, 'A valid integer is required.')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= MAX_IDS, `Ensure this field has no more than ${MAX_IDS} elements.`)

export const listProducts = endpoint({
  method: 'GET',
  url: '/api/product/',
  schema: {
    summary: 'List all products, newest first, those of a collection, or those with given IDs in their order',
    tags: ['Catalogue'],
    querystring: PageQuery.extend({
      id: Ids.optional().describe(`product IDs, separated by commas; at most ${MAX_IDS}`),
      collection: Slug.optional().describe(
        'slug of a collection, including its subcollections; without `sort`: in manual order, then newest first',
      ),
      fields: CardFields.optional().describe(
        '`card`: only the fields of a product card, with images of the first variant only',
      ),
      texts: SourceTexts.unwrap().shape.texts,
      ...ListQuery.shape,
    }),
    response: { 200: pageOf(Product) },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { collection: 'collection' },
  },
})

export const getProductBySlug = endpoint({
  method: 'GET',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Get a product by its slug',
    tags: ['Catalogue'],
    params: z.object({ slug: Slug }),
    querystring: SourceTexts,
    response: { 200: ProductOfPage },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { slug: 'product' },
  },
})

export const findCurrentAddress = endpoint({
  method: 'GET',
  url: '/api/product_addresses/:slug/',
  schema: {
    summary: 'Get the current slug of a product by a former slug',
    tags: ['Catalogue'],
    params: z.object({ slug: Slug }),
    response: { 200: z.object({ slug: z.string() }) },
  },
  config: { allow: 'anyone', scope: 'catalogue:read', requiresOpenShop: true, cached: true },
})
