import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../../../extensions/built-in.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { openStripe } from '../../../../tests/stripe/emulator.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { unreadableExtensions } from '../../../core/extensions/check-listed.server.ts'
import { shareSettings } from '../../../core/extensions/extensions-store.server.ts'
import { openExtensions } from '../../../core/extensions/open-extensions.server.ts'
import { getShop } from '../../../core/settings/shop.contract.ts'
import { getReadiness } from '../../../sales/launch/selling.contract.ts'
import { getStripe, saveStripe } from './stripe.contract.ts'

const sendTo = (
  shop: Awaited<ReturnType<typeof openShop>>,
  notice: { body: string; headers: Record<string, string> },
) => shop.app.inject({ method: 'POST', url: '/api/payments/stripe/', payload: notice.body, headers: notice.headers })

/** The method of a payment at Stripe. */
const ONLINE = { method: 'online', kind: 'online', provider: 'stripe' } as const

test('checks the key against Stripe, takes payments without a restart, and ends them when the keys are removed', async () => {
  await using stripe = await openStripe()
  await using shop = await openShop({
    env: { STRIPE_API_URL: stripe.url },
    languages: { first: 'en', others: ['fr'] },
  })
  const staff = await shop.staff()
  const openOther = (secret: Buffer) => openExtensions({ ...shop.services, secret, log: () => {} }, BUILT_IN)
  const other = await openOther(shop.secret)
  const keys = { key: stripe.key, webhook_secrets: stripe.webhookSecret }
  const save = (version: number, body: object) => staff.api(saveStripe, { body: { version, ...body } })
  const paysWith = async () => (await shop.visitor.api(getShop, {})).pays_with
  const provider = async () => (await staff.api(getReadiness, {})).lines.find(({ key }) => key === 'provider')
  const notice = { body: '{}', headers: { 'content-type': 'application/json' } }
  expect([await paysWith(), await provider(), (await sendTo(shop, notice)).statusCode]).toEqual(['', undefined, 404])

  await expect(save(0, { ...keys, key: 'pk_test_publishable' })).rejects.toThrow('{"key":["Enter a secret key')
  await expect(save(0, { key: stripe.key })).rejects.toThrow('{"webhook_secrets":["Enter the signing secret')
  await expect(save(0, { ...keys, key: 'sk_test_another0000' })).rejects.toThrow('Stripe does not know this key.')
  const saveInFrench = (body: object) => inLanguage('fr', () => save(0, { ...keys, ...body }))
  await expect(saveInFrench({ key: 'pk_test_1' })).rejects.toThrow('{"key":["Saisissez une clé secrète ou limitée.')
  await expect(saveInFrench({ webhook_secrets: 'x' })).rejects.toThrow('Saisissez le secret de signature du webhook')
  await expect(saveInFrench({ key: 'sk_test_another0000' })).rejects.toThrow('Stripe ne connaît pas cette clé.')
  stripe.failNext('cut before', 3)
  await expect(save(0, keys)).rejects.toThrow('Stripe could not be reached.')
  stripe.recover()
  expect(await staff.api(getStripe, {})).toMatchObject({ version: 0, mode: '', key_end: '' })

  const saved = await save(0, keys)
  expect(saved).toMatchObject({
    ...{ version: 1, mode: 'test', key_end: stripe.key.slice(-4), account: 'Atelier Söhne' },
    webhook_address: 'https://shop.example/api/payments/stripe/',
  })
  expect([await paysWith(), await provider()]).toMatchObject(['Stripe', { is_ready: false, missing: ['notice'] }])
  await other.reload()
  expect(other.payments.connected('stripe')?.provider.label).toBe('Stripe')
  expect((await sendTo(shop, notice)).statusCode).toBe(400)

  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['stripe[webhook_secrets]', null, 'set'],
    ['stripe[key]', null, 'set'],
  ])
  const row = await shop.db.selectFrom('extensions').selectAll().executeTakeFirstOrThrow()
  const everything = JSON.stringify([saved, results, row.settings, row.account]) + row.sealed?.toString('latin1')
  for (const secret of Object.values(keys)) expect(everything).not.toContain(secret)
  const restored = await openOther(randomBytes(32))
  expect(restored.payments.connected('stripe')).toBe(undefined)
  expect(unreadableExtensions(restored)).toEqual([expect.stringContaining('Its payment methods are off.')])

  await expect(save(0, keys)).rejects.toThrow('409 These settings were changed')
  await save(1, { is_removed: true })
  expect([await paysWith(), await provider(), (await sendTo(shop, notice)).statusCode]).toEqual(['', undefined, 404])
})

