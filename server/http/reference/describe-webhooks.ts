import { z } from 'zod'

/** An event that webhooks deliver. */
export interface WebhookEvent {
  /** Such as `order.placed`. */
  type: string
  /** When the event occurs. */
  summary: string
  /** The kind of record, such as `order`. The events of one record are ordered. */
  subject: string
  data: z.ZodObject
  /** The id of its record and its data. */
  example?: { subject: string; data: object } | undefined
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The headers of the specification Standard Webhooks. */
const HEADERS = [
  header('webhook-id', 'constant over all deliveries of the event'),
  header('webhook-timestamp', 'time of the attempt in seconds since 1970'),
  header('webhook-signature', 'signatures separated by spaces; each is `v1,` and the Base64 HMAC-SHA256'),
]

/** Fields of `data` that every event has. */
const dataOf = ({ subject, data }: WebhookEvent) =>
  data.extend({
    subject: z.object({ kind: z.literal(subject), id: z.string() }),
    sequence: z.int().describe('number among the events of the subject, from 1 and without gaps'),
    position: z.int().describe('place among all events of the shop'),
    actor: z.object({ kind: z.string(), id: z.int().optional() }).describe('who caused the event'),
  })

const exampleOf = (
  { type, subject: kind }: WebhookEvent,
  { subject: id, data }: NonNullable<WebhookEvent['example']>,
) => ({
  ...{ type, timestamp: '2026-11-25T10:00:00.000Z' },
  data: { ...data, subject: { kind, id }, sequence: 2, position: 1795600000123, actor: { kind: 'staff', id: 1 } },
})

/** Returns the section `webhooks` of an OpenAPI 3.1 document, sorted by type. */
export function describeWebhooks(events: readonly WebhookEvent[]): Record<string, object> {
  const sorted = events.toSorted((one, other) => (one.type < other.type ? -1 : 1))
  return Object.fromEntries(
    sorted.map((event) => {
      const { type, summary } = event
      const body = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: dataOf(event) })
      const { $schema, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
      return [
        type,
        {
          post: {
            summary,
            tags: ['Webhooks'],
            parameters: HEADERS,
            requestBody: {
              required: true,
              content: {
                'application/json': { schema, ...(event.example && { example: exampleOf(event, event.example) }) },
              },
            },
            responses: {
              '2XX': { description: 'The event is received. Any other status is retried.' },
              '410': { description: 'The receiver is gone. The shop disables the webhook.' },
            },
          },
        },
      ]
    }),
  )
}
