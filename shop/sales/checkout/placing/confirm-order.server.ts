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
import { findAgreedTerms } from '../../orders/order-parts.server.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { notifySold } from '../../orders/placing/order-history-store.server.ts'
import { orderPlacedEmail } from './order-placed-email.server.ts'

/**
 * An order that waits so long to be confirmed was perhaps placed by a process that ended before it told of the sale.
 */
const UNTOLD_AFTER_MS = 5 * SECOND

/**
 * The e-mail that confirms an order is written beside the request: it is promised in the transaction that places the
 * order, by the job, and enqueued in the one that notes the job as done. Who orders does not wait for it. What is paid
 * online is confirmed once it is paid.
 */
export const confirmOrder = defineJob({
  name: 'confirm-order',
  payload: z.object({ order: z.number(), isPaidLater: z.boolean() }),
  claimMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'an order waits to be confirmed',
})

/**
 * Writes the e-mail that confirms an order to its customer, and the one to staff, unless they entered it or it is
 * cancelled.
 * @returns a function that puts both into the outbox; undefined for an order that is not paid online yet
 */
export async function writeConfirmation(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'identity' | 'publicUrl' | 'payments'>,
  { order: id, isPaidLater }: z.infer<(typeof confirmOrder)['payload']>,
): Promise<((tx: Database) => Promise<void>) | undefined> {
  const order = await findOrderForStaff(services.db, id)
  if (order && services.clock().getTime() - order.created_at.getTime() > UNTOLD_AFTER_MS)
    await notifySold(services.db, {
      customer: order.user_id ?? undefined,
      notices: [saleNotice(order.lines.map(({ product_id }) => product_id))],
    })
  if (!order || isPaidLater) return undefined
  const email = orderPlacedEmail(order, await findAgreedTerms(services.db, id), services)
  const rendered = email && renderEmail(email, services)
  return async (tx) => {
    const now = services.clock()
    if (rendered) await enqueueEmail(tx, rendered, now)
    if (!order.is_manual && order.status !== 'cancelled')
      await notifyStaff(tx, services, { event: 'order_placed', email: orderPlacedNotification(order, services), now })
  }
}
