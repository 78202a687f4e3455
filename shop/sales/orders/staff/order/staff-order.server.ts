import { toPrice } from '../../../../../lib/money.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { notFound } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import { findEmailsAbout } from '../../../../../server/mail/emails-store.ts'
import type { Services } from '../../../../../server/services.ts'
import { findChangesOfField } from '../../../../core/activity-log/audit-log-store.server.ts'
import { readExtra } from '../../../../core/extensions/fields/open-extra.server.ts'
import { aboutOrder } from '../../about-order.ts'
import { staffOrderResponse } from '../../order-response.server.ts'
import { findOrderForStaff, findSkusOfOrders, type StaffOrderRow } from '../../orders-store.server.ts'
import { noteResponse } from '../notes/notes.server.ts'
import { findNotes } from '../notes/notes-store.server.ts'
import { UNDO_MS } from '../steps/undo-ms.ts'
import { findSteps, findUndoneSteps } from '../steps/undone-steps-store.server.ts'
import { type DetailedOrder, readStaffOrder } from './staff-order.contract.ts'

/** Registers the endpoint that returns one order with its full history to staff. */
export function staffOrderEndpoint(app: ShopApp, services: Services): void {
  app.route({ ...readStaffOrder, handler: ({ params }) => readDetails(services.db, params.id, services) })
}

/** Reads an order with its history. @throws Refusal 404 if the order does not exist */
async function readDetails(
  db: Database,
  id: number,
  services: Pick<Services, 'identity' | 'clock' | 'paymentMethods' | 'secret' | 'extensions'>,
): Promise<DetailedOrder> {
  const [order, steps, undone, emails, trackings, notes, skus, extra] = await Promise.all([
    findOrderForStaff(db, id),
    findSteps(db, id),
    findUndoneSteps(db, id),
    findEmailsAbout(db, aboutOrder(id)),
    findChangesOfField(db, { kind: 'order', id }, 'tracking'),
    findNotes(db, id),
    findSkusOfOrders(db, [id]),
    readExtra(db, services.extensions, { kind: 'order', id }),
  ])
  if (!order) throw notFound()
  const last = steps.find(({ status, made_by }) => status === order.status && made_by !== null && status !== 'making')
  const ms = last ? last.made_at.getTime() + UNDO_MS - services.clock().getTime() : 0
  return {
    ...staffOrderResponse(order, services),
    skus: skus.get(id) ?? [],
    undone: undone.map(({ status, made_at, made_by, undone_at, undone_by }) => ({
      status,
      time_created: made_at.toISOString(),
      by: made_by || null,
      undone_on: undone_at.toISOString(),
      undone_by: undone_by || null,
    })),
    emails: emails.map(({ id, subject, created_at, sent_at }) => ({
      id,
      subject,
      time_created: created_at.toISOString(),
      time_sent: sent_at?.toISOString() ?? null,
    })),
    tracking_changes: trackings.map(({ new_value, made_at, actor_name }) => ({
      tracking: new_value,
      time_created: made_at.toISOString(),
      by: actor_name,
    })),
    notes: notes.map(noteResponse),
    disputes: disputesOf(order.payment),
    undo: ms > 0 ? { status: order.status, ms } : null,
    ...(extra && { extra }),
  }
}

function disputesOf(payment: StaffOrderRow['payment']): DetailedOrder['disputes'] {
  if (!payment || (payment.lost_cents === 0 && payment.overdrawn_cents === 0)) return null
  const { refunded_cents, lost_cents, overdrawn_cents } = payment
  // Amounts lost by disputes are recorded as refunds, up to the amount received.
  const paidBack = Math.max(0, refunded_cents + overdrawn_cents - lost_cents)
  return { paid_back: toPrice(paidBack), lost: toPrice(lost_cents), beyond: toPrice(overdrawn_cents) }
}
