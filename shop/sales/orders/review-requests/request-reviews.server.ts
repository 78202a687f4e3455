import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../../../../server/durations.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { unsubscribeFromReviewRequests } from '../../../core/accounts/users/users-store.server.ts'
import { SLUGGED } from '../../../core/translations/slugs-store.server.ts'
import { linksForRecipient } from '../../../core/translations/translate.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { markReviewRequested } from '../order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../orders-store.server.ts'
import { isUnsubscribeKey, reviewRequestEmail } from './review-request-email.server.ts'
import { unsubscribeReviewEmails } from './review-requests.contract.ts'
import { findToReview, lockToRequestReviews } from './review-requests-store.server.ts'

/** Days after delivery, so that customers have used the product. */
const ASK_AFTER_MS = 7 * DAY
/** Orders delivered longer ago are excluded, for example when the owner enables the feature late. */
const ASK_WITHIN_MS = 30 * DAY
/** A customer gets at most one request in this time. */
const QUIET_MS = 30 * DAY
const BATCH = 50

/** Sends review requests, if the owner has enabled them. */
export const reviewRequests = defineJob({
  name: 'review-requests',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: HOUR,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'review requests could not be sent',
})

type Requesting = Pick<Services, 'db' | 'clock' | 'identity' | 'publicUrl' | 'secret'>

/**
 * Sends a review request for each order delivered a week ago: once per order, and at most once per customer in 30
 * days. Several processes may run it concurrently.
 */
export async function requestReviews(services: Requesting): Promise<void> {
  const { db, clock, identity } = services
  if (!identity().emails.asksForReviews) return
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const due = { from: before(ASK_WITHIN_MS), to: before(ASK_AFTER_MS), quietSince: before(QUIET_MS) }
  for (let found = BATCH; found === BATCH; )
    found = await db.transaction().execute(async (tx) => {
      const orders = await lockToRequestReviews(tx, due, BATCH)
      // If a customer has several orders, only the first gets a request.
      for (const { id } of [...new Map(orders.toReversed().map((order) => [order.user_id, order])).values()]) {
        const order = await findOrderForStaff(tx, id)
        const variants = await findToReview(tx, id)
        const shown = order && (await withSlugsForRecipient(order, { ...services, db: tx }))
        const email =
          shown && renderEmail(shown.language, () => reviewRequestEmail(shown, variants, services), services)
        await markReviewRequested(tx, id, now)
        if (email) await enqueueEmail(tx, email, now)
      }
      return orders.length
    })
}

/** Returns an order with the product slugs of its language. Its titles stay. */
async function withSlugsForRecipient(
  order: StaffOrderRow,
  services: Pick<Services, 'db' | 'identity'>,
): Promise<StaffOrderRow> {
  const links = order.lines.map(({ slug, title }) => ({ slug: slug ?? '', title }))
  const translated = await linksForRecipient(order.language, services, SLUGGED.product, links)
  return {
    ...order,
    lines: order.lines.map((line, index) => ({ ...line, slug: translated[index]?.slug || null })),
  }
}

/** Registers the endpoint that unsubscribes customers from review requests. */
export function reviewRequestEndpoints(app: ShopApp, { db, secret }: Services): void {
  app.route({
    ...unsubscribeReviewEmails,
    handler: async ({ body: { user, key } }) => {
      if (!isUnsubscribeKey(key, user, secret)) throw notFound()
      await unsubscribeFromReviewRequests(db, user)
    },
  })
}
