import type { CustomerKey } from './customers.ts'

export type DemoOrderLine = { slug: string; variant: string; quantity: number }
export type DemoOrderStatus = 'making' | 'shipping' | 'shipped' | 'delivered' | 'cancelled'
/** Something bought by a customer so many days before the shop opened; products by slug, variants by name. */
export type DemoOrder = {
  by: CustomerKey
  status: DemoOrderStatus
  daysAgo: number
  lines: readonly DemoOrderLine[]
}
