import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { textLine } from '../../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../../lib/page-of.contract.ts'
import { StaffReview } from '../moderation.contract.ts'
import { FEWEST_LETTERS, MOST_REVIEWS_FOUND } from './review-list-limits.contract.ts'

const REVIEW_STATES = ['reported', 'hidden', 'answered', 'unanswered'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const listStaffReviews = endpoint({
  method: 'GET',
  url: '/api/staff_reviews/',
  schema: {
    summary: 'List all reviews, newest first, with hidden ones',
    tags: ['Reviews'],
    querystring: PageQuery.extend({
      stars: z
        .enum(['1', '2', '3', '4', '5'])
        .transform(Number)
        .optional()
        .describe('number of stars; half stars are rounded up'),
      state: z
        .enum(REVIEW_STATES)
        .optional()
        .describe("reported: with open reports; unanswered: public and without the shop's answer"),
      q: textLine(100)
        .refine(
          (words) => [...words].length >= FEWEST_LETTERS,
          `Ensure this field has at least ${FEWEST_LETTERS} characters.`,
        )
        .optional()
        .describe('part of the review text'),
    }),
    response: {
      200: pageOf(StaffReview).extend({
        are_more: z
          .boolean()
          .describe(
            `whether more than ${MOST_REVIEWS_FOUND} reviews match; only the newest ${MOST_REVIEWS_FOUND} are counted and listed`,
          ),
      }),
    },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
