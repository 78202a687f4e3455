import { z } from 'zod'

/** Maximum quantity of one variant in a cart or an order. */
export const MAX_QUANTITY = 9_999

/** Maximum number of cart lines, including saved for later. A database constraint enforces it. */
export const MAX_CART_LINES = 100

/** A line of a cart or of the save-for-later list. */
export const CartItem = z.object({
  id: z.int(),
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  saveForLater: z.boolean(),
  added_price: z.string().nullable().describe('unit price in euros when the item was added; null if unknown'),
})
export type CartItem = z.infer<typeof CartItem>
