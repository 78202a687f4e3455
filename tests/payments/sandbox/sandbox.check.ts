// Run only by `npm run payments:check`, which sets the key and prints the result.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { conforms } from '../conformance.ts'
import { paymentDetails } from '../payment-details.ts'
import { openSandbox } from './sandbox.ts'

const { STRIPE_SECRET_KEY: key = '', STRIPE_API_URL: address } = process.env
const open = () => openSandbox({ key, apiUrl: address ? new URL(address) : undefined })

conforms('Stripe', open, [])

test.each(['after a decline', 'as the bank asks'] as const)(
  'Stripe: a payment %s is made once and completely',
  async (how) => {
    await using world = await open()
    const parameters = world.provider.compose(paymentDetails())
    const { reference } = await world.provider.open({ key: randomUUID(), parameters })
    await world.payWith(reference, how)
    expect(await world.provider.settle(reference)).toMatchObject({
      state: 'paid',
      receivedCents: 29_90,
      currency: 'EUR',
    })
  },
)

test('Stripe: a refund in the dashboard is visible', async () => {
  await using world = await open()
  const { reference } = await world.provider.open({
    key: randomUUID(),
    parameters: world.provider.compose(paymentDetails()),
  })
  await world.pay(reference)
  await world.refundElsewhere(reference, 5_00)
  expect(await world.provider.settle(reference)).toMatchObject({
    state: 'paid',
    receivedCents: 29_90,
    refundedCents: 5_00,
  })
})
