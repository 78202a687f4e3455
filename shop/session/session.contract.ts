import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'

export const CartItem = z.object({
  id: z.int(),
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  saveForLater: z.boolean(),
})
export type CartItem = z.infer<typeof CartItem>

export const User = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  is_authenticated: z.literal(true),
  is_staff: z.boolean(),
  is_google_user: z.boolean(),
  cartitem_set: z.array(CartItem),
})
export type User = z.infer<typeof User>

export const currentUser = endpoint({
  method: 'GET',
  url: '/api/user/',
  schema: { summary: 'Who is asking, with their cart', tags: ['Session'], response: { 200: User } },
  config: { allow: 'customer' },
})
