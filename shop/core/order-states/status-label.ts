import * as texts from '#texts/core/order-states'
import { ORDER_STATES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/** What a status is called of an order that is collected in the shop, where that is something else. */
const COLLECTED: Partial<Record<OrderStatus, string>> = {
  shipping: texts.packed,
  shipped: texts.readyToCollect,
  delivered: texts.collected,
}

/** Returns what people read of a status. */
export const statusLabel = (status: OrderStatus, isCollection: boolean): string =>
  (isCollection ? COLLECTED[status] : undefined) ?? ORDER_STATES[status].label
