import { HOME_COUNTRY } from '../../lib/places/countries.ts'
import { toShopTime } from '../../lib/texts/shop-time.ts'
import type { Database } from '../../server/db/open.ts'
import { stepsFrom } from '../../shop/core/order-states/lifecycle.ts'
import { FIRST_STATUS, ORDER_STATES } from '../../shop/core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../shop/core/order-states/order-status.contract.ts'
import { returnToStock } from '../../shop/sales/orders/apply-transition.server.ts'
import { placeOrder } from '../../shop/sales/orders/placing/place-order.server.ts'
import type { StaffStep } from '../../shop/sales/orders/staff/steps/step-form.contract.ts'
import { transferMethod } from '../../shop/sales/payments/methods/transfer/transfer-method.server.ts'
import { markPaid, openPayment } from '../../shop/sales/payments/payments-store.server.ts'
import { inShopTime } from '../../shop/sales/shipping/dates/calendar-day.ts'
import { findRates, ratesOfSale } from '../../shop/sales/tax/vat-rates-store.server.ts'
import { daysBefore } from '../history/days-before.ts'
import { orderHistory } from '../history/order-history.ts'
import type { StoredCatalogue } from './insert-catalogue.ts'
import type { CustomerIds } from './insert-customers.ts'

/** The days from an order to each status, fewer than the age that the history gives an order of that status. */
const DAYS_UNTIL: Record<StaffStep, number> = {
  shipping: 1,
  shipped: 2.5,
  delivered: 4.5,
  cancelled: 0.2,
}

/** VAT at the rates of the home country. */
const DEMO_VAT_MODE = 'home' as const

/** The days from an order to its payment, a bank transfer. */
const DAYS_UNTIL_PAID = 0.05

/** Places the orders through the shop's own functions, the oldest first, and advances each according to its age. */
export async function insertDemoOrders(
  tx: Database,
  {
    products,
    customers,
    now,
    history = orderHistory(),
  }: {
    products: StoredCatalogue
    customers: CustomerIds
    now: Date
    /** All orders of the demo by default. */
    history?: ReturnType<typeof orderHistory>
  },
): Promise<void> {
  const steps: { order_id: number; status: StaffStep; made_at: Date }[] = []
  const rates = await findRates(tx, HOME_COUNTRY, inShopTime(now).day)
  const vat = { mode: DEMO_VAT_MODE, rateOf: ratesOfSale(rates, { mode: DEMO_VAT_MODE, country: HOME_COUNTRY }) }
  const placed: { id: number; status: OrderStatus; daysAgo: number }[] = []
  for (const { by, status, daysAgo, lines } of history) {
    const wanted = lines.map((line) => {
      const { productId, variantId } = products.of(line.slug, line.variant)
      return { product: productId, variant: variantId, quantity: line.quantity }
    })
    const id = await placeOrder(tx, { userId: customers[by], wanted, now: daysBefore(now, daysAgo), vat })
    placed.push({ id, status, daysAgo })
    for (const step of stepsTo(status)) {
      const made_at = daysBefore(now, daysAgo - DAYS_UNTIL[step])
      steps.push({ order_id: id, status: step, made_at })
      if (ORDER_STATES[step].returnsStock)
        await returnToStock(tx, id, { actorId: null, now: made_at }, { reason: 'returned' })
    }
  }
  await tx.insertInto('order_steps').values(steps).execute()
  for (const [status, orders] of Map.groupBy(placed, (order) => order.status)) {
    const ids = orders.map(({ id }) => id)
    await tx.updateTable('orders').set({ status }).where('id', 'in', ids).execute()
  }
  const sums = await tx.selectFrom('orders').select(['id', 'total_cents']).execute()
  const centsOf = new Map(sums.map(({ id, total_cents }) => [id, total_cents]))
  for (const { id, status, daysAgo } of placed)
    if (status !== 'cancelled') await insertPayment(tx, { id, cents: centsOf.get(id) ?? 0, now, daysAgo })
}

/** Records the payment of an order shortly after it was placed. */
async function insertPayment(
  tx: Database,
  { id, cents, now, daysAgo }: { id: number; cents: number; now: Date; daysAgo: number },
): Promise<void> {
  const opened = { order_id: id, method: transferMethod, cents, endsAt: null, now: daysBefore(now, daysAgo) }
  const paid = daysBefore(now, daysAgo - DAYS_UNTIL_PAID)
  const payment = await openPayment(tx, opened)
  await markPaid(tx, payment.id, {
    state: 'paid',
    receivedOn: toShopTime(paid.toISOString()).slice(0, 10),
    noted_by: null,
    now: paid,
  })
}

/** Returns the steps to a status; a status outside the usual sequence is reached directly. */
function stepsTo(status: OrderStatus): StaffStep[] {
  if (status === FIRST_STATUS || status === 'awaiting_payment') return []
  const way = stepsFrom(FIRST_STATUS) as StaffStep[]
  return way.includes(status) ? way.slice(0, way.indexOf(status) + 1) : [status]
}
