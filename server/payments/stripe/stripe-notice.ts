import type { IncomingHttpHeaders } from 'node:http'
import type Stripe from 'stripe'
import { z } from 'zod'
import { NoticeRefused, type ProviderNotice } from '../payment-provider.ts'

/** A notice that is older is refused: somebody may have kept it. */
const MOST_SECONDS = 300
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
 * Reads which payment a notice is about, once its signature over the bytes holds by one of the secrets. The version of Stripe's API that it was written by does
 * not matter: nothing else of it is read.
 */
export function readStripeNotice(
  webhooks: Stripe['webhooks'],
  secrets: readonly string[],
  body: Buffer,
  headers: IncomingHttpHeaders,
): ProviderNotice | undefined {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || signature === '') throw new NoticeRefused('A notice has no signature.')
  const event = Event.safeParse(firstVerified(webhooks, secrets, body, signature))
  if (!event.success) throw new NoticeRefused('A notice is not understood.')
  const { id, type, data } = event.data
  const { object } = data
  const intent = typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id
  const reference = object.object === 'checkout.session' ? object.id : intent
  return KINDS.test(type) && reference ? { event: id, kind: type, reference } : undefined
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
      // Perhaps the next one: secrets are rolled.
    }
  }
  throw new NoticeRefused('A notice has no valid signature.')
}
