import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { EVENT_TYPES } from './event-types.contract.ts'

const MAX_EVENTS = 500
const DEFAULT_EVENTS = 100

const Event = z.object({
  id: z.uuid().describe('constant over all deliveries of the event'),
  position: z.int().describe('place among all events; later events have greater positions'),
  sequence: z.int().describe('number among the events of its subject, from 1 and without gaps'),
  type: z.string().describe('such as `order.placed`; new types are added without notice'),
  subject: z.object({ kind: z.string().describe('such as `order`'), id: z.string() }),
  data: z.record(z.string(), z.unknown()).describe('fields by type, see above; new fields are added without notice'),
  actor: z
    .object({
      kind: z.string().describe('`staff`, `api_key`, `customer`, `job`, `extension` or `system`'),
      id: z.int().optional(),
    })
    .describe('who caused it; `id` is the account id of a staff member or the id of an API key'),
  at: z.iso.datetime(),
})

const fieldsOf = (shape: object) => Object.keys(shape).map((field) => `\`${field}\``)

const TYPES = EVENT_TYPES.map(
  ({ type, subject, data, summary }) =>
    `- \`${type}\` (subject: ${subject}): ${summary} Data: ${fieldsOf(data.shape).join(', ') || 'none'}.`,
)

export const listEvents = endpoint({
  method: 'GET',
  url: '/api/events/',
  schema: {
    summary: 'List the events of the shop after a position, oldest first',
    description: [
      'A polling client stores `next` and sends it as `after` in its next request. It receives every event once: an event never appears below the position of an event that was already returned. Events are stored for one year and contain no personal data. Events of one subject are in order; read the record itself for its current state.',
      ...TYPES,
    ].join('\n\n'),
    tags: ['Staff'],
    querystring: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/, 'Enter a position.')
        .default('0')
        .describe('`next` of the response before; 0 for the oldest stored event'),
      limit: z
        .string()
        .regex(/^\d{1,3}$/, `Enter a number from 1 to ${MAX_EVENTS}.`)
        .default(String(DEFAULT_EVENTS))
        .transform(Number)
        .pipe(z.int().min(1, `Enter a number from 1 to ${MAX_EVENTS}.`).max(MAX_EVENTS, `Enter at most ${MAX_EVENTS}.`))
        .describe(`events per response, at most ${MAX_EVENTS}`),
    }),
    response: {
      200: z.object({
        results: z.array(Event),
        next: z.string().describe('`after` of the next request'),
        has_more: z.boolean().describe('true if more events are stored; false if the client is up to date'),
      }),
    },
  },
  config: { allow: 'owner', scope: 'events:read' },
})
