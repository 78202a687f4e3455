import { FIRST_STATUS, ORDER_STATES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/** A status that an order can change to. */
export type Step = (typeof ORDER_STATES)[OrderStatus]['next'][number]

/** Returns the statuses that follow the given one in the regular lifecycle. */
export function stepsFrom(status: OrderStatus): Step[] {
  const [next] = ORDER_STATES[status].next
  return next === undefined ? [] : [next, ...stepsFrom(next)]
}

/** The statuses of an order that is neither cancelled nor unpaid, in order. */
export const LIFECYCLE: readonly OrderStatus[] = [FIRST_STATUS, ...stepsFrom(FIRST_STATUS)]

/** Returns whether an order can change to this status. */
export function isNextStep(from: OrderStatus, to: Step): boolean {
  const next: readonly Step[] = ORDER_STATES[from].next
  return next.includes(to)
}

/** Returns whether a transition skips a status. It is then refused as invalid, not as a concurrent change. */
export function skipsAStep(from: OrderStatus, to: Step): boolean {
  return LIFECYCLE.includes(from) && LIFECYCLE.indexOf(to) > LIFECYCLE.indexOf(from) + 1
}
