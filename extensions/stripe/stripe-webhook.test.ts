import { createHmac } from 'node:crypto'
import { WebhookRejected } from 'comptoir/extension'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readStripeEvent } from './stripe-webhook.ts'

const SECRET = 'whsec_test'
const { webhooks } = new Stripe('sk_test_x')
const body = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_test_1', object: 'checkout.session' } },
})

/** Reads a webhook event with a valid signature for this time. */
function read(time: string) {
  const signature = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')
  return readStripeEvent(webhooks, [SECRET], Buffer.from(body), { 'stripe-signature': `t=${time},v1=${signature}` })
}
const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)

test.each([0, -240, 240])('reads an event that was signed %i seconds from now', (seconds) => {
  expect(read(inSeconds(seconds))).toMatchObject({ event: 'evt_1', reference: 'cs_test_1' })
})

test.each([inSeconds(3_600), inSeconds(-3_600), 'NaN', '', '1e9'])(
  'rejects a signed notice with the time %j',
  (time) => {
    expect(() => read(time)).toThrow(WebhookRejected)
  },
)
