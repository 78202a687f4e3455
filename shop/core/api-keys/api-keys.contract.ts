import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { SCOPES } from '../../../lib/staff/scopes.ts'
import { ApiKeyForm } from './api-key-form.contract.ts'

const ApiKeyResponse = z.object({
  id: z.int(),
  name: z.string(),
  prefix: z.string().describe('first characters of the key'),
  scopes: z.array(z.enum(SCOPES)),
  networks: z.array(z.string()).describe('networks in CIDR notation from which it may be used; empty for all'),
  expires_at: z.iso.datetime().nullable().describe('null if it does not expire'),
  is_expired: z.boolean(),
  last_used_at: z.iso.datetime().nullable().describe('to the minute; null if it was never used'),
  created_at: z.iso.datetime(),
  created_by: z.string().describe('name of the owner; empty if the account was deleted'),
})
export type ApiKeyResponse = z.infer<typeof ApiKeyResponse>

const tags = ['Settings']
const config = { allow: 'owner' } as const

export const listApiKeys = endpoint({
  method: 'GET',
  url: '/api/api_keys/',
  schema: {
    summary: 'List the API keys, newest first, without revoked ones',
    tags,
    response: {
      200: z.object({
        keys: z.array(ApiKeyResponse),
        needs_password: z.boolean().describe('a new key requires `own_password`, because the login is not recent'),
      }),
    },
  },
  config,
})

export const createApiKey = endpoint({
  method: 'POST',
  url: '/api/api_keys/',
  schema: {
    summary: 'Create an API key',
    description: 'The response contains the key. It is stored as a hash and cannot be read again.',
    tags,
    body: ApiKeyForm.extend({
      own_password: z.string().max(1000).default('').describe('password of the user, unless the login is recent'),
    }),
    response: { 201: ApiKeyResponse.extend({ key: z.string().describe('the key, begins with `ck_`') }) },
  },
  config: { ...config, traced: true, creates: false },
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  url: '/api/api_keys/:id/',
  schema: {
    summary: 'Revoke an API key',
    description: 'The next request with the key is refused. Requests in progress finish.',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: { ...config, traced: true },
})
