import type { z } from 'zod'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { readPaging, toListPage } from '../../../../server/http/paging.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { exactProductTags, POPULAR, SEARCH } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { notifyStaff } from '../../../core/notifications/notify-staff.server.ts'
import { ORDER_STATUSES } from '../../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { type CalendarDay, inShopTime } from '../../shipping/dates/calendar-day.ts'
import { paymentReceivedNotification } from '../notifications/order-notifications.server.ts'
import { orderEmail } from '../order-emails.server.ts'
import { staffOrderResponse } from '../order-response.server.ts'
import type { StaffOrderRow } from '../orders-store.server.ts'
import { findOrderForStaff, findOrdersForStaff } from '../orders-store.server.ts'
import { changeOrder } from './change-order.server.ts'
import { type RecordedPayment, recordPaymentOf } from './payment/record-payment.server.ts'
import { surplusEmail } from './payment/surplus-email.server.ts'
import { refundEmail, settledEmail } from './refund/refund-email.server.ts'
import { refundOrderOf } from './refund/refund-order.server.ts'
import { listStaffOrders, recordPayment, refundOrder } from './staff-orders.contract.ts'
import { countLateAndUnpaid, findOrders, isListed, type OrderCriteria } from './table/orders-table-store.server.ts'

type RequestOfList = Partial<z.output<(typeof listStaffOrders)['schema']['querystring']>>

const NONE = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<OrderStatus, number>

/** Registers the endpoints by which staff list orders and record payments. */
export function staffOrdersEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, publicUrl } = services
  const onWire = (row: StaffOrderRow) => staffOrderResponse(row, services)

  /** Returns the e-mail to the customer about a recorded payment. */
  const emailOf = (outcome: RecordedPayment, cents: number) => (row: StaffOrderRow) => {
    if (outcome === 'goes_on' || outcome === 'known') return undefined
    if (outcome === 'made' || outcome === 'revived') return orderEmail(row, 'making', services)
    return surplusEmail(row, outcome, cents, services)
  }

  /** Notifies staff of a recorded payment, unless it is refunded or was recorded before. */
  async function notifyPayment(tx: Database, id: number, outcome: RecordedPayment): Promise<void> {
    if (outcome !== 'made' && outcome !== 'revived' && outcome !== 'goes_on') return
    const order = await findOrderForStaff(tx, id)
    if (!order) return
    const email = () => paymentReceivedNotification(order, services)
    await notifyStaff(tx, services, { event: 'payment_received', email, now: clock() })
  }

  app.route({
    ...listStaffOrders,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const today = inShopTime(clock()).day
      const criteria = criteriaOf(query, today)
      const [{ ids, sums, areMore }, waiting] = await Promise.all([
        findOrders(db, criteria, paging),
        countLateAndUnpaid(db, today),
      ])
      const rows = await findOrdersForStaff(db, ids)
      const listed = sums.filter(({ status }) => isListed(criteria, status))
      const count = listed.reduce((all, one) => all + one.count, 0)
      return {
        ...toListPage(rows.map(onWire), count, { paging, ids, address: new URL(url, publicUrl()) }),
        counts: { ...NONE, ...Object.fromEntries(sums.map((one) => [one.status, one.count])) },
        total: toPrice(listed.reduce((all, one) => all + one.cents, 0)),
        are_more: areMore,
        ...waiting,
      }
    },
  })

  app.route({
    ...recordPayment,
    handler: async (request) => {
      const { params, body } = request
      const by = actorOf(request, clock())
      let outcome: RecordedPayment | undefined
      const order = await changeOrder(services, {
        id: params.id,
        now: by.now,
        async work(tx) {
          outcome = await recordPaymentOf(tx, { ...params, ...body }, by, services.paymentMethods)
          await notifyPayment(tx, params.id, outcome)
          return emailOf(outcome, body.amount)
        },
      })
      if (outcome === 'revived') cache.changed(POPULAR, SEARCH, ...exactProductTags(productsOf(order)))
      return onWire(order)
    },
  })

  app.route({
    ...refundOrder,
    handler: async (request) => {
      const { params, body } = request
      const by = actorOf(request, clock())
      const order = await changeOrder(services, {
        id: params.id,
        now: by.now,
        async work(tx) {
          const kind = await refundOrderOf(tx, { ...params, ...body }, by)
          if (!kind) return undefined
          return (refunded) =>
            kind === 'refunded'
              ? refundEmail(refunded, services)
              : settledEmail(refunded, { ...services, note: body.note, isByOffer: kind === 'worthless_by_offer' })
        },
      })
      if (body.lines.some(({ restock }) => restock))
        cache.changed(POPULAR, SEARCH, ...exactProductTags(productsOf(order)))
      return onWire(order)
    },
  })
}

/** Converts a request to store criteria. Late orders are sorted by delay, all others newest first by default. */
export function criteriaOf(
  { needs_attention, in_hand, late, payment, search, status, from, to, sort, descending }: RequestOfList,
  today: CalendarDay,
): OrderCriteria {
  const isLate = late === 'true'
  return {
    ...{ status, payment, from, to, words: search || undefined },
    needsAttention: needs_attention === 'true',
    isInProduction: in_hand === 'true',
    lateOn: isLate ? today : undefined,
    sort: sort ?? (isLate ? 'promised' : 'placed'),
    isDescending: descending === undefined ? !isLate : descending === 'true',
  }
}

const productsOf = ({ lines }: StaffOrderRow) =>
  lines.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]))
