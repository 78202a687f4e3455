import type { OrderStatus } from '../../../order-states/order-status.contract.ts'

/** Orders that are ticked, over the pages, each with the status in which it was seen. */
export type TickedOrders = ReadonlyMap<number, OrderStatus>
