import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildShop } from '../../../app.ts'
import { BUILT_IN } from '../../../extensions/built-in.ts'
import { paymentMethods } from '../../../server/payments/payment-methods.ts'
import { switchExtension } from '../../../shop/admin/settings/extensions/extensions.contract.ts'
import { checkListed } from '../../../shop/core/extensions/check-listed.server.ts'
import { openExtensions } from '../../../shop/core/extensions/open-extensions.server.ts'
import { onlineMethodsOf } from '../../../shop/core/extensions/payments/extension-payments.server.ts'
import { saveSettings } from '../../../shop/core/settings/settings.contract.ts'
import type { Extension } from '../../../shop/extension/extension.ts'
import { quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { cancelOwnOrder, checkPayment } from '../../../shop/sales/orders/orders.contract.ts'
import { recordPayment } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { getPaymentMethods } from '../../../shop/sales/payments/methods/payment-methods.contract.ts'
import { openPaymentMethods } from '../../../shop/sales/payments/methods/registered-methods.server.ts'
import { transferMethod } from '../../../shop/sales/payments/methods/transfer/transfer-method.server.ts'
import {
  askAgain,
  getPaymentsState,
} from '../../../shop/sales/payments/order-payments/staff/staff-payments.contract.ts'
import { payOrder } from '../../../shop/sales/payments/payments.contract.ts'
import { checkOutCart, putInCart } from '../../fixtures/selling/selling-shop.ts'
import type { Person } from '../../processes/open-shop.ts'
import { secondPay } from './second-pay.ts'
import { by, openShopWithBoth } from './shop-with-both.ts'

const disputed = (now: Date) => ({
  dispute: { state: 'open', openedAt: now, answerBy: new Date(now.getTime() + 7 * 86_400_000), lostCents: 0 } as const,
})

test('two providers take payments at once: each payment is reported, refunded and disputed at its own provider', async () => {
  await using world = await openShopWithBoth()
  const { shop, staff, stripe, server, paid, work, shown, refund, post, state } = world
  /** Returns the refunded cents at Stripe. */
  const atStripe = () => [...stripe.account.refunds.values()].map(({ amount }) => amount)
  const [mia, zoe] = [await shop.customer('Mia'), await shop.customer('Zoe')]
  await putInCart(mia, world.mug, 2)
  const { means } = await mia.api(quoteCheckout, { query: {} })
  expect(means.map(({ id, kind, text, is_test }) => [id, kind, text, is_test])).toEqual([
    ['online', 'online', 'By card or otherwise online', true],
    ['second', 'online', 'By SecondPay', false],
    ['transfer', 'sent', 'By bank transfer', false],
  ])

  const [hers, zoes] = [await paid(mia, 'online'), await paid(zoe, 'second')]
  const stripeNotice = stripe.notices.at(-1) ?? { body: '', headers: {} }
  const secondNotice = server.webhook(zoes.reference)
  expect([await post('second', stripeNotice), await post('stripe', secondNotice)]).toEqual([400, 400])
  expect([await post('stripe', stripeNotice), await post('second', secondNotice)]).toEqual([200, 200])
  expect([await post('third', secondNotice)]).toEqual([404])
  await work()
  expect(await shown(mia, hers.id)).toMatchObject({ status: 'making', payment: { means: 'online', state: 'paid' } })
  expect(await shown(zoe, zoes.id)).toMatchObject({
    status: 'making',
    payment: { means: 'second', kind: 'online', text: 'By SecondPay', short_text: 'SecondPay', state: 'paid' },
  })
  expect(await state()).toMatchObject({
    providers: [
      { label: 'Stripe', notices_address: 'https://shop.example/api/payments/stripe/' },
      { label: 'SecondPay' },
    ],
    disconnected: [],
  })

  await refund(hers.id, '5.00')
  await refund(zoes.id, '7.00')
  await work()
  expect(atStripe()).toEqual([5_00])
  expect([...server.account.refunds.values()].map(({ cents }) => cents)).toEqual([700])
  expect(await shown(zoe, zoes.id)).toMatchObject({ refunds: [{ amount: '7.00', state: 'done' }] })

  server.account.become(zoes.reference, disputed(shop.clock.now))
  world.pass(16)
  await work()
  expect((await state()).needs_you).toMatchObject([
    { kind: 'disputed', order: zoes.id, provider: 'second', provider_name: 'SecondPay' },
  ])

  // A transfer for an order that was paid online goes back by transfer, not at the provider.
  const again = { amount: '29.90', received_on: shop.clock.now.toISOString().slice(0, 10), again: crypto.randomUUID() }
  await staff.api(recordPayment, { ...by(hers.id), body: again })
  await work()
  expect((await state()).needs_you).toContainEqual(
    expect.objectContaining({ kind: 'refund_by_hand', order: hers.id, amount: '29.90', provider: 'transfer' }),
  )
  expect(atStripe()).toEqual([5_00])

  const headers = { authorization: `Token ${staff.token}` }
  const { body: file } = await shop.app.inject({ url: '/api/orders.csv', headers })
  expect(file).toMatch(/,second,.*,SecondPay,/)
  const subjects = (await shop.emails('shop@localhost')).map(({ subject }) => subject)
  expect(subjects).toContain(`New order ${zoes.id}: €29.90, paid by SecondPay`)
})

test('a failing provider does not delay the other one', { tags: ['deep'] }, async () => {
  await using world = await openShopWithBoth()
  const { shop, stripe, server, paid, order, page, sweep, work, shown, pass } = world
  const [mia, ...others] = await Promise.all(['Mia', 'Zoe', 'Ben', 'Ida', 'Leo'].map((name) => shop.customer(name)))
  if (!mia) throw new Error()
  const unpaid: number[] = []
  for (const one of others) {
    const id = await order(one, 'online')
    await page(one, id)
    unpaid.push(id)
  }
  const late = await order(mia, 'second')
  await page(mia, late)
  pass(60)
  stripe.failNext('cut before', 100)
  await sweep()
  expect(await shown(mia, late)).toMatchObject({ status: 'cancelled' })
  expect(await Promise.all(others.map(async (one, index) => (await shown(one, unpaid[index] ?? 0))?.status))).toEqual(
    unpaid.map(() => 'awaiting_payment'),
  )
  const { id, reference } = await paid(mia, 'second')
  expect(server.account.payments.get(reference)?.state).toBe('paid')
  pass(2)
  await work()
  expect(await shown(mia, id)).toMatchObject({ status: 'making' })
})

test('payments, refunds and disputes of a removed provider stay visible and are settled once it is back', {
  tags: ['deep'],
}, async () => {
  await using world = await openShopWithBoth()
  const { shop, staff, stripe, server, enable, paid, order, page, work, sweep, refund, shown, state, pass } = world
  const [mia, zoe, ben] = [await shop.customer('Mia'), await shop.customer('Zoe'), await shop.customer('Ben')]
  const refunded = await paid(mia, 'second')
  await work()
  await mia.api(checkPayment, by(refunded.id))
  const disputing = await paid(zoe, 'second')
  await zoe.api(checkPayment, by(disputing.id))
  server.account.become(disputing.reference, disputed(shop.clock.now))
  pass(16)
  await work()
  const open = await order(mia, 'second')
  const { reference } = await page(mia, open)

  await enable('second', false)
  await refund(refunded.id, '10.00')
  server.account.pay(reference)
  await work()
  expect(await state()).toMatchObject({
    providers: [{ label: 'Stripe' }],
    disconnected: [{ id: 'second', name: 'By SecondPay', payments: 1, refunds: 1, disputes: 1 }],
    needs_you: [{ kind: 'disputed', provider_name: 'second' }],
  })
  await putInCart(ben, world.mug, 2)
  const quoted = await ben.api(quoteCheckout, { query: {} })
  expect(quoted.means.map(({ id }) => id)).toEqual(['online', 'transfer'])
  await expect(checkOutCart(ben, { payment: 'second' })).rejects.toThrow(
    '{"payment":["This payment method is no longer',
  )
  await expect(mia.api(payOrder, by(open))).rejects.toThrow('409 Online payment is not available at the moment.')
  await expect(mia.api(cancelOwnOrder, by(open))).rejects.toThrow('503')
  expect(await mia.api(checkPayment, by(open))).toMatchObject({ status: 'awaiting_payment' })
  const { id } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', open)
    .executeTakeFirstOrThrow()
  await expect(staff.api(askAgain, { body: { id: String(id) } })).rejects.toThrow(
    '409 The payment provider is not connected',
  )
  pass(60)
  await sweep()
  expect(await shown(mia, open)).toMatchObject({ status: 'awaiting_payment', payment: { text: 'By SecondPay' } })
  const bens = await checkOutCart(ben, { payment: 'online' })
  stripe.account.pay((await page(ben, bens.id)).reference)
  expect(await ben.api(checkPayment, by(bens.id))).toMatchObject({ status: 'making' })

  // Without its registration, its webhook address is gone, and the stored name is shown.
  const { services } = shop
  const extensions = await openExtensions({ ...services, identity: services.identity, log: () => {} }, BUILT_IN)
  // The staff session has ended meanwhile.
  const owner = await shop.staff('owner')
  const other = await buildShop(
    { ...services, extensions, paymentMethods: openPaymentMethods(extensions) },
    pino({ level: 'silent' }),
  )
  const ask = async (url: string, person: Person) =>
    (await other.inject({ url, headers: { authorization: `Token ${person.token}` } })).json()
  expect(await ask(`/api/orders/?order=${open}`, mia)).toMatchObject({
    results: [{ payment: { means: 'second', kind: 'online', text: 'By SecondPay' } }],
  })
  expect(await ask('/api/staff_payments/', owner)).toMatchObject({
    disconnected: [{ id: 'second', name: 'By SecondPay' }],
  })
  expect(await ask('/api/admin/reports/sales/?from=2026-01-01&to=2027-12-31&by=payment', owner)).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ key: 'second', name: 'By SecondPay' })]),
  })
  expect((await other.inject({ method: 'POST', url: '/api/payments/second/' })).statusCode).toBe(404)
  await other.close()

  await owner.api(switchExtension, { params: { name: secondPay.name }, body: { is_enabled: true } })
  await work()
  expect(await shown(mia, open)).toMatchObject({ status: 'making' })
  expect(server.account.payments.get(refunded.reference)?.refundedCents).toBe(10_00)
  expect((await owner.api(getPaymentsState, {})).disconnected).toEqual([])
})

