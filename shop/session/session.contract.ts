import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { Password } from '../../lib/fields.contract.ts'
import { STAFF_ROLES } from '../../lib/staff/staff-role.ts'
import { CartItem } from '../cart-lines/cart-item.contract.ts'
import { Credentials } from './login/credentials.contract.ts'

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
  staff_role: z.enum(STAFF_ROLES).optional().describe('what somebody of the staff sees to; customers have none'),
})
export type User = z.infer<typeof User>

/** The answer to who has just come in. */
export const UserWithToken = User.extend({ auth_token: z.string() })

export const currentUser = endpoint({
  method: 'GET',
  url: '/api/user/',
  schema: { summary: 'Who is asking, with their cart', tags: ['Session'], response: { 200: User } },
  // Asked every 20 s by each open page: no sign that somebody uses the session.
  config: { allow: 'customer', refreshesSession: false, findsUser: true },
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

/** What a sign-in begins with: the nonce goes to the provider's script, which puts it into the credential; the proof stays in the page. */
export const SocialNonce = z.object({ nonce: z.string(), proof: z.string() })
export type SocialNonce = z.infer<typeof SocialNonce>

export const beginSocialLogin = endpoint({
  method: 'POST',
  url: '/api/google_login/nonce/',
  schema: { summary: 'Begin a sign-in with the identity provider', tags: ['Session'], response: { 200: SocialNonce } },
  config: { allow: 'anyone' },
})

export const socialLogin = endpoint({
  method: 'POST',
  url: '/api/google_login/',
  schema: {
    summary: "Log in with the identity provider's signed credential",
    description: 'A member of staff who comes this way for the first time is asked for the password too.',
    tags: ['Session'],
    body: z.object({
      credential: z.string().min(1).max(8_192),
      proof: z.string().max(100).default(''),
      password: Password.optional(),
    }),
    response: { 200: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
})

export const leaveSocialLogin = endpoint({
  method: 'DELETE',
  url: '/api/google_login/',
  schema: {
    summary: 'Take the identity provider off the own account; the other sessions end',
    tags: ['Session'],
    response: { 200: User },
  },
  config: { allow: 'customer' },
})

export const logout = endpoint({
  method: 'POST',
  url: '/api/logout/',
  schema: { summary: 'Revoke the token of this call', tags: ['Session'], response: { 204: z.undefined() } },
  config: { allow: 'customer' },
})
