import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer, Tick } from '../../../../lib/fields.contract.ts'

const Secret = z.string().trim().max(2000).default('')

/** The form of the keys of Stripe. The extension `stripe` checks their form. */
export const StripeForm = z.object({
  key: Secret.describe('secret or restricted key; empty: unchanged'),
  webhook_secrets: Secret.describe('signing secrets of the webhook endpoint, separated by commas; empty: unchanged'),
})

const StripeResponse = z.object({
  version: z.int().describe('0 if it has never been saved'),
  mode: z.enum(['', 'test', 'live']).describe('empty without a key'),
  key_end: z.string().describe('last four characters of the key; empty without a key'),
  account: z.string().describe('name of the account at Stripe, if the key may read it'),
  webhook_address: z.string().describe('address to enter as the webhook endpoint at Stripe'),
  is_unreadable: z.boolean().describe('the keys were stored with another data folder and must be entered again'),
  environment: z.string().describe('name of the environment variable that overrides the keys; empty without one'),
  is_enabled: z.boolean().describe('false while the extension `stripe` is disabled'),
  needs_password: z.boolean().describe('a change requires `own_password`, because the login is not recent'),
})
export type StripeResponse = z.infer<typeof StripeResponse>

const tags = ['Settings']
const config = { allow: 'owner' } as const

export const getStripe = endpoint({
  method: 'GET',
  url: '/api/connections/stripe/',
  schema: { summary: 'Get the connection to Stripe, without its keys', tags, response: { 200: StripeResponse } },
  config,
})

export const saveStripe = endpoint({
  method: 'PUT',
  url: '/api/connections/stripe/',
  schema: {
    summary: 'Set the keys of Stripe, or remove them',
    description:
      'The key is checked against Stripe first. Takes effect in every process without a restart. Keys are stored encrypted.',
    tags,
    body: StripeForm.extend({
      version: Integer.describe('version that was read'),
      is_removed: Tick.default(false).describe('remove the keys; online payments end'),
      own_password: z.string().max(1000).default('').describe('password of the user, unless the login is recent'),
    }),
    response: { 200: StripeResponse },
  },
  config: { ...config, limitPerCustomer: { countsAs: 'key checks', max: 30, timeWindow: '1 hour' } },
})
