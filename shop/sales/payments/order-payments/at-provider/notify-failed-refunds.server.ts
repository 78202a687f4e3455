import { enqueueEmail } from '../../../../../server/mail/outbox.ts'
import { notifyStaff } from '../../../../core/notifications/notify-staff.server.ts'
import { renderEmail } from '../../../../ui/emails/render-email.server.ts'
import { findOrderForStaff } from '../../../orders/orders-store.server.ts'
import { findUnreportedRefunds, markNotified } from '../../refunds/refunds-store.server.ts'
import { manualRefundEmail, refundFailedEmail } from '../payment-emails.server.ts'
import type { PaymentServices } from './payments-at-provider.server.ts'

/** Notifies staff and customers once of each failed refund, unless the money was returned in another way. */
export async function notifyFailedRefunds(services: PaymentServices): Promise<void> {
  const { db, clock } = services
  for (const { id, order_id, cents } of await findUnreportedRefunds(db))
    await db.transaction().execute(async (tx) => {
      if (!(await markNotified(tx, id, clock()))) return
      const order = await findOrderForStaff(tx, order_id)
      if (!order) return
      await notifyStaff(tx, services, {
        ...{ event: 'always', email: () => manualRefundEmail(order, cents, services), now: clock() },
      })
      const email = renderEmail(order.language, () => refundFailedEmail(order, cents, services), services)
      if (email) await enqueueEmail(tx, email, clock())
    })
}
