import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/start/config.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { refuseOtherMode } from './refuse-other-mode.server.ts'

test('does not start with a key of the other mode while payments are unsettled, unless the owner forces it', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, check, work, pass, sweep, now } = world
  const asTest = { ...provider, isTest: true }
  await refuseOtherMode(shop.db, asTest, false)
  const paid = await order()
  const reference = await page(paid)
  await expect(refuseOtherMode(shop.db, asTest, false)).rejects.toThrow(
    'The key of Fake is a test key, but a payment by a live key is not settled yet.',
  )
  await refuseOtherMode(shop.db, provider, false)
  provider.pay(reference)
  await check(paid)
  await work()
  await refuseOtherMode(shop.db, asTest, false)

  const unpaid = await order()
  await page(unpaid)
  await expect(refuseOtherMode(shop.db, asTest, false)).rejects.toThrow('PAYMENTS_GIVE_UP=on')
  await refuseOtherMode(shop.db, asTest, true)
  // The provider is not queried any more, and the payment expires with its order.
  provider.failNext('settle', 'lost before', 9)
  provider.failNext('close', 'lost before', 9)
  pass(60)
  await work()
  await sweep()
  expect((await now(unpaid))?.status).toBe('cancelled')
  expect((await now(paid))?.payment).toMatchObject({ state: 'paid' })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_ofSomebody00' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS are needed together'],
  [
    { STRIPE_WEBHOOK_SECRETS: 'whsec_ofSomebody00' },
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS are needed together',
  ],
  [{ STRIPE_SECRET_KEY: 'ofSomebody', STRIPE_WEBHOOK_SECRETS: 'whsec_ofSomebody00' }, 'STRIPE_SECRET_KEY must be'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_ofSomebody00', STRIPE_WEBHOOK_SECRETS: 'ofSomebody' },
    'STRIPE_WEBHOOK_SECRETS must list',
  ],
])(
  'a key without its secret, or malformed, keeps the shop from opening, in a sentence without the key',
  (settings, said) => {
    const open = () => readConfig(settings)
    expect(open).toThrow(said)
    expect(open).not.toThrow('ofSomebody')
  },
)
