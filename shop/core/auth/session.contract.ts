import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Password } from '../../../lib/fields.contract.ts'
import { STAFF_ROLES } from '../../../lib/staff/staff-role.ts'
import { CartItem } from './cart-lines/cart-item.contract.ts'
import { Credentials } from './login/credentials.contract.ts'
import { PasskeyOptions } from './second-factors/passkeys.contract.ts'

/**
 * The current user. `avatar` is an address. The cart is included, so that one call loads everything for the layout.
 */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  is_authenticated: z.literal(true),
  is_staff: z.boolean(),
  is_google_user: z.boolean(),
  needs_second_factor: z
    .literal(true)
    .optional()
    .describe('`true`: this owner must set up a second factor before using the admin; otherwise absent'),
  cartitem_set: z.array(CartItem),
  staff_role: z.enum(STAFF_ROLES).optional().describe('role of a staff member; absent for customers'),
})
export type User = z.infer<typeof User>

/** The response to a successful login. */
export const UserWithToken = User.extend({ auth_token: z.string() })
export type UserWithToken = z.infer<typeof UserWithToken>

/** The methods of the second login step. */
const SECOND_FACTORS = ['passkey', 'time_code', 'recovery_code'] as const

/** The response to a first step that requires a second one. No session exists yet. */
export const SecondStep = z.object({
  second_step: z
    .string()
    .describe('token of the completed first step, valid for ten minutes; send it with the second step'),
  methods: z.array(z.enum(SECOND_FACTORS)),
  passkey_options: PasskeyOptions.nullable().describe(
    'options for `navigator.credentials.get`; null if the account has no passkey',
  ),
})
export type SecondStep = z.infer<typeof SecondStep>

export const currentUser = endpoint({
  method: 'GET',
  url: '/api/user/',
  schema: { summary: 'Get the current user with the cart', tags: ['Session'], response: { 200: User } },
  // Polled every 20 s by each open page, so it does not count as use of the session.
  config: { allow: 'customer', refreshesSession: false, findsUser: true },
})

export const login = endpoint({
  method: 'POST',
  url: '/api/login/',
  schema: {
    summary: 'Log in by e-mail and password',
    description: 'For an account with a second factor, this is the first step: the response is 202, without a token.',
    tags: ['Session'],
    body: Credentials,
    response: { 200: UserWithToken, 202: SecondStep },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
})

/**
 * Start of a social login. The provider's script puts the nonce into the credential; the proof stays in the page.
 */
export const SocialNonce = z.object({ nonce: z.string(), proof: z.string() })
export type SocialNonce = z.infer<typeof SocialNonce>

export const beginSocialLogin = endpoint({
  method: 'POST',
  url: '/api/google_login/nonce/',
  schema: { summary: 'Start a login with the identity provider', tags: ['Session'], response: { 200: SocialNonce } },
  config: { allow: 'anyone' },
})

export const socialLogin = endpoint({
  method: 'POST',
  url: '/api/google_login/',
  schema: {
    summary: "Log in with the identity provider's signed credential",
    description:
      'A credential with a nonce requires its proof. A credential without a nonce is accepted once, within five minutes of its issue. The first social login to an existing staff account also requires its password. For an account with a second factor, this is the first step: the response is 202, without a token.',
    tags: ['Session'],
    body: z.object({
      credential: z.string().min(1).max(8_192),
      select_by: z.string().max(100).optional().describe('sent by the provider’s script; ignored'),
      proof: z
        .string()
        .max(100)
        .default('')
        .describe('`proof` of the nonce; required if the credential contains a nonce'),
      password: Password.optional(),
    }),
    response: { 200: UserWithToken, 202: SecondStep },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
})

export const leaveSocialLogin = endpoint({
  method: 'DELETE',
  url: '/api/google_login/',
  schema: {
    summary: 'Unlink the identity provider from the user’s account; the other sessions end',
    tags: ['Session'],
    response: { 200: User },
  },
  config: { allow: 'customer' },
})

export const logout = endpoint({
  method: 'POST',
  url: '/api/logout/',
  schema: { summary: 'Revoke the token of this request', tags: ['Session'], response: { 204: z.undefined() } },
  config: { allow: 'customer' },
})
