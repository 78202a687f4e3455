import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { saleNotice } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { notifyStaff } from '../../../core/notifications/notify-staff.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { orderPlacedNotification } from '../../orders/notifications/order-notifications.server.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { notifySold } from '../../orders/placing/order-history-store.server.ts'
import { agreedOrCurrentTerms } from './agreed-terms-text.server.ts'
import { orderPlacedEmail } from './order-placed-email.server.ts'

/**
 * If an order waits this long for its confirmation, the process that placed it may have ended before it sent the
 * notification.
 */
const NOTIFY_AGAIN_AFTER_MS = 5 * SECOND

/**
 * Writes the confirmation e-mail in the background. The job is enqueued in the transaction of the order, and the
 * e-mail in the transaction that completes the job. Online orders are confirmed after payment.
 */
export const confirmOrder = defineJob({
  name: 'confirm-order',
  payload: z.object({ order: z.number(), isPaidLater: z.boolean() }),
  claimMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'an order confirmation could not be sent',
})

/**
 * Writes the confirmation for the customer, and the notification for staff unless they placed the order or it is
 * cancelled.
 * @returns a function that enqueues both; undefined for an unpaid online order
 */
export async function writeConfirmation(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'identity' | 'publicUrl' | 'paymentMethods'>,
  { order: id, isPaidLater }: z.infer<(typeof confirmOrder)['payload']>,
): Promise<((tx: Database) => Promise<void>) | undefined> {
  const order = await findOrderForStaff(services.db, id)
  if (order && services.clock().getTime() - order.created_at.getTime() > NOTIFY_AGAIN_AFTER_MS)
    await notifySold(services.db, {
      customer: order.user_id ?? undefined,
      notices: [saleNotice(order.lines.map(({ product_id }) => product_id))],
    })
  if (!order || isPaidLater) return undefined
  const email = orderPlacedEmail(order, await agreedOrCurrentTerms(services.db, id, services), services)
  const rendered = email && renderEmail(email, services)
  return async (tx) => {
    const now = services.clock()
    if (rendered) await enqueueEmail(tx, rendered, now)
    if (!order.is_manual && order.status !== 'cancelled')
      await notifyStaff(tx, services, { event: 'order_placed', email: orderPlacedNotification(order, services), now })
  }
}
