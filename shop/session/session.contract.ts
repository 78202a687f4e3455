import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { Credentials } from './credentials.contract.ts'

/** A line of a cart or of the save-for-later list: so many of a variant, by ids. */
export const CartItem = z.object({
  id: z.int(),
  product: z.int(),
  variant: z.int(),
  quantity: z.int(),
  saveForLater: z.boolean(),
})
export type CartItem = z.infer<typeof CartItem>

/** Who is asking. `avatar` is an address; the cart comes along, so that one question brings everything that the frame shows. */
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

/** The answer to who has just come in. */
export const UserWithToken = User.extend({ auth_token: z.string() })

export const currentUser = endpoint({
  method: 'GET',
  url: '/api/user/',
  schema: { summary: 'Who is asking, with their cart', tags: ['Session'], response: { 200: User } },
  // Asked every 20 s by each open page: no sign that somebody uses the session.
  config: { allow: 'customer', countsAsUse: false },
})

export const login = endpoint({
  method: 'POST',
  url: '/api/login/',
  schema: {
    summary: 'Log in by e-mail and password',
    tags: ['Session'],
    body: Credentials,
    response: { 200: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
})

export const socialLogin = endpoint({
  method: 'POST',
  url: '/api/google_login/',
  schema: {
    summary: "Log in with the identity provider's signed credential",
    tags: ['Session'],
    body: z.object({ credential: z.string().min(1).max(8_192) }),
    response: { 200: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
})

export const logout = endpoint({
  method: 'POST',
  url: '/api/logout/',
  schema: { summary: 'Revoke the token of this call', tags: ['Session'], response: { 204: z.undefined() } },
  config: { allow: 'customer' },
})
