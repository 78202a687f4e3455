import type { z } from 'zod'
import type { Database } from '../../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import { enqueueEmail, recallEmail } from '../../../../../server/mail/outbox.ts'
import type { Services } from '../../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../../core/auth/guards/allow.server.ts'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import { renderEmail } from '../../../../ui/emails/render-email.server.ts'
import { lockOrderOfCustomer, NO_TRACKING_FOR_COLLECTION } from '../../apply-transition.server.ts'
import { orderEmail } from '../../order-emails.server.ts'
import { staffOrderResponse } from '../../order-response.server.ts'
import { setStepEmail, setTracking } from '../../order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../orders-store.server.ts'
import { UNDO_MS } from '../steps/undo-ms.ts'
import { findSteps } from '../steps/undone-steps-store.server.ts'
import { saveTracking } from './tracking.contract.ts'
import { trackingEmail } from './tracking-email.server.ts'
import type { TrackingForm } from './tracking-form.contract.ts'

/** Registers the endpoint that saves the tracking number of a shipped or delivered order. */
export function trackingEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services
  app.route({
    ...saveTracking,
    handler: async (request) => {
      const { id } = request.params
      const { email: isEmailWanted = false, ...change } = request.body
      const by = actorOf(request, clock())
      const order = await db.transaction().execute(async (tx) => {
        const isChanged = await changeTracking(tx, { id, ...change }, by)
        const changed = await findOrderForStaff(tx, id)
        if (!changed) throw notFound()
        if (isChanged) await enqueueTracking(tx, changed, { isEmailWanted, now: by.now, services })
        return changed
      })
      if (order.user_id !== null) cache.customers.changed(order.user_id)
      return staffOrderResponse(order, services)
    },
  })
}

/**
 * Changes the tracking number of an order and records it in the audit log.
 * @returns false if it is unchanged
 * @throws Refusal 404 if the order does not exist, 400 for collection, 409 before shipping or after a concurrent change
 */
async function changeTracking(
  tx: Database,
  { id, tracking, seen }: { id: number } & Pick<z.output<typeof TrackingForm>, 'tracking' | 'seen'>,
  by: AuditActor,
): Promise<boolean> {
  const order = await lockOrderOfCustomer(tx, id)
  if (!order) throw notFound()
  if (order.is_collection) throw refuseFields({ tracking: [NO_TRACKING_FOR_COLLECTION] })
  if (order.status !== 'shipped' && order.status !== 'delivered')
    throw refuse('Only a shipped or delivered order has a tracking number.', 409)
  if (order.forgotten_at) throw refuse('The personal data of this order was removed.', 409)
  const current = order.tracking ?? ''
  if (tracking === current) return false
  if (seen !== current) throw refuse('Someone else changed the tracking number. Check the new one and save again.', 409)
  await setTracking(tx, id, tracking || null)
  await recordAudit(tx, { kind: 'order', id }, [{ field: 'tracking', old: order.tracking, new: tracking || null }], by)
  return true
}

interface TrackingNotice {
  isEmailWanted: boolean
  now: Date
  services: Pick<Services, 'identity' | 'publicUrl'>
}

/** Replaces the “shipped” e-mail while it is in the outbox; otherwise enqueues a separate e-mail if requested. */
async function enqueueTracking(
  tx: Database,
  order: StaffOrderRow,
  { isEmailWanted, now, services }: TrackingNotice,
): Promise<void> {
  const { id } = order
  const step = (await findSteps(tx, id)).find(({ status }) => ORDER_STATES[status].takesTracking)
  const isReplaced = step !== undefined && step.email_id !== null && (await recallEmail(tx, step.email_id))
  if (isReplaced) {
    const email = renderEmail(order.language, () => orderEmail(order, step.status, services), services)
    if (!email) return
    const notBefore = new Date(Math.max(now.getTime(), step.made_at.getTime() + UNDO_MS))
    const stored = await enqueueEmail(tx, email, now, notBefore)
    await setStepEmail(tx, { id, status: step.status, email: stored })
    return
  }
  if (!isEmailWanted) return
  const email = renderEmail(order.language, () => trackingEmail(order, services), services)
  if (email) await enqueueEmail(tx, email, now)
}
