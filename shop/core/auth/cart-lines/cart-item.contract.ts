import { z } from 'zod'

/** So many of one variant can be in a cart or an order. */
export const MAX_QUANTITY = 9_999

/** A cart takes so many lines, what is saved for later among them; the database keeps it. */
export const MAX_CART_LINES = 100

/** A line of a cart or of the save-for-later list: so many of a variant, by ids. */
export const CartItem = z.object({
  id: z.int(),
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  saveForLater: z.boolean(),
  added_price: z.string().nullable().describe('what one cost when it was put in; null where that is not known'),
})
export type CartItem = z.infer<typeof CartItem>
