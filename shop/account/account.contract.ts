import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { Code, Detail, Email, NewPassword, Password, PersonName } from '../../lib/fields.contract.ts'
import { User, UserWithToken } from '../session/session.contract.ts'

const tags = ['Account'] as const

/** At the second of two fields for a new password. */
const asTheFirst = 'Passwords do not match'

export const NewAccount = z.object({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  password: NewPassword,
  agreed_to_terms: z.literal(true, 'You must agree to the terms.'),
  email_verification_code: Code,
})

export const signup = endpoint({
  method: 'POST',
  url: '/api/user/',
  schema: {
    summary: 'Sign up; without a code everything else is checked',
    tags,
    body: NewAccount,
    response: { 201: UserWithToken },
  },
  config: { allow: 'anyone', rateLimit: { max: 10, timeWindow: '1 minute' } },
})

export const sendCode = endpoint({
  method: 'POST',
  url: '/api/verification/',
  schema: {
    summary: 'Send a code to an address; says the same whether or not it is known',
    tags,
    body: z.object({ email: Email }),
    response: { 200: Detail },
  },
  config: { allow: 'anyone' },
})

export const resetPassword = endpoint({
  method: 'PUT',
  url: '/api/reset_password/',
  schema: {
    summary: 'Set a new password with a code that was sent to the address',
    tags,
    body: z
      .object({ email: Email, password1: NewPassword, password2: z.string(), email_verification_code: Code })
      .refine(({ password1, password2 }) => password1 === password2, { path: ['password2'], message: asTheFirst }),
    response: { 200: Detail },
  },
  config: { allow: 'anyone' },
})

export const changePassword = endpoint({
  method: 'PUT',
  url: '/api/change_password/',
  schema: {
    summary: 'Change the own password; ends all sessions',
    tags,
    body: z
      .object({ old_password: Password, password: NewPassword, password2: z.string() })
      .refine(({ password, password2 }) => password === password2, { path: ['password2'], message: asTheFirst }),
    response: { 200: Detail },
  },
  config: { allow: 'customer' },
})

export const changeEmail = endpoint({
  method: 'PUT',
  url: '/api/change_email/',
  schema: {
    summary: 'Change the own address, with the password and a code that was sent to the new one',
    tags,
    body: z.object({ email: Email, password: Password, email_verification_code: Code }),
    response: { 200: User },
  },
  config: { allow: 'customer' },
})

export const deleteAccount = endpoint({
  method: 'POST',
  url: '/api/delete_user/',
  schema: {
    summary: 'Delete the own account; orders stay without the person',
    tags,
    body: z.object({ password: Password }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'customer' },
})

/** The text fields of the multipart form; `avatar` is its file. An absent field stays as it is. */
export const ChangedDetails = z.object({
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  avatar_crop_data_x: z.coerce.number('A valid number is required.').optional(),
  avatar_crop_data_y: z.coerce.number('A valid number is required.').optional(),
  avatar_crop_data_w: z.coerce.number('A valid number is required.').optional(),
  avatar_crop_data_h: z.coerce.number('A valid number is required.').optional(),
})

export const changeDetails = endpoint({
  method: 'PATCH',
  url: '/api/user/:id/',
  schema: {
    summary: 'Change the own name and picture (multipart)',
    description: 'Fields: first_name, last_name, avatar (file), avatar_crop_data_x, _y, _w, _h',
    tags,
    params: z.object({
      id: z
        .string()
        .regex(/^[1-9]\d{0,15}$/)
        .transform(Number),
    }),
    response: { 200: User },
  },
  config: { allow: 'customer' },
})

export const myData = endpoint({
  method: 'GET',
  url: '/api/my_data/',
  schema: {
    summary: 'Everything that the shop knows about the customer who asks',
    tags,
    response: { 200: z.record(z.string(), z.unknown()) },
  },
  config: { allow: 'customer' },
})
