import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmulator } from 'emulate'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { stripeProvider } from '../../extensions/stripe/stripe-provider.ts'
import { UnknownOutcome, WebhookRejected } from '../../shop/extension/payment-provider.ts'
import { until } from '../processes/until.ts'

const SECRET = 'whsec_of_the_emulator'
const KEY = 'sk_test_ofTheEmulator'

/** Receives one posted message. */
async function listener() {
  const heard: { body: Buffer; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      heard.push({ body: Buffer.concat(chunks), headers: request.headers })
      response.end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { heard, url: `http://127.0.0.1:${port}/`, [Symbol.asyncDispose]: async () => void server.close() }
}

test('with a third-party emulator, a payment page redirects back, and a signed message without an id is rejected', async () => {
  await using hears = await listener()
  const emulator = await createEmulator({
    service: 'stripe',
    port: 0,
    seed: {
      stripe: {
        products: [{ name: 'Mug' }],
        prices: [{ product_name: 'Mug', currency: 'eur', unit_amount: 29_90 }],
        webhooks: [{ url: hears.url, events: ['*'], secret: SECRET }],
      },
    },
  })
  await using _ = { [Symbol.asyncDispose]: () => emulator.close() }
  const api = new URL(emulator.url)
  const stripe = new Stripe(KEY, {
    host: api.hostname,
    port: api.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const provider = stripeProvider({ key: KEY, webhookSecrets: [SECRET], apiUrl: api })

  const [price] = (await stripe.prices.list()).data
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
    success_url: 'https://shop.example/checkout/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/orders',
  })
  const page = await (await fetch(url ?? '')).text()
  expect(page).toContain('29.90')
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
  const back = await fetch(new URL(action, url ?? ''), { method: 'POST', redirect: 'manual' })
  expect(back.headers.get('location')).toBe(`https://shop.example/checkout/success?session=${id}`)

  await until(() => hears.heard.some(({ body }) => body.includes('checkout.session.completed')))
  const { body, headers } = hears.heard.find((one) => one.body.includes('checkout.session.completed')) ?? {
    body: Buffer.alloc(0),
    headers: {},
  }
  const signature = String(headers['stripe-signature'])
  expect(stripe.webhooks.constructEvent(body, signature, SECRET).type).toBe('checkout.session.completed')
  // It is signed, but its ID is missing, so duplicates could not be detected.
  expect(() => provider.readWebhookEvent(body, headers)).toThrow(
    new WebhookRejected('The webhook has an unknown format.'),
  )
  const payload = JSON.stringify({ ...JSON.parse(body.toString()), id: 'evt_1' })
  const signed = { 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }) }
  expect(provider.readWebhookEvent(Buffer.from(payload), signed)).toEqual({
    event: 'evt_1',
    kind: 'checkout.session.completed',
    reference: id,
  })
  // The emulator's session has no paid amount, so it does not count as a payment.
  await expect(provider.settle(id)).rejects.toThrow(UnknownOutcome)
})