test('a webhook must arrive again after its secret changed', async () => {
  await using stripe = await openStripe()
  await using shop = await openShop({ env: { STRIPE_API_URL: stripe.url } })
  const staff = await shop.staff()
  const keys = { key: stripe.key, webhook_secrets: stripe.webhookSecret }
  await staff.api(saveStripe, { body: { version: 0, ...keys } })
  const isHeard = async () => (await staff.api(getReadiness, {})).lines.find(({ key }) => key === 'provider')?.is_ready
  await shop.db.updateTable('payment_providers').set({ heard_at: shop.clock.now }).execute()
  expect(await isHeard()).toBe(true)
  await staff.api(saveStripe, { body: { version: 1, webhook_secrets: 'whsec_another0000' } })
  expect(await isHeard()).toBe(false)
})

test('keeps the account and its keys while payments are not settled', async () => {
  await using stripe = await openStripe()
  await using shop = await openShop({ env: { STRIPE_API_URL: stripe.url } })
  const staff = await shop.staff()
  const keys = { key: stripe.key, webhook_secrets: stripe.webhookSecret }
  const save = (version: number, body: object) => staff.api(saveStripe, { body: { version, ...body } })
  await save(0, keys)
  const { id: productId, variantIds } = await addProduct(shop.db)
  await addOrder(shop.db, {
    userId: (await shop.customer('Mia')).id,
    productId,
    variantIds,
    status: 'awaiting_payment',
  })
  const { id: order_id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const open = { order_id, ...ONLINE, cents: 100, state: 'open', opened_at: shop.clock.now } as const
  await shop.db
    .insertInto('payments')
    .values({ ...open, is_test: true, parameters: '{}' })
    .execute()

  await expect(save(1, { is_removed: true })).rejects.toThrow('1 test payment is not settled yet. Remove the keys when')
  expect(await save(1, { webhook_secrets: 'whsec_another0000' })).toMatchObject({ version: 2 })
  stripe.account.id = 'acct_2'
  await expect(save(2, keys)).rejects.toThrow('1 payment is not settled yet. Change the account when they are.')
  await shop.db.updateTable('payments').set({ state: 'closed', closed_at: shop.clock.now }).execute()
  expect(await save(2, keys)).toMatchObject({ version: 3 })
  expect(await save(3, { is_removed: true })).toMatchObject({ version: 4, mode: '' })
})

test('waits for a payment that is being opened before it removes the keys, and opens none with removed keys', async () => {
  await using stripe = await openStripe()
  await using shop = await openShop({ env: { STRIPE_API_URL: stripe.url } })
  const staff = await shop.staff()
  const keys = { key: stripe.key, webhook_secrets: stripe.webhookSecret }
  await staff.api(saveStripe, { body: { version: 0, ...keys } })
  const mia = await shop.customer('Mia')
  await addOrder(shop.db, { userId: mia.id, ...(await aProduct(shop)), status: 'awaiting_payment' })
  const { id: order_id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
    return rows.length > 0
  }
  const removal = await shop.db.transaction().execute(async (tx) => {
    expect(await shareSettings(tx, { extension: 'stripe', version: 1 })).toBe(true)
    const removing = Promise.allSettled([staff.api(saveStripe, { body: { version: 1, is_removed: true } })])
    await until(isWaiting)
    const open = { order_id, ...ONLINE, cents: 100, state: 'open', opened_at: shop.clock.now } as const
    await tx
      .insertInto('payments')
      .values({ ...open, is_test: true, parameters: '{}' })
      .execute()
    return { removing }
  })
  expect(await removal.removing).toMatchObject([{ status: 'rejected' }])
  await shop.db.updateTable('payments').set({ state: 'closed', closed_at: shop.clock.now }).execute()
  await staff.api(saveStripe, { body: { version: 1, is_removed: true } })
  expect(await shop.db.transaction().execute((tx) => shareSettings(tx, { extension: 'stripe', version: 1 }))).toBe(
    false,
  )
})

/** Adds a product. @returns what an order needs of it */
async function aProduct({ db }: Awaited<ReturnType<typeof openShop>>) {
  const { id: productId, variantIds } = await addProduct(db)
  return { productId, variantIds }
}

test('environment variables override the keys', async () => {
  await using stripe = await openStripe()
  const env = {
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret,
  }
  await using shop = await openShop({ env })
  const staff = await shop.staff()
  expect(await staff.api(getStripe, {})).toMatchObject({ environment: 'STRIPE_SECRET_KEY', mode: 'test' })
  await expect(staff.api(saveStripe, { body: { version: 0, is_removed: true } })).rejects.toThrow(
    '409 The keys of Stripe are set by the environment variable STRIPE_SECRET_KEY.',
  )
})
