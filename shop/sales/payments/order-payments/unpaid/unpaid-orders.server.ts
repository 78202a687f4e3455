import { z } from 'zod'
import type { Database } from '../../../../../server/db/open.ts'
import { DAY, MINUTE, SECOND } from '../../../../../server/durations.ts'
import { notFound, refuse, unavailable } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import { defineJob } from '../../../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../../../server/mail/outbox.ts'
import type { Services } from '../../../../../server/services.ts'
import { exactProductTags, POPULAR, SEARCH } from '../../../../catalog/products/read/catalogue-tags.server.ts'
import { requireUser } from '../../../../core/auth/guards/allow.server.ts'
import { renderEmail } from '../../../../ui/emails/render-email.server.ts'
import { cancelAwaited, cancelUncollected } from '../../../orders/apply-transition.server.ts'
import { findHeldOver, findUncollected } from '../../../orders/order-parts.server.ts'
import { customerOrder } from '../../../orders/order-response.server.ts'
import { cancelOwnOrder } from '../../../orders/orders.contract.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../../orders/orders-store.server.ts'
import { findPayment, findToRemind, markReminded, type PaymentRow } from '../../payments-store.server.ts'
import { isAtProvider, type PaymentServices, withProviderOf } from '../at-provider/payments-at-provider.server.ts'
import { cancelAtProvider } from '../at-provider/query-provider.server.ts'
import { MAX_UNCLEAR } from '../at-provider/send-refunds.server.ts'
import { transferReminder } from './unpaid-emails.server.ts'

/** An order with an unclear payment keeps its stock for this long. A later payment is refunded. */
const UNCLEAR_FOR_MS = DAY

/** Cancels orders with an overdue payment, and sends reminders of transfers. */
export const unpaidOrdersSweep = defineJob({
  name: 'unpaid-orders',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  everyMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'unpaid orders could not be processed',
})

/**
 * Cancels orders that were not paid or collected in time, and sends reminders of transfers. Each order has its own
 * transaction; several processes may run it concurrently.
 */
export async function expireUnpaidOrders(services: PaymentServices): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const unclear = new Map<string, number>()
  for (const { id, held_until } of await findHeldOver(db, now)) {
    const payment = await findPayment(db, id)
    const provider = payment?.provider ?? ''
    const failures = unclear.get(provider) ?? 0
    // An unreachable provider is not called for every order.
    const isSkipped = failures >= MAX_UNCLEAR && payment !== undefined && isAtProvider(payment)
    const isClosed = !isSkipped && (await closePage(services, payment))
    if (!isClosed) unclear.set(provider, failures + 1)
    const hasWaitedEnough = now.getTime() - (held_until?.getTime() ?? 0) >= UNCLEAR_FOR_MS
    if (isClosed || hasWaitedEnough) await cancel(services, id, 'not_paid')
  }
  for (const id of await findUncollected(db, now)) await lapse(services, id, (tx) => cancelUncollected(tx, id, now))
  for (const { id: method, remindAfterDays } of services.paymentMethods.manual)
    if (remindAfterDays !== null) await remind(services, method, new Date(now.getTime() - remindAfterDays * DAY))
}

/** Reminds customers of payments by a method that were opened before `openedBefore`, once each. */
async function remind(services: PaymentServices, method: string, openedBefore: Date): Promise<void> {
  const { db, clock } = services
  for (const id of await findToRemind(db, method, openedBefore))
    await db.transaction().execute(async (tx) => {
      if (!(await markReminded(tx, id, clock()))) return
      const order = await findOrderForStaff(tx, id)
      const email = order && renderEmail(order.language, () => transferReminder(order, services), services)
      if (email) await enqueueEmail(tx, email, clock())
    })
}

/**
 * Closes an order's payment page at the provider before the order is cancelled.
 * @returns false if the outcome is unknown or the provider is not connected; the order then keeps its stock
 */
async function closePage(services: PaymentServices, payment: PaymentRow | undefined): Promise<boolean> {
  if (!payment || payment.paid_at || !isAtProvider(payment)) return true
  const connected = withProviderOf(services, payment)
  return connected !== undefined && cancelAtProvider(connected, payment)
}

const cancel = (services: PaymentServices, id: number, because: 'not_paid' | 'given_up') =>
  lapse(services, id, (tx) => cancelAwaited(tx, id, because, services.clock()))

/**
 * Cancels an order and invalidates the pages that show its stock. Its event sends the e-mails.
 * @returns the order afterwards; undefined if it does not exist
 */
async function lapse(
  services: PaymentServices,
  id: number,
  cancelled: (tx: Database) => Promise<boolean>,
): Promise<StaffOrderRow | undefined> {
  const { db, cache } = services
  const [order, isCancelled] = await db.transaction().execute(async (tx) => {
    const isCancelled = await cancelled(tx)
    const order = await findOrderForStaff(tx, id)
    return [order, isCancelled]
  })
  if (order && isCancelled)
    cache.changed(POPULAR, SEARCH, ...exactProductTags(order.lines.map(({ product_id }) => product_id)))
  return order
}

/** Registers the endpoint by which customers cancel an order that awaits payment. */
export function cancelOwnOrderEndpoint(app: ShopApp, services: Services): void {
  app.route({
    ...cancelOwnOrder,
    handler: async (request) => {
      const { id } = request.params
      const own = await findOrderForStaff(services.db, id)
      if (!own || own.user_id !== requireUser(request).id) throw notFound()
      // The payment page is closed first, so that a cancelled order cannot be paid.
      if (own.status === 'awaiting_payment' && !(await closePage(services, await findPayment(services.db, id))))
        throw unavailable()
      const order = await cancel(services, id, 'given_up')
      if (!order) throw notFound()
      if (order.status !== 'cancelled') throw refuse('This order no longer awaits payment.', 409)
      const typed = (wanted: string) => order.addresses.find(({ purpose }) => purpose === wanted) ?? null
      return {
        ...(await customerOrder(order, services)),
        typed: { delivery: typed('delivery'), billing: typed('billing') },
      }
    },
  })
}
