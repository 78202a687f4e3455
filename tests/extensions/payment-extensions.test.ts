import { randomBytes } from 'node:crypto'
import { defineExtension, text } from 'comptoir/extension'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../extensions/built-in.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seal } from '../../server/sealed.ts'
import { switchExtension } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import { auditLog } from '../../shop/core/activity-log/audit-log.contract.ts'
import { openExtensions } from '../../shop/core/extensions/open-extensions.server.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { quoteCheckout } from '../../shop/sales/checkout/checkout.contract.ts'
import { listOrders } from '../../shop/sales/orders/orders.contract.ts'
import { recordPayment } from '../../shop/sales/orders/staff/staff-orders.contract.ts'
import { processPayments } from '../../shop/sales/payments/order-payments/process-payments.server.ts'
import { getPaymentsState } from '../../shop/sales/payments/order-payments/staff/staff-payments.contract.ts'
import { payOrder } from '../../shop/sales/payments/payments.contract.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'
import { type FakeProvider, fakeProvider } from '../payments/fake-provider.ts'
import { openShop } from '../processes/open-shop.ts'
import { asFake, fakePay, saveFake, texts } from './fake-pay.ts'

test('an owner connects a provider in the settings of its extension, which checks them and protects its payments', async () => {
  const opened: string[] = []
  const provider = fakeProvider(() => new Date())
  let account = async (key: string) => key.slice(0, 1)
  const extension = fakePay(
    (key) => {
      opened.push(key)
      return provider
    },
    (key) => account(key),
  )
  const env = { FAKE_PLACE: 'France', FAKE_STUB: 'none' }
  await using selling = await openSellingShop({ extensions: [extension], env }, new Date())
  const { shop, staff } = selling
  const save = (version: number, body: object) => saveFake(staff, version, body)
  expect(await asFake(staff)).toMatchObject({
    needs_password: false,
    payments: [{ text: 'By Fake', is_connected: false, webhook_address: 'https://shop.example/api/payments/fake/' }],
    settings: [
      { name: 'key', is_set: false, environment: '' },
      { name: 'hook' },
      { name: 'place', value: 'France', environment: 'FAKE_PLACE' },
    ],
  })
  await expect(save(0, { hook: 'h1' })).rejects.toThrow('{"key":["Enter the key."]}')
  await expect(save(0, { key: 'wrong' })).rejects.toThrow('{"key":["Not known in France, none."]}')
  account = async () => {
    throw new Error('No network.')
  }
  for (let time = 0; time < 4; time += 1) await expect(save(0, { key: 'a1' })).rejects.toThrow('503')
  account = async (key) => key.slice(0, 1)
  const { extensions } = await save(0, { key: 'a1', hook: 'h1', place: 'ignored', stub: 'ignored' })
  expect(extensions[0]).toMatchObject({
    ...{ state: 'enabled', account: 'Fake Ltd', settings_version: 1, payments: [{ is_connected: true }] },
    errors: [{ place: 'check', message: 'No network.' }],
  })
  expect(shop.services.extensions.contextOf(extension).settings()).toEqual({
    ...{ key: 'a1', hook: 'h1', place: 'France', stub: 'none' },
  })

  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 9 }] })
  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 2)
  const { id } = await checkOutCart(mia, { payment: 'fake_pay' })
  const { address } = await mia.api(payOrder, { params: { id: String(id) } })
  await shop.db.updateTable('payment_providers').set({ heard_at: shop.clock.now }).execute()
  const heard = async () =>
    (await shop.db.selectFrom('payment_providers').select('heard_at').executeTakeFirst())?.heard_at
  await expect(save(1, { key: 'b1' })).rejects.toThrow(
    '{"key":["1 payment is not settled yet. Change the account when they are."]}',
  )
  await expect(save(1, { is_removed: true })).rejects.toThrow('Remove the keys when they are.')
  await save(1, { key: 'a2' })
  expect([opened, await heard()]).toEqual([['a1', 'a2'], shop.clock.now])
  await save(2, { hook: 'h2' })
  expect(await heard()).toBe(null)
  provider.pay(new URL(address).pathname.slice(1))
  // A staff session ends after an hour without use.
  for (const _ of [1, 2]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 40 * 60_000)
    await asFake(staff)
  }
  await processPayments(shop.services)
  expect(await asFake(staff)).toMatchObject({ needs_password: true })
  await expect(save(3, { is_removed: true })).rejects.toThrow('{"own_password":["Enter your own password')
  const again = await shop.staff('owner')
  await expect(saveFake(again, 2, { is_removed: true })).rejects.toThrow('409')
  await saveFake(again, 3, { is_removed: true })
  expect(await asFake(again)).toMatchObject({ account: '', payments: [{ is_connected: false }] })
  const { results } = await again.api(auditLog, { query: {} })
  expect(results.slice(0, 2).map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['extensions[fake-pay: Webhook secret]', 'set', null],
    ['extensions[fake-pay: Key]', 'set', null],
  ])
})

