import { z } from 'zod'
import { Heading, oneOf, SECTION, SHOWN } from '../section-fields.contract.ts'

/** The number of reviews that a section needs and shows at least. */
export const FEWEST_REVIEWS = 3
const MIN_STARS = [3, 3.5, 4, 4.5, 5] as const
const REVIEW_COUNTS = [3, 6, 9] as const

/** The newest short reviews, at most one per product. */
export const ReviewsSection = z.object({
  kind: z.literal('reviews'),
  ...SECTION,
  heading: Heading.describe('empty: a default heading'),
  min_stars: oneOf(MIN_STARS),
  count: oneOf(REVIEW_COUNTS).describe('maximum number of reviews'),
})
export type ReviewsSection = z.output<typeof ReviewsSection>

const FeaturedReview = z.object({
  id: z.int(),
  body: z.string(),
  rating: z.number(),
  first_name: z.string(),
  product: z.object({ slug: z.string(), title: z.string(), thumbnail: z.string() }),
})
export type FeaturedReview = z.infer<typeof FeaturedReview>

export const ReviewsShown = z.object({
  ...SHOWN,
  kind: z.literal('reviews'),
  heading: z.string(),
  reviews: z.array(FeaturedReview),
})