test('the owner sorts the methods and switches one provider off, and its payments are still settled', async () => {
  await using world = await openShopWithBoth()
  const { shop, staff, paid, work, shown } = world
  const mia = await shop.customer('Mia')
  const { id } = await paid(mia, 'second')
  const save = (version: number, order: string, off: string) =>
    staff.api(saveSettings.methods, { body: { version, order, off } })
  await save(0, 'transfer second', '')
  await putInCart(mia, world.mug, 2)
  const offered = async () => (await mia.api(quoteCheckout, { query: {} })).means.map((one) => one.id)
  await work()
  expect(await shown(mia, id)).toMatchObject({ status: 'making' })
  expect(await offered()).toEqual(['transfer', 'second', 'online'])
  const next = await paid(mia, 'second')
  await save(1, 'transfer second', 'second')
  await putInCart(mia, world.mug, 2)
  await work()
  world.pass(2)
  await work()
  expect(await shown(mia, next.id)).toMatchObject({ status: 'making' })
  expect(await offered()).toEqual(['transfer', 'online'])
  expect((await staff.api(getPaymentMethods, {})).map((one) => one.id)).toEqual([
    'transfer',
    'second',
    'online',
    'collection',
  ])
  await expect(save(2, 'unknown', '')).rejects.toThrow('{"order":["This payment method does not exist."]}')
  await expect(save(2, 'second second', '')).rejects.toThrow('{"order":["Name each payment method once."]}')
  await expect(save(1, '', '')).rejects.toThrow('409')
})