test('errors of a provider are unknown outcomes and refused webhooks, and never disable the extension', async () => {
  const provider: FakeProvider = fakeProvider(() => new Date())
  const broken = { ...provider }
  await using selling = await openSellingShop({ extensions: [fakePay(() => broken)] }, new Date())
  const { shop, staff } = selling
  await saveFake(staff, 0, { key: 'a1' })
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 9 }] })
  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 2)
  const { id } = await checkOutCart(mia, { payment: 'fake_pay' })
  const pay = () => mia.api(payOrder, { params: { id: String(id) } })

  // The guard calls the functions of the provider object that was opened.
  Object.assign(broken, {
    open: () => {
      throw new TypeError('fetch failed')
    },
    readWebhookEvent: () => JSON.parse('<'),
    settle: async () => ({ state: 'paid', receivedCents: Number.NaN }),
    list: async function* () {},
  })
  for (let time = 0; time < 4; time += 1) await expect(pay()).rejects.toThrow('503')
  const post = async () => {
    const headers = { 'content-type': 'application/json' }
    return (await shop.app.inject({ method: 'POST', url: '/api/payments/fake/', payload: '{}', headers })).statusCode
  }
  expect([await post(), await post(), await post(), await post()]).toEqual([400, 400, 400, 400])
  broken.open = provider.open
  const { address } = await pay()
  provider.pay(new URL(address).pathname.slice(1))
  const work = async () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60_000)
    await processPayments(shop.services)
  }
  await work()
  const status = async () => (await mia.api(listOrders, { query: { order: String(id) } })).results[0]?.status
  expect(await status()).toBe('awaiting_payment')
  await shop.services.extensions.settle()
  const listed = await asFake(staff)
  expect(listed?.state).toBe('enabled')
  expect(listed?.errors.map(({ place }) => place)).toEqual([
    'payments fake settle',
    'payments fake readWebhookEvent',
    'payments fake open',
  ])
  broken.settle = provider.settle
  await work()
  expect(await status()).toBe('making')
})

