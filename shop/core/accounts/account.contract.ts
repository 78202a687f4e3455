import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Detail, IdAddress } from '../../../lib/fields.contract.ts'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { User, UserWithToken } from '../auth/session.contract.ts'
import {
  ChangedPassword,
  Names,
  NewAccount,
  NewPasswords,
  WithCode,
  WithEmail,
  WithPassword,
  WithRequest,
} from './account-forms.contract.ts'

const tags = ['Account'] as const

export const signup = endpoint({
  method: 'POST',
  url: '/api/user/',
  schema: {
    summary: 'Sign up; without a code, only the other fields are validated',
    tags,
    body: NewAccount.extend(WithRequest.shape),
    response: { 201: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
})

export const sendCode = endpoint({
  method: 'POST',
  url: '/api/verification/',
  schema: {
    summary: 'Send a code to an e-mail address; the response is the same for unknown addresses',
    description:
      'A request that sends `request` back with the code has five attempts of its own. Limits: from one network to one address 1 e-mail in 30 s, 5 per hour and 10 per day; from all networks to one address 16 per day; from one network 20 per hour.',
    tags,
    body: WithEmail,
    response: { 200: Detail.extend({ request: z.string().describe('id of this request; send it with the code') }) },
  },
  config: { allow: 'anyone' },
})

export const resetPassword = endpoint({
  method: 'PUT',
  url: '/api/reset_password/',
  schema: {
    summary: 'Set a new password with a code from an e-mail',
    tags,
    body: NewPasswords.safeExtend({ ...WithEmail.shape, ...WithCode.shape, ...WithRequest.shape }),
    response: { 200: Detail },
  },
  config: { allow: 'anyone', traced: true },
})

export const changePassword = endpoint({
  method: 'PUT',
  url: '/api/change_password/',
  schema: {
    summary: 'Change the user’s password; this ends all sessions',
    tags,
    body: ChangedPassword,
    response: { 200: Detail },
  },
  config: { allow: 'customer', traced: true },
})

export const changeEmail = endpoint({
  method: 'PUT',
  url: '/api/change_email/',
  schema: {
    summary: 'Change the user’s e-mail address, with the password and a code sent to the new address',
    tags,
    body: WithEmail.extend({ ...WithPassword.shape, ...WithCode.shape, ...WithRequest.shape }),
    response: { 200: User },
  },
  config: { allow: 'customer', traced: true },
})

export const deleteAccount = endpoint({
  method: 'POST',
  url: '/api/delete_user/',
  schema: {
    summary: 'Delete the user’s account; orders remain without personal data',
    tags,
    body: WithPassword,
    response: { 204: z.undefined() },
  },
  config: { allow: 'customer', traced: true },
})

/** Text fields of the multipart form; `avatar` is the file. Absent fields stay unchanged. */
export const ChangedDetails = Names.partial().extend({
  language: z
    .enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
    .optional()
    .describe('language of e-mails'),
  avatar_crop_data_x: z.coerce.number('A valid number is required.').optional(),
  avatar_crop_data_y: z.coerce.number('A valid number is required.').optional(),
  avatar_crop_data_w: z.coerce.number('A valid number is required.').optional(),
  avatar_crop_data_h: z.coerce.number('A valid number is required.').optional(),
})

export const changeDetails = endpoint({
  method: 'PATCH',
  url: '/api/user/:id/',
  schema: {
    summary: 'Update the user’s name, picture and language (multipart)',
    tags,
    params: IdAddress,
    body: ChangedDetails.extend({ avatar: z.file().optional() }),
    response: { 200: User },
  },
  config: {
    allow: 'customer',
    upload: true,
    limitPerCustomer: { countsAs: 'details', max: 10, timeWindow: '1 minute' },
  },
})

export const myData = endpoint({
  method: 'GET',
  url: '/api/my_data/',
  schema: {
    summary: 'Export all stored data of the user',
    tags,
    response: { 200: z.record(z.string(), z.unknown()) },
  },
  config: { allow: 'customer' },
})
