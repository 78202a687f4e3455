import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../../../../server/durations.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { unsubscribeFromReviewRequests } from '../../../core/accounts/users/users-store.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { noteReviewRequested } from '../order-rows-store.server.ts'
import { findOrderForStaff } from '../orders-store.server.ts'
import { isRefusalKey, reviewRequestEmail } from './review-request-email.server.ts'
import { refuseReviewEmails } from './review-requests.contract.ts'
import { findToReview, lockToRequestReviews } from './review-requests-store.server.ts'

/** A week with a thing says more than a day. */
const ASK_AFTER_MS = 7 * DAY
/** Nobody is asked about what was delivered long before the owner switched this on. */
const ASK_WITHIN_MS = 30 * DAY
/** Whoever orders often is asked once in so long. */
const QUIET_MS = 30 * DAY
const BATCH = 50

/** Asks customers how what they got is, where the owner wants that. */
export const reviewRequests = defineJob({
  name: 'review-requests',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: HOUR,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'customers were not asked for reviews',
})

type Requesting = Pick<Services, 'db' | 'clock' | 'identity' | 'publicUrl' | 'secret'>

/** Writes to each customer whose order came a week ago: once an order, whoever else runs this, and once in 30 days. */
export async function requestReviews(services: Requesting): Promise<void> {
  const { db, clock, identity } = services
  if (!identity().emails.asksForReviews) return
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const due = { from: before(ASK_WITHIN_MS), to: before(ASK_AFTER_MS), quietSince: before(QUIET_MS) }
  for (let found = BATCH; found === BATCH; )
    found = await db.transaction().execute(async (tx) => {
      const orders = await lockToRequestReviews(tx, due, BATCH)
      // Of several orders of one customer the first is asked about, and the others are not.
      for (const { id } of [...new Map(orders.toReversed().map((order) => [order.user_id, order])).values()]) {
        const order = await findOrderForStaff(tx, id)
        const email = order && reviewRequestEmail(order, await findToReview(tx, id), services)
        await noteReviewRequested(tx, id, now)
        if (email) await enqueueEmail(tx, renderEmail(email, services), now)
      }
      return orders.length
    })
}

/** Registers the endpoint by which customers are asked no more. */
export function reviewRequestEndpoints(app: ShopApp, { db, secret }: Services): void {
  app.route({
    ...refuseReviewEmails,
    handler: async ({ body: { user, key } }, reply) => {
      if (!isRefusalKey(key, user, secret)) throw notFound()
      await unsubscribeFromReviewRequests(db, user)
      return reply.code(204).send()
    },
  })
}