test('a manual method of an extension is offered with its settings, and waits while its extension is disabled', async () => {
  let fails = false
  const orNot = <T>(value: T) => {
    if (fails) throw new Error('It fails.')
    return value
  }
  const extension = defineExtension({
    ...{ name: 'on-account', version: '1.0.0', for: '*' },
    settings: { iban: text({ label: 'IBAN', default: 'FR76' }) },
    payments: [
      {
        id: 'on_account',
        kind: 'sent',
        texts: {
          ...texts,
          ...{ confirmation: 'We sent an invoice.', manualOrder: 'On account', notForManualOrder: 'No.' },
          due: (amount) => `${amount} on account`,
          tooManyUnpaid: () => 'Pay the other order first.',
        },
        isOffered: (_selling, { isCollection }) => orNot(!isCollection),
        isForManualOrder: () => orNot(true),
        isForPaidOrder: () => orNot(false),
        daysToPay: () => orNot(30),
        account: (_selling, { iban }) => orNot({ holder: 'Shop', iban, bic: '' }),
        remindAfterDays: 20,
        maxUnpaid: () => orNot(2),
      },
    ],
  })
  await using selling = await openSellingShop({ extensions: [extension] })
  const { shop, staff } = selling
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 9 }] })
  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 1)
  const means = async () =>
    (await mia.api(quoteCheckout, { query: {} })).means.map(({ id, days }) => [id, days] as const)
  expect(await means()).toEqual([
    ['on_account', 30],
    ['transfer', 7],
  ])
  const { id } = await checkOutCart(mia, { payment: 'on_account' })
  const payment = async () => (await mia.api(listOrders, { query: { order: String(id) } })).results[0]?.payment
  expect(await payment()).toMatchObject({ means: 'on_account', text: 'By Fake', account: { iban: 'FR76' } })

  await putInCart(mia, mug, 1)
  fails = true
  expect(await means()).toEqual([['transfer', 7]])
  expect(await payment()).toMatchObject({ means: 'on_account', account: null })
  fails = false
  const enable = (is_enabled: boolean) =>
    staff.api(switchExtension, { params: { name: 'on-account' }, body: { is_enabled } })
  await enable(false)
  expect(await means()).toEqual([['transfer', 7]])
  await expect(checkOutCart(mia, { payment: 'on_account' })).rejects.toThrow('This payment method is no longer')
  const paid = { amount: '17.40', received_on: shop.clock.now.toISOString().slice(0, 10) }
  await staff.api(recordPayment, { params: { id: String(id) }, body: paid })
  expect(await payment()).toMatchObject({ means: 'on_account', text: 'By Fake', state: 'paid' })
  await enable(true)
  expect((await means()).length).toBe(2)
})

test('a provider that does not open, or has another id, is not connected, and the shop works', async () => {
  const fails = fakePay(() => {
    throw new Error('No library.')
  })
  const other = fakePay(() => ({ ...fakeProvider(() => new Date()), id: 'other' }))
  const unlimited = fakePay(() => ({ ...fakeProvider(() => new Date()), limits: undefined as never }))
  for (const [extension, message] of [
    [fails, 'No library.'],
    [other, 'The provider has the id other.'],
    [unlimited, expect.stringContaining('"limits"')],
  ] as const) {
    await using shop = await openShop({ extensions: [extension] })
    const staff = await shop.staff()
    await saveFake(staff, 0, { key: 'a1' })
    await shop.services.extensions.settle()
    expect(await asFake(staff)).toMatchObject({
      ...{ state: 'enabled', payments: [{ is_connected: false }] },
      errors: [{ place: 'payments fake open', message }],
    })
    expect(await staff.api(getPaymentsState, {})).toMatchObject({ providers: [], disconnected: [] })
  }
})

test('stored keys of Stripe become settings of its extension, and only their data folder can read them', {
  tags: ['deep'],
}, async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '360')))
  const key = randomBytes(32)
  const keys = { key: 'sk_test_standin0000', webhook_secrets: 'whsec_standin0000' }
  const sealed = seal(JSON.stringify(keys), 'payment keys', key)
  await sql`
    insert into connections (name, values, sealed, version, updated_at)
    values ('stripe', '{"account": "Atelier", "account_id": "acct_1"}', ${sealed}, 3, now())`.execute(db)
  await migrate(db, migrations)
  await using shop = await openShop()
  const open = (secret: Buffer) => openExtensions({ ...shop.services, db, secret, log: () => {} }, BUILT_IN)
  const extensions = await open(key)
  const connected = extensions.payments.connected('stripe')
  expect(connected?.settings).toEqual({ extension: 'stripe', version: 3 })
  expect(connected?.provider).toMatchObject({ label: 'Stripe', isTest: true })
  const { rows } = await sql`
    select name, version, account, is_enabled from extensions where name = 'stripe'`.execute(db)
  expect(rows).toEqual([
    { name: 'stripe', version: '1.0.0', account: { account: 'Atelier', account_id: 'acct_1' }, is_enabled: true },
  ])
  expect((await open(randomBytes(32))).unreadable().map(({ name }) => name)).toEqual(['stripe'])
})
