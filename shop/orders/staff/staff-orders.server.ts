import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { invalidToken, notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { POPULAR, SEARCH, toldOf } from '../../catalogue/catalogue-tags.server.ts'
import { inShopTime } from '../../delivery/dates/calendar-day.ts'
import { type EmailText, renderEmail } from '../../emails/render-email.server.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../order-states/order-states.contract.ts'
import type { OrderStatus } from '../../order-states/order-status.contract.ts'
import { requireUser } from '../../session/guards/allow.server.ts'
import { applyTransition } from '../apply-transition.server.ts'
import { orderEmail } from '../order-emails.server.ts'
import { staffOrderOnWire } from '../order-on-wire.server.ts'
import type { StaffOrderRow } from '../orders-store.server.ts'
import { countByStatus, findOrderForStaff, pageForStaff } from '../orders-store.server.ts'
import { notePaymentOf } from './payment/note-payment.server.ts'
import { refundEmail } from './refund/refund-email.server.ts'
import { refundOrderOf } from './refund/refund-order.server.ts'
import { listStaffOrders, notePayment, refundOrder, transitionOrder } from './staff-orders.contract.ts'

const NONE = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<OrderStatus, number>

/** Registers the endpoints for what staff do about orders. */
export function staffOrdersEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, publicUrl } = services
  const onWire = (row: StaffOrderRow) => staffOrderOnWire(row, services)
  app.route({
    ...listStaffOrders,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const today = inShopTime(clock()).day
      const { status } = query
      const search = query.search || undefined
      const lateOn = query.late === 'true' ? today : undefined
      const [rows, counts, late] = await Promise.all([
        pageForStaff(db, { status, search, lateOn }, paging),
        countByStatus(db, { search }),
        countByStatus(db, { search, lateOn: today }),
      ])
      const count = sumOf(lateOn ? late : counts, status)
      return {
        ...toPageOf(rows.map(onWire), count, paging, new URL(url, publicUrl())),
        counts: { ...NONE, ...Object.fromEntries(counts.map((one) => [one.status, one.count])) },
        late: sumOf(late),
      }
    },
  })

  /** Changes an order, with the e-mail that tells its customer, in one transaction. @param work returns what it says */
  const change = (id: number, now: Date, work: (tx: Database) => Promise<EmailOf | undefined>) =>
    db
      .transaction()
      .execute(async (tx) => {
        const emailOf = await work(tx)
        const order = await findOrderForStaff(tx, id)
        if (!order) throw notFound()
        const email = emailOf?.(order)
        if (email) await enqueueEmail(tx, renderEmail(email, services), now)
        return order
      })
      .catch(unlessDeleted)

  app.route({
    ...transitionOrder,
    handler: async (request, reply) => {
      const { params, body } = request
      const by = { actorId: requireUser(request).id, now: clock() }
      const order = await change(params.id, by.now, async (tx) => {
        await applyTransition(tx, { ...params, ...body }, by)
        return (stepped) => orderEmail(stepped, body.to, services)
      })
      // Whoever took the step sees what is in stock again with their next look, whenever the database's notice arrives; and its customer what they may review.
      if (order.user_id !== null) cache.customers.changed(order.user_id)
      if (ORDER_STATES[body.to].returnsStock) cache.changed(POPULAR, SEARCH, ...toldOf(productsOf(order)))
      return reply.code(201).send(onWire(order))
    },
  })

  app.route({
    ...notePayment,
    handler: async (request, reply) => {
      const { params, body } = request
      const by = { actorId: requireUser(request).id, now: clock() }
      const order = await change(params.id, by.now, async (tx) => {
        const isAwaited = await notePaymentOf(tx, { ...params, ...body }, by)
        return isAwaited ? (paid) => orderEmail(paid, 'making', services) : undefined
      })
      return reply.code(201).send(onWire(order))
    },
  })

  app.route({
    ...refundOrder,
    handler: async (request, reply) => {
      const { params, body } = request
      const by = { actorId: requireUser(request).id, now: clock() }
      const order = await change(params.id, by.now, async (tx) => {
        const isNew = await refundOrderOf(tx, { ...params, ...body }, by)
        return isNew ? (refunded) => refundEmail(refunded, services) : undefined
      })
      if (body.lines.some(({ restock }) => restock)) cache.changed(POPULAR, SEARCH, ...toldOf(productsOf(order)))
      return reply.code(201).send(onWire(order))
    },
  })
}

/** Adds up what was counted, of one status or of all. */
const sumOf = (counts: readonly { status: OrderStatus; count: number }[], status?: OrderStatus): number =>
  counts.reduce((sum, one) => sum + (status === undefined || status === one.status ? one.count : 0), 0)

type EmailOf = (order: StaffOrderRow) => EmailText | undefined

const MADE_BY_STAFF = ['order_steps_made_by_fkey', 'payments_noted_by_fkey', 'refunds_made_by_fkey']

function unlessDeleted(error: unknown): never {
  // The account of the staff was deleted between the check of the token and now.
  const broken = brokenConstraint(error)
  if (broken && MADE_BY_STAFF.includes(broken)) throw invalidToken()
  throw error
}

const productsOf = ({ lines }: StaffOrderRow) =>
  lines.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]))
