import { brokenConstraint } from '../../server/db/broken-constraint.ts'
import type { Database } from '../../server/db/open.ts'
import { readPaging, toPageOf } from '../../server/paging.ts'
import { invalidToken, notFound, refuseFields } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { askerOf } from '../session/allow.server.ts'
import { answer, hide, report, reported, type StaffReview, settle, show } from './moderation.contract.ts'
import {
  addReport,
  answerReview,
  countForStaff,
  findForStaff,
  hideReview,
  pageOfHidden,
  pageOfReported,
  settleReports,
  showReview,
} from './moderation-store.server.ts'

/** What readers report, and what the shop does about reviews. */
export function moderationEndpoints(app: ShopApp, { db, clock, publicUrl }: Services): void {
  app.route({
    ...report,
    handler: async (request, reply) => {
      const { params, body } = request
      const now = clock()
      const { id: userId } = askerOf(request)
      const added = await addReport(db, { id: params.id, userId, text: body.reason, now }).catch(unlessDeleted)
      if (added === undefined) throw notFound()
      if (!added) throw refuseFields({ non_field_errors: ['You have already reported this review.'] })
      return reply.code(201).send({ reason: body.reason, created_on: now.toISOString() })
    },
  })

  app.route({
    ...hide,
    handler: async ({ params, body }) => {
      await db.transaction().execute((tx) => hideReview(tx, params.id, { text: body.reason, now: clock() }))
      return existing(db, params.id)
    },
  })

  app.route({
    ...show,
    handler: async ({ params }) => {
      await showReview(db, params.id)
      return existing(db, params.id)
    },
  })

  app.route({
    ...answer,
    handler: async ({ params, body }) => {
      const isDone = await answerReview(db, params.id, { text: body.body, now: clock() })
      const review = await existing(db, params.id)
      if (!isDone) throw refuseFields({ non_field_errors: ['This review has already been answered.'] })
      return review
    },
  })

  app.route({
    ...settle,
    handler: async ({ params }) => {
      await settleReports(db, params.id, clock())
      return existing(db, params.id)
    },
  })

  app.route({
    ...reported,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const isHidden = query.hidden === 'true'
      const find = isHidden ? pageOfHidden : pageOfReported
      const [reviews, count] = await Promise.all([find(db, paging), countForStaff(db, isHidden)])
      return toPageOf(reviews, count, paging, new URL(url, publicUrl()))
    },
  })
}

async function existing(db: Database, id: number): Promise<StaffReview> {
  const review = await findForStaff(db, id)
  if (!review) throw notFound()
  return review
}

function unlessDeleted(error: unknown): never {
  // The account was deleted between the check of the token and now.
  if (brokenConstraint(error) === 'review_reports_user_id_fkey') throw invalidToken()
  throw error
}
