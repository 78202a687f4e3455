import type { StaffOrder } from '../staff-orders.contract.ts'

/** The selected orders of all pages by id, as they were when selected. */
export type SelectedOrders = ReadonlyMap<number, StaffOrder>
