import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { Version } from '../../core/admin-kit/resource/resource.contract.ts'
import { ReplayForm, WebhookForm } from './webhook-form.contract.ts'

const STATES = ['pending', 'delivered', 'failed'] as const

const WebhookResponse = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.string()).nullable().describe('null for all types'),
  is_on: z.boolean(),
  disabled_for: z
    .enum(['gone', 'failing'])
    .nullable()
    .describe('`gone`: the receiver answered 410; `failing`: all requests failed for three days; null otherwise'),
  failing_since: z.iso.datetime().nullable().describe('first failure after the last success; null after a success'),
  last_failed_at: z.iso.datetime().nullable(),
  last_failure: z.string().nullable().describe('status of the last failed request, or the reason of no response'),
  paused_until: z.iso.datetime().nullable().describe('the receiver requested a pause with `Retry-After`'),
  previous_secret_until: z.iso.datetime().nullable().describe('until then, the secret before the rotation signs too'),
  waiting: z.int().describe('deliveries that wait for their first or next attempt'),
  created_at: z.iso.datetime(),
  version: z.int(),
})
export type WebhookResponse = z.infer<typeof WebhookResponse>

const WithSecret = WebhookResponse.extend({ secret: z.string().describe('begins with `whsec_`; shown once') })
const OwnPassword = z.string().max(1000).default('').describe('password of the user, unless the login is recent')

const Attempt = z.object({
  at: z.iso.datetime(),
  duration_ms: z.int(),
  status: z.int().nullable(),
  error: z
    .string()
    .nullable()
    .describe(
      '`address`, `not_found`, `timeout`, `certificate`, `protocol`, `connection` or `secret`; null with a status',
    ),
  answer: z.string().nullable().describe('first 500 characters of the response; null without one'),
})

const Delivery = z.object({
  id: z.int(),
  message_id: z.uuid().describe('the header `webhook-id`'),
  type: z.string(),
  state: z.enum(STATES).describe('`failed` is final; retries are `pending`'),
  is_test: z.boolean(),
  next_attempt_at: z.iso.datetime().nullable().describe('null if it is due or has ended'),
  created_at: z.iso.datetime(),
  payload: z.string().describe('body of the requests'),
  attempts: z.array(Attempt).describe('oldest first'),
})
export type DeliveryResponse = z.infer<typeof Delivery>

const tags = ['Settings']
const config = { allow: 'owner' } as const
const traced = { ...config, traced: true } as const

export const listWebhooks = endpoint({
  method: 'GET',
  url: '/api/webhooks/',
  schema: {
    summary: 'List the webhooks, oldest first',
    tags,
    response: {
      200: z.object({
        webhooks: z.array(WebhookResponse),
        types: z.array(z.object({ type: z.string(), summary: z.string() })).describe('types that can be selected'),
        needs_password: z.boolean().describe('a secret requires `own_password`, because the login is not recent'),
      }),
    },
  },
  config,
})

export const createWebhook = endpoint({
  method: 'POST',
  url: '/api/webhooks/',
  schema: {
    summary: 'Create a webhook',
    description: 'The response contains the secret of the signatures. It is stored encrypted and cannot be read again.',
    tags,
    body: WebhookForm.extend({ own_password: OwnPassword }),
    response: { 201: WithSecret },
  },
  // The response contains the secret.
  config: { ...traced, creates: false },
})

export const changeWebhook = endpoint({
  method: 'PUT',
  url: '/api/webhooks/:id/',
  schema: {
    summary: 'Update a webhook',
    description: 'Another address, and switching on, make the waiting deliveries due from their first attempt.',
    tags,
    params: IdAddress,
    body: WebhookForm.extend({ version: Version }),
    response: { 200: WebhookResponse },
  },
  config: traced,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  url: '/api/webhooks/:id/',
  schema: {
    summary: 'Delete a webhook with its deliveries',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: traced,
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  url: '/api/webhooks/:id/secret/',
  schema: {
    summary: 'Replace the secret of a webhook',
    description: 'Both secrets sign for 24 hours.',
    tags,
    params: IdAddress,
    body: z.object({
      own_password: z.string().max(1000).describe('password of the user; may be empty if the login is recent'),
    }),
    response: { 200: WithSecret },
  },
  config: traced,
})

export const testWebhook = endpoint({
  method: 'POST',
  url: '/api/webhooks/:id/test/',
  schema: {
    summary: 'Send a test event to a webhook',
    description: 'Waits for the response, at most 15 seconds. A test is sent once, also if the webhook is off.',
    tags,
    params: IdAddress,
    response: { 200: Attempt.omit({ at: true }).extend({ is_delivered: z.boolean() }) },
  },
  config: traced,
})

export const replayWebhook = endpoint({
  method: 'POST',
  url: '/api/webhooks/:id/replay/',
  schema: {
    summary: 'Send the events of a time range again',
    description: 'At most 10,000 events. Each is sent with its id, so receivers can recognize duplicates.',
    tags,
    params: IdAddress,
    body: ReplayForm,
    response: { 200: z.object({ events: z.int() }) },
  },
  config: traced,
})

export const listDeliveries = endpoint({
  method: 'GET',
  url: '/api/webhooks/:id/deliveries/',
  schema: {
    summary: 'List the deliveries of a webhook of the last 30 days, newest first',
    tags,
    params: IdAddress,
    querystring: z.object({
      state: z.enum(STATES).optional(),
      before: z
        .string()
        .regex(/^[1-9]\d{0,14}$/, 'Enter the id of a delivery.')
        .optional()
        .describe('`next` of the response before'),
    }),
    response: {
      200: z.object({
        results: z.array(Delivery).describe('at most 20'),
        next: z.string().nullable().describe('`before` of the next request; null for the last page'),
      }),
    },
  },
  config,
})

export const retryDelivery = endpoint({
  method: 'POST',
  url: '/api/deliveries/:id/retry/',
  schema: {
    summary: 'Send a delivery of a webhook again',
    description: 'It starts with its first attempt, and with the same id. Tests cannot be sent again.',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: traced,
})
