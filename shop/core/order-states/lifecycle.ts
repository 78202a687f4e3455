import { FIRST_STATUS, ORDER_STATES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/** What an order can become. */
export type Step = (typeof ORDER_STATES)[OrderStatus]['next'][number]

/** Returns the steps that lead on from a status to the end of the way, unless it is left. */
export function stepsFrom(status: OrderStatus): Step[] {
  const [next] = ORDER_STATES[status].next
  return next === undefined ? [] : [next, ...stepsFrom(next)]
}

/** The way of an order from the counter to the door. */
export const LIFECYCLE: readonly OrderStatus[] = [FIRST_STATUS, ...stepsFrom(FIRST_STATUS)]

/** Tells whether an order may become this next. */
export function isNextStep(from: OrderStatus, to: Step): boolean {
  const next: readonly Step[] = ORDER_STATES[from].next
  return next.includes(to)
}

/** Tells whether a step leaves another one out. No order was ever where it could be taken, so nobody else can have been faster. */
export function skipsAStep(from: OrderStatus, to: Step): boolean {
  return LIFECYCLE.includes(from) && LIFECYCLE.indexOf(to) > LIFECYCLE.indexOf(from) + 1
}
