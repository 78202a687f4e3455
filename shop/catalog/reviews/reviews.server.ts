import { pagesOf } from '../../../lib/page-of.contract.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { bodyErrors } from '../../../server/http/field-errors.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { invalidPage, invalidToken, notFound, type ResponseErrors, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { productTag, SEARCH } from '../products/read/catalogue-tags.server.ts'
import { ownReviewResponse, reviewResponse } from './review-response.server.ts'
import { changeReview, listReviews, postReview } from './reviews.contract.ts'
import {
  countReviews,
  findOwnReview,
  insertReview,
  mayReview,
  pageOfReviews,
  updateReview,
} from './reviews-store.server.ts'
import { countWithin, HALF_STARS, halfStarsBetween, ratingsFrom } from './stars/half-stars.ts'
import { MAX_STARS, STAR_STEP } from './stars/star-scale.contract.ts'
import { ReviewForm } from './writing/review-form.contract.ts'

/** Registers the endpoints that read, create and change reviews. */
export function reviewsEndpoints(app: ShopApp, { db, clock, publicUrl, cache }: Services): void {
  app.route({
    ...listReviews,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const found = await countReviews(db, { slug: query.productslug, variant: query.variantid })
      if (found?.product !== undefined) dependsOn(productTag(found.product))
      const counts = found?.counts ?? HALF_STARS.map(() => 0)
      const ratings = halfStarsBetween(query.ratinggte ?? 0, query.ratinglte ?? MAX_STARS)
      const count = countWithin(counts, ratings)
      // Checked first, because searching for a missing page would read all reviews.
      if (paging.page > pagesOf(count, paging.size)) throw invalidPage()
      const rows = found && count > 0 ? await pageOfReviews(db, { subject: found.subject, ratings, paging }) : []
      const page = toPageOf(rows.map(reviewResponse), count, paging, new URL(url, publicUrl()))
      return { ...page, ...ratingsFrom(counts) }
    },
  })

  app.route({
    ...postReview,
    attachValidation: true,
    handler: async (request) => {
      const userId = requireUser(request).id
      const errors = bodyErrors(request)
      if (Object.keys(errors).length > 0) throw refuseFields(await withVariantError(db, userId, errors, request.body))
      const { body, rating, variant } = request.body
      const review = { userId, variant, body, half_stars: rating / STAR_STEP, now: clock() }
      const id = await db
        .transaction()
        .execute((tx) => insertReview(tx, review))
        .catch(unlessDeleted)
      if (id === undefined) {
        const error = await variantError(db, userId, variant)
        if (error) throw refuseFields({ variant: [error] })
        throw refuseFields({ non_field_errors: ['You have already reviewed this variant.'] }, 'already_done')
      }
      return writtenReview(userId, id)
    },
  })

  app.route({
    ...changeReview,
    handler: async (request) => {
      const userId = requireUser(request).id
      const { id } = request.params
      const { body, rating, variant } = request.body
      const own = await findOwnReview(db, userId, id)
      if (!own) throw notFound()
      if (variant !== undefined && variant !== own.variant_id)
        throw refuseFields({ variant: ['You cannot change the reviewed variant.'] })
      await updateReview(db, id, { userId, body, half_stars: rating / STAR_STEP, now: clock() })
      return writtenReview(userId, id)
    },
  })

  async function writtenReview(userId: number, id: number) {
    const review = await findOwnReview(db, userId, id)
    if (!review) throw notFound()
    // Invalidates the cache at once, without waiting for the database notice.
    cache.changed(SEARCH, productTag(review.product_id))
    return ownReviewResponse(review)
  }
}

/** The variant is checked even if other fields are invalid, so that all errors are reported at once. */
async function withVariantError(db: Database, userId: number, errors: ResponseErrors, body: unknown) {
  const { data } = ReviewForm.pick({ variant: true }).safeParse(body)
  const error = data && (await variantError(db, userId, data.variant))
  return error ? { ...errors, variant: [error] } : errors
}

async function variantError(db: Database, userId: number, variant: number): Promise<string | undefined> {
  switch (await mayReview(db, userId, variant)) {
    case undefined:
      return `Invalid pk "${variant}" - object does not exist.`
    case false:
      return 'You can only review variants you have bought.'
  }
}

function unlessDeleted(error: unknown): never {
  // The account was deleted after its token was checked.
  if (brokenConstraint(error) === 'reviews_user_id_fkey') throw invalidToken()
  throw error
}
