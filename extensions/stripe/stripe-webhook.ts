import { type WebhookEvent, type WebhookHeaders, WebhookRejected, z } from 'comptoir/extension'
import type Stripe from 'stripe'

/**
 * Maximum difference in seconds between the time of an event and the clock, in either direction, against replays.
 */
const MOST_SECONDS = 300
const TIMESTAMP = /^t=(\d{1,12})$/
const KINDS = /^(checkout\.session\.|charge\.refund|charge\.dispute\.|refund\.|payment_intent\.payment_failed$)/

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      object: z.string().optional(),
      payment_intent: z.union([z.string().max(255), z.object({ id: z.string().max(255) })]).nullish(),
    }),
  }),
})

/**
 * Returns the payment that a webhook event is about, if one of the secrets verifies its signature. Ignores the rest
 * of the event, so Stripe's API version doesn't matter.
 * @throws WebhookRejected
 */
export function readStripeEvent(
  webhooks: Stripe['webhooks'],
  secrets: readonly string[],
  body: Buffer,
  headers: WebhookHeaders,
): WebhookEvent | undefined {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || signature === '') throw new WebhookRejected('The webhook has no signature.')
  if (!isCurrent(signature)) throw new WebhookRejected('The timestamp of the webhook is not current.')
  const event = Event.safeParse(firstVerified(webhooks, secrets, body, signature))
  if (!event.success) throw new WebhookRejected('The webhook has an unknown format.')
  const { id, type, data } = event.data
  const { object } = data
  const intent = typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id
  const reference = object.object === 'checkout.session' ? object.id : intent
  return KINDS.test(type) && reference ? { event: id, kind: type, reference } : undefined
}

/**
 * Returns true if a signature has exactly one time and that is current. The library rejects only a time in the past.
 */
function isCurrent(signature: string): boolean {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  const seconds = Number(TIMESTAMP.exec(times[0] ?? '')?.[1])
  return times.length === 1 && Math.abs(Date.now() / 1000 - seconds) <= MOST_SECONDS
}

function firstVerified(
  webhooks: Stripe['webhooks'],
  secrets: readonly string[],
  body: Buffer,
  signature: string,
): unknown {
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret, MOST_SECONDS)
    } catch {
      // Try the next secret: two are valid while they are rotated.
    }
  }
  throw new WebhookRejected('The signature of the webhook is not valid.')
}
