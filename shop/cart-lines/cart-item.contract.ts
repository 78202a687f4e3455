import { z } from 'zod'

/** A line of a cart or of the save-for-later list: so many of a variant, by ids. */
export const CartItem = z.object({
  id: z.int(),
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  saveForLater: z.boolean(),
})
export type CartItem = z.infer<typeof CartItem>
