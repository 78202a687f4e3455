import { z } from 'zod'
import { ORDER_STATUSES } from './order-states.contract.ts'

/** Apart from the table: the form of a step, which a browser loads late, is checked with it. */
export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>
