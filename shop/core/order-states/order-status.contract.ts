import { z } from 'zod'
import { ORDER_STATUSES } from './order-states.contract.ts'

/** In its own module, because the status form loads it late. */
export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>
