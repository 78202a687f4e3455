import type { StaffOrder } from '../staff-orders.contract.ts'

/** The selected orders of all pages by their numbers, as they were when they were selected. */
export type TickedOrders = ReadonlyMap<number, StaffOrder>
