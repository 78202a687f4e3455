import type { Database } from '../../../../server/db/open.ts'
import { readPaging, toPageOf } from '../../../../server/http/paging.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { lockOrderOfCustomer } from '../../orders/apply-transition.server.ts'
import { findOrderLines } from '../../orders/order-parts.server.ts'
import { staffOrderResponse } from '../../orders/order-response.server.ts'
import { countWithdrawn } from '../../orders/order-rows-store.server.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { withdrawalResponse } from '../statements/withdrawal-response.ts'
import {
  closeWithdrawal,
  countWithdrawals,
  findWithdrawal,
  findWithdrawnLines,
  lockWithdrawal,
  pageOfWithdrawals,
  updateWithdrawal,
  type WithdrawalRow,
} from '../statements/withdrawals-store.server.ts'
import { stageEmail } from '../withdrawal-emails.server.ts'
import { listWithdrawals, matchWithdrawal, type StaffWithdrawal, stepWithdrawal } from './staff-withdrawals.contract.ts'

/** Registers the endpoints by which staff process withdrawals. */
export function staffWithdrawalsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl } = services

  const onWire = async (from: Database, row: WithdrawalRow): Promise<StaffWithdrawal> => {
    const order = row.order_id === null ? undefined : await findOrderForStaff(from, row.order_id)
    const ordered = order ? await findOrderLines(from, order.id) : []
    const variants = new Map(ordered.map(({ id, variant_id }) => [id, variant_id]))
    const lines = await findWithdrawnLines(from, row.id)
    return {
      ...withdrawalResponse(row),
      ...{ name: row.name, email: row.email, order_number: row.order_number },
      ...{ is_late: row.is_late, is_excluded: row.is_excluded },
      order: order ? staffOrderResponse(order, services) : null,
      lines: lines.map(({ order_line_id, quantity }) => ({ variant: variants.get(order_line_id) ?? 0, quantity })),
    }
  }

  app.route({
    ...listWithdrawals,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const isOpen = query.settled !== 'true'
      const [rows, { open, closed }] = await Promise.all([pageOfWithdrawals(db, isOpen, paging), countWithdrawals(db)])
      const results = await Promise.all(rows.map((row) => onWire(db, row)))
      const count = isOpen ? open : closed
      return { ...toPageOf(results, count, paging, new URL(url, publicUrl())), open, settled: closed }
    },
  })

  app.route({
    ...stepWithdrawal,
    handler: async (request) => {
      const { to, seen, tracking, words } = request.body
      const by = actorOf(request, clock())
      return db.transaction().execute(async (tx) => {
        const row = await lockBehindOrder(tx, request.params.id)
        const { stage } = withdrawalResponse(row)
        if (stage !== seen || row.closed_at) throw changedMeanwhile()
        if (to === 'sent_back' || to === 'arrived') await moveOn(tx, row, { to, tracking, now: by.now })
        if (to === 'refused') await restoreLines(tx, row)
        if (to === 'refunded' && row.order_id !== null) await refuseWhilePaid(tx, row.order_id)
        if (to === 'refused' || to === 'refunded')
          await closeWithdrawal(tx, row.id, { outcome: to, words: to === 'refused' ? words : '', now: by.now })
        await recordAudit(tx, { kind: 'withdrawal', id: row.id }, [{ field: 'stage', old: stage, new: to }], by)
        const stepped = await findWithdrawal(tx, row.id)
        if (!stepped) throw notFound()
        if (to === 'arrived' || to === 'refused')
          await enqueueEmail(
            tx,
            renderEmail(stepped.language, () => stageEmail(stepped, to, services), services),
            by.now,
          )
        return onWire(tx, stepped)
      })
    },
  })

  app.route({
    ...matchWithdrawal,
    handler: async (request) => {
      const by = actorOf(request, clock())
      const { order } = request.body
      return db.transaction().execute(async (tx) => {
        const row = await lockWithdrawal(tx, request.params.id)
        if (!row) throw notFound()
        if (row.order_id !== null || row.closed_at) throw changedMeanwhile()
        if (!(await findOrderForStaff(tx, order))) throw refuseFields({ order: ['There is no such order.'] })
        const matched = await updateWithdrawal(tx, row.id, { order_id: order })
        await recordAudit(
          tx,
          { kind: 'withdrawal', id: row.id },
          [{ field: 'order', old: null, new: String(order) }],
          by,
        )
        return onWire(tx, matched)
      })
    },
  })
}

/**
 * Locks the order and then the withdrawal, in the same sequence as cancelling and refunding.
 * @throws Refusal 404 if the withdrawal does not exist
 */
async function lockBehindOrder(tx: Database, id: number): Promise<WithdrawalRow> {
  const found = await findWithdrawal(tx, id)
  if (found?.order_id) await lockOrderOfCustomer(tx, found.order_id)
  const row = await lockWithdrawal(tx, id)
  if (!row) throw notFound()
  return row
}

async function moveOn(
  tx: Database,
  { id, sent_back_at }: WithdrawalRow,
  { to, tracking, now }: { to: 'sent_back' | 'arrived'; tracking: string; now: Date },
): Promise<void> {
  await updateWithdrawal(tx, id, {
    sent_back_at: sent_back_at ?? now,
    ...(tracking !== '' && { tracking }),
    ...(to === 'arrived' && { arrived_at: now }),
  })
}

/** Restores the withdrawn quantities of a refused withdrawal. */
async function restoreLines(tx: Database, { id }: WithdrawalRow): Promise<void> {
  const lines = await findWithdrawnLines(tx, id)
  await countWithdrawn(
    tx,
    lines.map(({ order_line_id, quantity }) => ({ order_line_id, quantity: -quantity })),
  )
}

async function refuseWhilePaid(tx: Database, orderId: number): Promise<void> {
  const order = await findOrderForStaff(tx, orderId)
  if (order?.payment?.state === 'paid' && order.payment.refunded_cents < order.payment.cents)
    throw refuse('This order was paid. Refund the amount due, which settles the withdrawal.', 409)
}

const changedMeanwhile = () => refuse('This withdrawal was changed by someone else. Reload it and try again.', 409)
