import type { Database } from '../../server/db/open.ts'
import { returnToStock } from '../../shop/orders/apply-transition.server.ts'
import { placeOrder } from '../../shop/orders/placing/place-order.server.ts'
import { daysBefore } from '../history/days-before.ts'
import type { DemoOrderStatus } from '../history/demo-order.ts'
import { orderHistory } from '../history/order-history.ts'
import type { StoredCatalogue } from './insert-catalogue.ts'
import type { CustomerIds } from './insert-customers.ts'

/** Days from an order to each of its steps; fewer than those after which the history says that it was taken. */
const DAYS_UNTIL = { shipping: 1, shipped: 2.5, delivered: 4.5, cancelled: 0.2 }
const STEPS = ['shipping', 'shipped', 'delivered'] as const

/** Places all orders as customers do, the oldest first; each has come as far since as it is old. */
export async function insertOrders(
  tx: Database,
  { products, customers, now }: { products: StoredCatalogue; customers: CustomerIds; now: Date },
): Promise<void> {
  const steps: { order_id: number; status: keyof typeof DAYS_UNTIL; made_at: Date }[] = []
  for (const { by, status, daysAgo, lines } of orderHistory()) {
    const wanted = lines.map((line) => {
      const { productId, variantId } = products.of(line.slug, line.variant)
      return { product: productId, variant: variantId, quantity: line.quantity }
    })
    const order_id = await placeOrder(tx, { userId: customers[by], wanted, now: daysBefore(now, daysAgo) })
    const taken = stepsTo(status).map((to) => ({
      order_id,
      status: to,
      made_at: daysBefore(now, daysAgo - DAYS_UNTIL[to]),
    }))
    steps.push(...taken)
    for (const { made_at } of status === 'cancelled' ? taken : []) await returnToStock(tx, order_id, made_at)
  }
  await tx.insertInto('order_steps').values(steps).execute()
  for (const status of [...STEPS, 'cancelled'] as const) {
    const ids = steps.filter((step) => step.status === status).map(({ order_id }) => order_id)
    await tx.updateTable('orders').set({ status }).where('id', 'in', ids).execute()
  }
}

function stepsTo(status: DemoOrderStatus) {
  if (status === 'making') return []
  return status === 'cancelled' ? [status] : STEPS.slice(0, STEPS.indexOf(status) + 1)
}