test('ids of payment methods are unique and have one format, and their texts are complete', async () => {
  const open =
    (...listed: Extension[]) =>
    () =>
      checkListed([...BUILT_IN, ...listed], { environment: {} })
  const [method] = onlineMethodsOf(secondPay)
  if (!method) throw new Error()
  const other = (change: object) => ({ ...secondPay, name: 'other', payments: [{ ...method, ...change }] })
  expect(open(secondPay)).not.toThrow()
  expect(open(secondPay, other({ id: 'third' }))).toThrow('the extension other has the payment provider second')
  expect(open(other({ id: 'online', provider: { ...method.provider, id: 'third' } }))).toThrow(
    'the payment method online',
  )
  expect(open(other({ id: 'Über' }))).toThrow('has the payment id Über.')
  expect(open(other({ kind: 'cash' }))).toThrow('of an unknown kind, cash.')
  expect(open(other({ texts: { ...method.texts, short: ' ' } }))).toThrow('without the text short.')
  expect(open(other({ kind: 'sent' }))).toThrow('without the text confirmation.')
  expect(open(other({ texts: { ...method.texts, description: 'Pay' } }))).toThrow('without the text description.')
  const own = () => paymentMethods([transferMethod, { ...transferMethod }], () => undefined)
  expect(own).toThrow('Two payment methods have the id transfer.')
})
