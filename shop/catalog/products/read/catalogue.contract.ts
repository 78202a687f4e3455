import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
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
    .describe('the lowest price of the 30 days before the reduction began; null where that is no higher'),
  percent: z.int().nullable().describe('how much less than before, rounded down; null without a price before'),
  until: z.iso.datetime().nullable(),
})
export type SalePrice = z.infer<typeof SalePrice>

/** A variant for sale. The first variant of a product is its `default`. */
export const Variant = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().nullable().describe('#rrggbb, or null when the variant is not a colour'),
  stock: z.int(),
  options: z.array(z.string()).describe('its value of each option of the product, in their order'),
  price: z.string().nullable().describe("its own, as the product's; null when it costs what the product costs"),
  reduced: SalePrice.nullable().describe('while it costs less than that'),
  sku: z.string().nullable(),
  gtin: z.string().nullable().describe('8, 12, 13 or 14 digits'),
  weight: z.int().nullable().describe('grams'),
  contents: z.object({ amount: z.string(), unit: z.enum(CONTENTS_UNITS) }).nullable(),
  unit_price: PricePerUnit.nullable().describe('null where the contents are not known, or are pieces'),
  default: z.boolean(),
  images: z.array(VariantImage),
  can_review: z.boolean().describe('whether the asking customer may review this variant'),
  posted_review: OwnReview.nullable().describe("the asking customer's own review"),
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
  facts: z.string().describe('what is known of it, one a line, such as "Material: Oak"; empty where nobody has said'),
  meta_title: z.string().describe('for search engines; empty where they are told the title'),
  meta_description: z.string().describe('likewise, in place of the beginning of the description'),
  maker: z.string().describe('the name of who made it; empty where nobody has said'),
  model: z.string().describe('by which it can be told from others of its maker'),
  warnings: z.string().describe('what has to be said of its safety'),
  vat_class: z.string().describe(`one of ${VAT_CLASSES.join(', ')}`),
  withdrawal: z.string().describe(`whether it can be sent back, or why not: one of ${WITHDRAWAL_RULES.join(', ')}`),
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
    .describe('by what its variants differ, such as ["Size", "Grind"]; empty where nobody has said'),
  variants: z.array(Variant),
  version: z.int(),
  state: z.enum(PRODUCT_STATES).describe('drafts and hidden products are read by staff only'),
  published_from: z.iso
    .datetime()
    .nullable()
    .describe('when a published product becomes public, if not at once; until then staff read it'),
})
export type Product = z.infer<typeof Product>

/** Contact details of a manufacturer (Regulation (EU) 2023/988, article 19). */
const ManufacturerDetails = z.object({
  address: z.string(),
  contact: z.string(),
  responsible: z.string().describe('who answers in the European Union for a maker outside; empty for one inside'),
})
export type ManufacturerDetails = z.infer<typeof ManufacturerDetails>

/** A product with the additional fields of its page. */
export const ProductOfPage = Product.extend({
  description_blocks: z.array(MarkdownBlock).describe('the description, read as Markdown'),
  maker_details: ManufacturerDetails.nullable().describe('how its maker is reached; null where nobody has said'),
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
    summary:
      'List the products, newest first unless sorted otherwise, those with the given ids in their order, or those of a collection',
    tags: ['Catalogue'],
    querystring: PageQuery.extend({
      id: Ids.optional().describe('ids joined by commas'),
      collection: Slug.optional().describe(
        'the products of a collection and of those inside of it, each once; unless sorted otherwise as staff have put them, then the newest first',
      ),
      fields: CardFields.optional().describe(
        '`card`: of each product no more than its card shows, of its variants the pictures of the first alone',
      ),
      ...ListQuery.shape,
    }),
    response: { 200: pageOf(Product) },
  },
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
})

export const getProductBySlug = endpoint({
  method: 'GET',
  url: '/api/product/:slug/',
  schema: {
    summary: 'Get a product by its slug',
    tags: ['Catalogue'],
    params: z.object({ slug: Slug }),
    response: { 200: ProductOfPage },
  },
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
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
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
})
