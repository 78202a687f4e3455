import { toPrice } from '../../../../../lib/money.ts'
import { refuse, refuseFields } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import type { Services } from '../../../../../server/services.ts'
import { recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../../core/auth/guards/allow.server.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { recordRefunded } from '../../../orders/record-order-events.server.ts'
import { inShopTime } from '../../../shipping/dates/calendar-day.ts'
import { findPaymentById, updatePayment } from '../../payments-store.server.ts'
import { findRefund, leftToRefund, updateRefund } from '../../refunds/refunds-store.server.ts'
import { settleUnmatchedPayment } from '../../webhooks/webhooks-store.server.ts'
import { isAtProvider, withProviderOf } from '../at-provider/payments-at-provider.server.ts'
import { queryProvider } from '../at-provider/query-provider.server.ts'
import { paymentsState } from './payment-issues.server.ts'
import {
  askAgain,
  getPaymentsState,
  recordManualRefund,
  resolveDispute,
  resolveUnmatchedPayment,
} from './staff-payments.contract.ts'

/** Registers the endpoints by which staff resolve payment issues. */
export function staffPaymentsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  app.route({ ...getPaymentsState, handler: () => paymentsState(services) })

  app.route({
    ...askAgain,
    handler: async ({ body: { id } }) => {
      const payment = await findPaymentById(db, id)
      if (!payment) throw refuseFields({ id: ['There is no such payment.'] })
      const connected = withProviderOf(services, payment)
      if (!connected && isAtProvider(payment))
        throw refuse('The payment provider is not connected. Connect it again, so that the shop can query it.', 409)
      if (connected && isAtProvider(payment) && !(await queryProvider(connected, payment)))
        throw refuse('The provider returned no valid response. The shop will query it again automatically.', 409)
      return paymentsState(services)
    },
  })

  app.route({
    ...resolveDispute,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const found = await findPaymentById(db, request.body.id)
      if (!found?.is_disputed && !found?.overdrawn_cents) throw refuseFields({ id: ['There is no such payment.'] })
      await db.transaction().execute(async (tx) => {
        await lockOrderOfCustomer(tx, found.order_id)
        const payment = await findPaymentById(tx, found.id)
        if (!payment) return
        const isOverdrawn = payment.overdrawn_cents > 0 && !payment.overdrawn_seen_at
        const isDisputed = payment.is_disputed && !payment.dispute_seen_at
        if (!isOverdrawn && !isDisputed) return
        await updatePayment(tx, payment.id, {
          ...(isDisputed && { dispute_seen_at: by.now }),
          ...(isOverdrawn && { overdrawn_seen_at: by.now }),
        })
        const change = { field: isOverdrawn ? 'paid back twice' : 'dispute', old: null, new: 'handled' }
        await recordAudit(tx, { kind: 'order', id: payment.order_id }, [change], by)
      })
      return paymentsState(services)
    },
  })

  app.route({
    ...recordManualRefund,
    handler: async (request) => {
      const { id, paid_back_on, bank_reference } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      if (paid_back_on > inShopTime(by.now).day) throw refuseFields({ paid_back_on: ['This date is in the future.'] })
      await db.transaction().execute(async (tx) => {
        const refund = await findRefund(tx, id)
        if (!refund) throw refuseFields({ id: ['There is no such refund.'] })
        await lockOrderOfCustomer(tx, refund.order_id)
        const payment = await findPaymentById(tx, refund.payment_id)
        if (refund.state === 'failed' && payment?.dispute_state === 'open')
          throw refuse('The customer disputes the payment with their bank. Wait until the dispute ends.', 409)
        if (refund.state === 'failed' && (!payment || (await leftToRefund(tx, payment)) < refund.cents))
          throw refuse('This amount has already been refunded in another way.', 409)
        const isByHand = refund.state === 'failed' || (refund.state === 'requested' && refund.ask_at === null)
        const done = { state: 'done', done_at: by.now, paid_back_on, bank_reference } as const
        if (!isByHand || !(await updateRefund(tx, refund, done)))
          throw refuse('This refund is already made or in progress.', 409)
        await recordRefunded(tx, refund, by)
        const change = { field: 'paid back', old: null, new: `${toPrice(refund.cents)} (${paid_back_on})` }
        await recordAudit(tx, { kind: 'order', id: refund.order_id }, [change], by)
      })
      return paymentsState(services)
    },
  })

  app.route({
    ...resolveUnmatchedPayment,
    handler: async (request) => {
      const { reference } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      const provider = request.body.provider ?? services.paymentMethods.online()[0]?.provider.id
      if (provider !== undefined) await settleUnmatchedPayment(db, { provider, reference }, by)
      return paymentsState(services)
    },
  })
}
