import type { OrderStatus } from '../../shop/core/order-states/order-status.contract.ts'
import type { CustomerKey } from './customers.ts'

export type DemoOrderLine = { slug: string; variant: string; quantity: number }
/** An order of a customer, with its age in days when the shop opened; products by slug, variants by name. */
export type DemoOrder = {
  by: CustomerKey
  status: OrderStatus
  daysAgo: number
  lines: readonly DemoOrderLine[]
}
