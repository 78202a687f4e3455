import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK } from '../../../../../../lib/formula-cells.ts'
import { toPrice } from '../../../../../../lib/money.ts'
import { toShopTime } from '../../../../../../lib/texts/shop-time.ts'
import { titleOfVariant } from '../../../../../../lib/variant-title.ts'
import type { Database } from '../../../../../../server/db/open.ts'
import type { ShopApp } from '../../../../../../server/http/shop-app.ts'
import type { PaymentMethods } from '../../../../../../server/payments/payment-methods.ts'
import type { Services } from '../../../../../../server/services.ts'
import { csvRows } from '../../../../../catalog/import-export/file/safe-cells.server.ts'
import { methodTexts } from '../../../../payments/methods/method-texts.server.ts'
import { inShopTime } from '../../../../shipping/dates/calendar-day.ts'
import { findOrdersForStaff, type StaffOrderRow } from '../../../orders-store.server.ts'
import { criteriaOf } from '../../staff-orders.server.ts'
import { eachFound, type OrderCriteria } from '../orders-table-store.server.ts'
import { exportOrders, ORDER_COLUMNS } from './orders-csv.contract.ts'

/** Registers the endpoint that streams the found orders as CSV. */
export function ordersCsvEndpoint(app: ShopApp, { reading, clock, paymentMethods }: Services): void {
  app.route({
    ...exportOrders,
    handler: async ({ query }, reply) => {
      const { day } = inShopTime(clock())
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="orders-${day}.csv"`)
        .send(
          Readable.from(
            lines(await reading.database(), paymentMethods, criteriaOf({ ...query, descending: 'false' }, day)),
            {
              objectMode: false,
            },
          ),
        )
    },
  })
}

async function* lines(db: Database, methods: PaymentMethods, criteria: OrderCriteria): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRows([ORDER_COLUMNS])
  for await (const ids of eachFound(db, criteria)) {
    const orders = await findOrdersForStaff(db, ids)
    yield csvRows(
      orders.map((order) => rowOf(order, methods)),
      ORDER_COLUMNS,
    )
  }
}

function rowOf(order: StaffOrderRow, methods: PaymentMethods): { [column in (typeof ORDER_COLUMNS)[number]]?: string } {
  const { lines, discounts, payment, addresses, promised_from, promised_to, is_manual } = order
  const address = addresses.find(({ purpose }) => purpose === 'delivery') ?? addresses[0]
  return {
    order: String(order.id),
    ordered: toShopTime(order.created_at.toISOString()).replace('T', ' '),
    state: order.status,
    customer: order.name || (order.first_name ?? ''),
    email: order.email ?? '',
    what: lines
      .map(({ quantity, title, variant_name }) => `${quantity} × ${titleOfVariant(title, variant_name)}`)
      .join(' | '),
    pieces: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    goods: toPrice(order.total_cents - order.delivery_cents),
    delivery: toPrice(order.delivery_cents),
    total: toPrice(order.total_cents),
    vat: toPrice(order.taxes.reduce((sum, { vat }) => sum + vat, 0)),
    ...(payment && {
      payment: payment.method,
      payment_name: methodTexts(payment, methods).short,
      paid: payment.state === 'paid' ? toPrice(payment.cents) : '0.00',
      paid_back: toPrice(payment.refunded_cents + payment.overdrawn_cents),
    }),
    method: order.method_name,
    promised: promised_from && promised_to ? `${promised_from}/${promised_to}` : '',
    tracking: order.tracking ?? '',
    country: address?.country ?? '',
    discount: toPrice(
      discounts.reduce((sum, { goods_cents, delivery_cents }) => sum + goods_cents + delivery_cents, 0),
    ),
    codes: discounts.flatMap(({ code }) => code || []).join(' '),
    company: order.company?.name ?? '',
    vat_number: order.company?.vat_number ?? '',
    siren: order.company?.siren ?? '',
    reverse_charge: order.company?.is_reverse_charge ? 'true' : 'false',
    placed_by_staff: is_manual ? 'true' : 'false',
  }
}
