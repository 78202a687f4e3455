import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openStripe, type StripeEmulator } from './emulator.ts'

const AT = new Date('2026-11-23T09:00:00Z')
const inMinutes = (minutes: number) => Math.floor(AT.getTime() / 1000) + minutes * 60

const wish = (change: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ quantity: 2, price_data: { currency: 'eur', unit_amount: 12_50, product_data: { name: 'Mug' } } }],
  success_url: 'https://shop.example/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/back',
  expires_at: inMinutes(45),
  ...change,
})

async function open() {
  const stripe = await openStripe()
  stripe.clock.now = AT
  const { hostname, port } = new URL(stripe.url)
  const sdk = new Stripe(stripe.key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })
  return { stripe, sdk, [Symbol.asyncDispose]: () => stripe[Symbol.asyncDispose]() }
}

const html = async ({ url }: StripeEmulator, path: string, method = 'GET') =>
  fetch(url + path, { method, redirect: 'manual' })

test('rejects the same parameters, lifetimes, amounts and keys as Stripe', async () => {
  await using world = await open()
  const { sdk, stripe } = world
  const code = async (change: object) =>
    sdk.checkout.sessions.create(wish(change)).then(
      () => 'taken',
      (error: Stripe.errors.StripeError) => `${error.statusCode} ${error.code} ${error.param ?? ''}`.trim(),
    )
  expect(await code({ payment_method_types: ['card'] })).toBe('400 parameter_unknown payment_method_types')
  expect(await code({ surprise: { a: '1' } })).toBe('400 parameter_unknown surprise.a')
  for (const minutes of [29, 24 * 60 + 1])
    expect(await code({ expires_at: inMinutes(minutes) })).toBe('400 parameter_invalid expires_at')
  for (const minutes of [30, 24 * 60]) expect(await code({ expires_at: inMinutes(minutes) })).toBe('taken')
  const one = (unit_amount: number) => ({
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount, product_data: { name: 'Mug' } } }],
  })
  expect([await code(one(49)), await code(one(50)), await code(one(99_999_999)), await code(one(100_000_000))]).toEqual(
    [...['400 amount_too_small', 'taken', 'taken', '400 amount_too_large']],
  )
  const other = new Stripe('sk_test_other', { host: '127.0.0.1', port: new URL(stripe.url).port, protocol: 'http' })
  await expect(other.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 401 })
})

test('idempotency keys repeat responses, reject other parameters and forget rejected calls', async () => {
  await using world = await open()
  const { sdk, stripe } = world
  const create = (change: object, idempotencyKey: string) =>
    sdk.checkout.sessions.create(wish(change), { idempotencyKey })
  const [first, again] = [await create({}, 'a'), await create({}, 'a')]
  expect(again.id).toBe(first.id)
  await expect(create({ expires_at: inMinutes(50) }, 'a')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  stripe.failNext('500 after')
  for (const _ of [1, 2]) await expect(create({}, 'b')).rejects.toMatchObject({ statusCode: 500 })
  await expect(create({ expires_at: inMinutes(1) }, 'c')).rejects.toMatchObject({ statusCode: 400 })
  expect((await create({}, 'c')).status).toBe('open')
})

test('the hosted page works without scripts: declined, confirmed at the bank, paid and expired', async () => {
  await using world = await open()
  const { sdk, stripe } = world
  const { id, url } = await sdk.checkout.sessions.create(wish())
  const path = new URL(url ?? '').pathname
  expect(await (await html(stripe, path)).text()).toContain('2 × Mug')
  expect(await (await html(stripe, `${path}/decline`, 'POST')).text()).toContain('Your card was declined.')
  expect(await (await html(stripe, `${path}/bank`, 'POST')).text()).toContain('Confirm')
  const paid = await html(stripe, `${path}/pay`, 'POST')
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `https://shop.example/done?session=${id}`])
  expect(await (await html(stripe, path)).text()).toContain('You did it')
  await expect(sdk.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
})

test('delivers signed notices to any address, any number of times', async () => {
  await using world = await open()
  const { sdk, stripe } = world
  stripe.clock.now = undefined
  const { id } = await sdk.checkout.sessions.create(wish({ expires_at: Math.floor(Date.now() / 1000) + 2_400 }))
  stripe.account.pay(id)
  const [notice] = stripe.notices
  const event = sdk.webhooks.constructEvent(
    notice?.body ?? '',
    notice?.headers['stripe-signature'] ?? '',
    stripe.webhookSecret,
  )
  expect(event).toMatchObject({ type: 'checkout.session.completed', data: { object: { id, payment_status: 'paid' } } })
  await expect(stripe.deliver(`${stripe.url}/c/pay/${id}/later`, 3)).resolves.toEqual([200, 200, 200])
  expect(await stripe.deliver(stripe.url)).toEqual([])
})
