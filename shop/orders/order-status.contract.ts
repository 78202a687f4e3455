import { z } from 'zod'

/** In the order of an order's life. Apart from the endpoints: the form of a step, which a browser loads late, is checked with it. */
export const OrderStatus = z.enum(['making', 'shipping', 'shipped', 'delivered', 'cancelled'])
export type OrderStatus = z.infer<typeof OrderStatus>
