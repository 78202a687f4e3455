import type { OrderStatus } from './order-status.contract.ts'

/** The way of an order from the counter to the door. */
export const LIFECYCLE = ['making', 'shipping', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[]

/** What can become of an order next. There is no way back, and what has been shipped cannot be cancelled. */
export const NEXT_STEPS = {
  making: ['shipping', 'cancelled'],
  shipping: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** What an order can become. */
export type Step = (typeof NEXT_STEPS)[OrderStatus][number]

/** Whether an order may become this next. */
export function isNextStep(from: OrderStatus, to: Step): boolean {
  const next: readonly Step[] = NEXT_STEPS[from]
  return next.includes(to)
}

/** Whether a step leaves another one out. No order was ever where it could be taken, so nobody else can have been faster. */
export function skipsAStep(from: OrderStatus, to: Step): boolean {
  const road: readonly OrderStatus[] = LIFECYCLE
  return from !== 'cancelled' && road.indexOf(to) > road.indexOf(from) + 1
}
