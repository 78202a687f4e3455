import { expect, test } from 'vitest'
import { BUILT_IN } from '../../../../extensions/built-in.ts'
import { readConfig } from '../../../../server/start/config.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { checkListed } from '../../../core/extensions/check-listed.server.ts'
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

const SECRET = 'STRIPE_WEBHOOK_SECRETS. Enter the signing secret of the webhook endpoint'

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_ofSomebody00' }, `${SECRET}.`],
  [{ STRIPE_WEBHOOK_SECRETS: 'whsec_ofSomebody00' }, 'STRIPE_SECRET_KEY. Enter the secret key.'],
  [
    { STRIPE_SECRET_KEY: 'ofSomebody', STRIPE_WEBHOOK_SECRETS: 'whsec_ofSomebody00' },
    'STRIPE_SECRET_KEY. Enter a secret key or a restricted key.',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_ofSomebody00', STRIPE_WEBHOOK_SECRETS: 'ofSomebody' }, `${SECRET} (whsec_…).`],
  [{ STRIPE_API_URL: 'https://ofSomebody.example' }, 'STRIPE_API_URL. Enter an address of this machine.'],
])(
  'a key without its secret, or malformed, keeps the shop from opening, in a sentence without the key',
  (settings, said) => {
    const open = () => checkListed(BUILT_IN, readConfig(settings))
    expect(open).toThrow(`Invalid setting: ${said}`)
    expect(open).not.toThrow('ofSomebody')
  },
)
