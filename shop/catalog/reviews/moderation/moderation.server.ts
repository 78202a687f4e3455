import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { readPaging, toPageOf } from '../../../../server/http/paging.ts'
import { invalidToken, notFound, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf, requireUser } from '../../../core/auth/guards/allow.server.ts'
import { SLUGGED } from '../../../core/translations/slugs-store.server.ts'
import { linksForRecipient } from '../../../core/translations/translate.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { productTag, SEARCH } from '../../products/read/catalogue-tags.server.ts'
import { removeReview, setHidden, storeAnswer } from '../reviews-store.server.ts'
import { reviewHiddenEmail } from './emails/review-hidden-email.server.ts'
import {
  answerReview,
  deleteReview,
  hideReview,
  listReportedReviews,
  reportReview,
  type StaffReview,
  settleReview,
  showReview,
} from './moderation.contract.ts'
import {
  addReport,
  countForStaff,
  findHidden,
  findReviewForStaff,
  pageOfHidden,
  pageOfReported,
  settleReports,
} from './moderation-store.server.ts'

/** Registers the endpoints for reporting and moderating reviews. */
export function moderationEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl, cache } = services
  app.route({
    ...reportReview,
    handler: async (request) => {
      const { params, body } = request
      const now = clock()
      const { id: userId } = requireUser(request)
      const added = await addReport(db, { id: params.id, userId, text: body.reason, now }).catch(unlessDeleted)
      if (added === undefined) throw notFound()
      if (!added) throw refuseFields({ non_field_errors: ['You have already reported this review.'] }, 'already_done')
      return { reason: body.reason, created_on: now.toISOString() }
    },
  })

  app.route({
    ...hideReview,
    handler: async (request) => {
      const { params, body } = request
      const by = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        const review = await setHidden(tx, params.id, { text: body.reason, now: by.now })
        if (!review) throw notFound()
        await settleReports(tx, params.id, by.now)
        await note(tx, params.id, { field: 'hidden_reason', old: review.before, new: body.reason }, by)
        // The author is not notified of a changed reason, which the page shows.
        if (review.before === null) await notifyAuthor(tx, params.id, body.reason, by.now)
      })
      return changedReview(params.id)
    },
  })

  async function changedReview(id: number): Promise<StaffReview> {
    const changed = await existing(db, id)
    invalidateReview(changed)
    return changed.review
  }

  /** Invalidates the cache at once, without waiting for the database notice. */
  function invalidateReview({ product_id, user_id }: { product_id: number; user_id: number | null }): void {
    cache.changed(SEARCH, productTag(product_id))
    if (user_id !== null) cache.customers.changed(user_id)
  }

  async function notifyAuthor(tx: Database, id: number, reason: string, now: Date): Promise<void> {
    const review = await findHidden(tx, id)
    if (!review) return
    const { title, slug, language } = review
    const link = { title, slug: slug ?? '' }
    const [shown = link] = await linksForRecipient(language, { ...services, db: tx }, SLUGGED.product, [link])
    const translated = { ...review, title: shown.title, slug: shown.slug || null }
    const email = renderEmail(language, () => reviewHiddenEmail(translated, reason, services), services)
    if (email) await enqueueEmail(tx, email, now)
  }

  app.route({
    ...showReview,
    handler: async (request) => {
      const { id } = request.params
      const by = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        const review = await setHidden(tx, id, null)
        if (!review) throw notFound()
        await note(tx, id, { field: 'hidden_reason', old: review.before, new: null }, by)
      })
      return changedReview(id)
    },
  })

  app.route({
    ...answerReview,
    handler: async (request) => {
      const { params, body } = request
      const by = actorOf(request, clock())
      const isDone = await db.transaction().execute(async (tx) => {
        const isAnswered = await storeAnswer(tx, params.id, { text: body.body, now: by.now })
        if (isAnswered) await note(tx, params.id, { field: 'answer', old: null, new: body.body }, by)
        return isAnswered
      })
      const review = await changedReview(params.id)
      if (!isDone) throw refuseFields({ non_field_errors: ['This review has already been answered.'] }, 'already_done')
      return review
    },
  })

  app.route({
    ...settleReview,
    handler: async (request) => {
      const { id } = request.params
      const by = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        const settled = await settleReports(tx, id, by.now)
        if (settled > 0) await note(tx, id, { field: 'reports', old: `${settled} waiting`, new: 'dismissed' }, by)
      })
      return (await existing(db, id)).review
    },
  })

  app.route({
    ...deleteReview,
    handler: async (request) => {
      const { id } = request.params
      const by = actorOf(request, clock())
      const removed = await db.transaction().execute(async (tx) => {
        const review = await removeReview(tx, id)
        if (!review) throw notFound()
        // The audit log does not keep the text of deleted reviews.
        await note(tx, id, { field: 'review', old: `${review.half_stars / 2} of 5 stars`, new: null }, by)
        return review
      })
      invalidateReview(removed)
    },
  })

  app.route({
    ...listReportedReviews,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const isHidden = query.hidden === 'true'
      const find = isHidden ? pageOfHidden : pageOfReported
      const [reviews, count] = await Promise.all([find(db, paging), countForStaff(db, isHidden)])
      return toPageOf(reviews, count, paging, new URL(url, publicUrl()))
    },
  })
}

/** Only actual changes are recorded, because two staff members may decide the same. */
async function note(tx: Database, id: number, change: ValueChange, by: AuditActor): Promise<void> {
  if (change.old !== change.new) await recordAudit(tx, { kind: 'review', id }, [change], by)
}

async function existing(db: Database, id: number) {
  const found = await findReviewForStaff(db, id)
  if (!found) throw notFound()
  return found
}

function unlessDeleted(error: unknown): never {
  // The account was deleted after its token was checked.
  if (brokenConstraint(error) === 'review_reports_user_id_fkey') throw invalidToken()
  throw error
}
