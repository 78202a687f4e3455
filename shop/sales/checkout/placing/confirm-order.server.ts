import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { onEvent } from '../../../../server/events/event.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { saleNotice } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { notifyStaff } from '../../../core/notifications/notify-staff.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { orderPlacedNotification } from '../../orders/notifications/order-notifications.server.ts'
import { orderPlaced } from '../../orders/order-events.contract.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { notifySold } from '../../orders/placing/order-history-store.server.ts'
import { agreedOrCurrentTerms } from './agreed-terms-text.server.ts'
import { orderPlacedEmail } from './order-placed-email.server.ts'

/**
 * If an order waits this long for its confirmation, the process that placed it may have ended before it sent the
 * notification.
 */
const NOTIFY_AGAIN_AFTER_MS = 5 * SECOND

/** Confirms orders that an earlier release has placed; it stored a job instead of an event. */
export const confirmOrder = defineJob({
  name: 'confirm-order',
  payload: z.object({ order: z.number(), isPaidLater: z.boolean() }),
  claimMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'an order confirmation could not be sent',
})

type Confirming = Pick<Services, 'clock' | 'config' | 'identity' | 'publicUrl' | 'paymentMethods'>

/** Returns the handler that confirms placed orders by e-mail. */
export const confirmationHandler = (services: Confirming) =>
  onEvent(orderPlaced, (tx, { subject_id, data, at }) =>
    writeConfirmation(tx, services, { order: Number(subject_id), isPaidLater: data.is_paid_online }, at),
  )

/**
 * Enqueues the confirmation for the customer, and the notification for staff unless they placed the order or it is
 * cancelled. Online orders are confirmed after payment.
 * @param at time of the e-mails
 */
export async function writeConfirmation(
  tx: Database,
  services: Confirming,
  { order: id, isPaidLater }: z.infer<(typeof confirmOrder)['payload']>,
  at = services.clock(),
): Promise<void> {
  const order = await findOrderForStaff(tx, id)
  if (order && services.clock().getTime() - order.created_at.getTime() > NOTIFY_AGAIN_AFTER_MS)
    await notifySold(tx, {
      customer: order.user_id ?? undefined,
      notices: [saleNotice(order.lines.map(({ product_id }) => product_id))],
    })
  if (!order || isPaidLater) return
  const agreed = await agreedOrCurrentTerms(tx, order, services)
  const email = renderEmail(order.language, () => orderPlacedEmail(order, agreed, services), services)
  if (email) await enqueueEmail(tx, email, at)
  if (!order.is_manual && order.status !== 'cancelled')
    await notifyStaff(tx, services, {
      event: 'order_placed',
      email: () => orderPlacedNotification(order, services),
      now: at,
    })
}
