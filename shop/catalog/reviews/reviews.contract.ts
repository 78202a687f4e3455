import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, IdAddress, textLine } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { MAX_STARS, STAR_STEP } from './stars/star-scale.contract.ts'
import { ReviewForm } from './writing/review-form.contract.ts'

export const RECOMMENDED_REVIEWS = 2

/** A public review. */
export const Review = z.object({
  id: z.int(),
  body: z.string(),
  rating: z.number(),
  variant: z.int(),
  user: z.object({ first_name: z.string(), last_name: z.string(), avatar: z.string().nullable() }),
  created_on: z.iso.datetime(),
  changed_on: z.iso.datetime().nullable().describe('time of the last change by the author; null if never changed'),
  verified: z.boolean().describe('whether the author ordered the variant in this shop'),
  bought_on: z.iso
    .date()
    .nullable()
    .describe('date of the first order of the variant by the author; null if not verified'),
  answer: z
    .object({ body: z.string(), created_on: z.iso.datetime() })
    .nullable()
    .describe("the shop's answer; null if there is none"),
})
export type Review = z.infer<typeof Review>

/** A review as its author sees it. */
export const OwnReview = Review.extend({
  hidden_reason: z.string().nullable().describe('reason why staff hid the review; null if it is not hidden'),
})
export type OwnReview = z.infer<typeof OwnReview>

/** The number of reviews with 0.5, 1, … 5 stars, and figures derived from them. */
const Ratings = z.object({
  rating_counts: z.array(z.int()).length(MAX_STARS / STAR_STEP),
  average_rating: z.number().nullable().describe('one decimal; null without reviews'),
  reviews_length: z.int(),
})
export type Ratings = z.infer<typeof Ratings>

const EMPTY = z.literal('').transform(() => undefined)

/** The page's address uses `null` for no filter, so the API accepts it too. */
const NONE = z.enum(['', 'null']).transform(() => undefined)

/** A rating bound. Any number is accepted. */
const Bound = z
  .string()
  .regex(/^[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/, 'A valid number is required.')
  .transform(Number)
  .optional()

const VariantId = z.string().regex(ID, 'A valid integer is required.').transform(Number)

const tags = ['Reviews']

/** One rate limit for all review writes. */
export const REVIEWS_A_MINUTE = { countsAs: 'reviews', max: 30, timeWindow: '1 minute' }

export const listReviews = endpoint({
  method: 'GET',
  url: '/api/reviews/',
  schema: {
    summary: 'List reviews, newest first',
    description: 'The rating counts are those of the whole product or variant, without the filters.',
    tags,
    querystring: PageQuery.extend({
      productslug: z
        .union([EMPTY, textLine(200)], 'Not a valid string.')
        .optional()
        .describe('slug of a product'),
      variantid: z.union([NONE, VariantId], 'A valid integer is required.').optional().describe('ID of a variant'),
      ratinglte: Bound.describe('maximum number of stars'),
      ratinggte: Bound.describe('minimum number of stars'),
    }),
    response: { 200: pageOf(Review).extend(Ratings.shape) },
  },
  config: {
    allow: 'anyone',
    scope: 'catalogue:read',
    requiresOpenShop: true,
    cached: true,
    slugs: { productslug: 'product' },
  },
})

export const postReview = endpoint({
  method: 'POST',
  url: '/api/reviews/',
  schema: {
    summary: 'Create a review of a variant that was shipped or delivered to the customer',
    tags,
    body: ReviewForm,
    response: { 201: OwnReview },
  },
  config: { allow: 'customer', limitPerCustomer: REVIEWS_A_MINUTE },
})

export const changeReview = endpoint({
  method: 'PUT',
  url: '/api/reviews/:id/',
  schema: {
    summary: 'Update a review of the customer',
    tags,
    params: IdAddress,
    body: ReviewForm.partial({ variant: true }),
    response: { 200: OwnReview },
  },
  config: { allow: 'customer', limitPerCustomer: REVIEWS_A_MINUTE },
})
