import type { Database } from '../../../server/db/open.ts'
import { notFound, refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { exactProductTags, POPULAR, SEARCH } from '../../catalog/products/read/catalogue-tags.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { notifyStaff } from '../../core/notifications/notify-staff.server.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { orderCancelledNotification } from '../orders/notifications/order-notifications.server.ts'
import { findCustomerOf } from '../orders/order-rows-store.server.ts'
import { withdrawalResponse } from './statements/withdrawal-response.ts'
import { recordReturnShipment, withdrawLines, withdrawWithoutOrder } from './statements/withdrawals.contract.ts'
import { lockWithdrawal, updateWithdrawal } from './statements/withdrawals-store.server.ts'
import { recordWithdrawal, type StoredWithdrawal, storeWithdrawal } from './store-withdrawal.server.ts'
import { newWithdrawalEmail, statementEmail } from './withdrawal-emails.server.ts'

/**
 * Registers the endpoints by which consumers withdraw from contracts. The confirmation is enqueued in the same
 * transaction.
 */
export function withdrawalEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services

  const confirm = async (tx: Database, taken: StoredWithdrawal, now: Date) => {
    if (!taken.isNew) return
    await enqueueEmail(
      tx,
      renderEmail(taken.statement.language, () => statementEmail(taken, services), services),
      now,
    )
    const { statement, order } = taken
    if (!statement.closed_at) {
      const email = () => newWithdrawalEmail(statement, order?.status, services)
      await notifyStaff(tx, services, { event: 'withdrawal_stated', email, now })
    } else if (order) {
      const email = () => orderCancelledNotification(order, services)
      await notifyStaff(tx, services, { event: 'order_cancelled', email, now })
    }
  }

  app.route({
    ...withdrawWithoutOrder,
    handler: async ({ body }) => {
      const now = clock()
      const { statement } = await db.transaction().execute(async (tx) => {
        const taken = await recordWithdrawal(tx, body, now)
        await confirm(tx, taken, now)
        return taken
      })
      return { id: statement.id, stated_on: statement.stated_at.toISOString() }
    },
  })

  app.route({
    ...withdrawLines,
    handler: async (request) => {
      const now = clock()
      const wish = { id: request.params.id, userId: requireUser(request).id, form: request.body }
      const { statement, order, isWorthNothing } = await db.transaction().execute(async (tx) => {
        const taken = await storeWithdrawal(tx, wish, { now, secret: services.secret })
        await confirm(tx, taken, now)
        return taken
      })
      if (statement.outcome === 'cancelled')
        cache.changed(POPULAR, SEARCH, ...exactProductTags((order?.lines ?? []).map(({ product_id }) => product_id)))
      const withdrawal = withdrawalResponse(statement)
      const is_refund_due = withdrawal.stage === 'cancelled' ? withdrawal.refund !== null : !isWorthNothing
      return { ...withdrawal, is_refund_due }
    },
  })

  app.route({
    ...recordReturnShipment,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const sent = await db.transaction().execute(async (tx) => {
        const statement = await lockWithdrawal(tx, request.params.id)
        const customer = statement?.order_id ? await findCustomerOf(tx, statement.order_id) : null
        if (!statement || customer !== userId) throw notFound()
        if (statement.closed_at) throw refuse('This withdrawal is already settled.', 409)
        const { tracking } = request.body
        return updateWithdrawal(tx, statement.id, { tracking, sent_back_at: statement.sent_back_at ?? clock() })
      })
      return withdrawalResponse(sent)
    },
  })
}
