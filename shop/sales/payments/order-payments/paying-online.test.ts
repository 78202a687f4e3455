import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { DEFAULTS } from '../../../core/settings/read-identity.server.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { getShop } from '../../../core/settings/shop.contract.ts'
import { getPaymentsState } from './staff/staff-payments.contract.ts'

test('confirms a paid order once, however often the browser returns', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, check, now, work, subjects, stock, moved } = world
  const placed = await order()
  expect(placed).toMatchObject({
    status: 'awaiting_payment',
    payment: { means: 'online', state: 'open', reference: '' },
  })
  expect([await subjects(), await stock()]).toEqual([[], 8])
  const reference = await page(placed)
  expect(await page(placed)).toBe(reference)
  expect(provider.payments.get(reference)?.wish).toMatchObject({
    ...{ order: placed.id, totalCents: 29_90, email: 'mia@example.com', delivery: { cents: 4_90 } },
    lines: [{ title: 'Mug, Red', quantity: 2, unit_cents: 12_50 }],
    successUrl: `https://shop.example/checkout/success?order=${placed.id}`,
    cancelUrl: `https://shop.example/orders/${placed.id}`,
  })
  expect(await check(placed)).toMatchObject({ status: 'awaiting_payment' })
  provider.pay(reference)
  const answers = await Promise.all([check(placed), check(placed), check(placed), work(2)])
  expect(answers[0]).toMatchObject({ status: 'making' })
  expect(await now(placed)).toMatchObject({
    status: 'making',
    payment: { state: 'paid', amount: '29.90', refunded: '0.00', paid_by: 'Visa, ending in 4242' },
    steps: [{ status: 'awaiting_payment' }, { status: 'making' }],
  })
  expect(await subjects()).toEqual([`Your order ${placed.id} at Comptoir`])
  expect(await stock()).toBe(await moved())
  await expect(page(placed)).rejects.toThrow('409 This order no longer awaits payment.')
})

test('corrects an order within 16 minutes without webhooks or returning browsers', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, now, work, pass } = world
  const placed = await order()
  const reference = await page(placed)
  for (let minute = 0; minute < 8; minute += 1) {
    pass(1)
    await work()
  }
  provider.pay(reference)
  for (let minute = 0; minute < 16; minute += 1) {
    pass(1)
    await work()
  }
  expect(await now(placed)).toMatchObject({ status: 'making' })
})

test('cancels an unpaid order after its page expires, and restores stock and cart lines', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, now, sweep, pass, stock, moved, subjects, mia } = world
  const placed = await order()
  const reference = await page(placed)
  pass(54)
  await sweep()
  expect(await now(placed)).toMatchObject({ status: 'awaiting_payment' })
  pass(1)
  await Promise.all([sweep(), sweep()])
  expect(await now(placed)).toMatchObject({
    status: 'cancelled',
    cancelled_because: 'not_paid',
    payment: { state: 'closed' },
  })
  expect(provider.payments.get(reference)?.state).toBe('expired')
  expect([await stock(), await moved(), await subjects()]).toEqual([
    10,
    10,
    [`Your order ${placed.id} was not paid in time`],
  ])
  expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ quantity: 2 }])
})

test('keeps an order paid at the last moment, and makes a cancelled order unpayable', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, now, giveUp, sweep, pass } = world
  const first = await order()
  provider.pay(await page(first))
  await expect(giveUp(first)).rejects.toThrow('409')
  expect(await now(first)).toMatchObject({ status: 'making', payment: { state: 'paid' } })

  const second = await order()
  const reference = await page(second)
  await giveUp(second)
  expect(() => provider.pay(reference)).toThrow('It is expired.')

  const third = await order()
  provider.pay(await page(third))
  pass(55)
  await sweep()
  expect(await now(third)).toMatchObject({ status: 'making' })
})

test('accepts orders while the provider is down, repeats the same call and reserves the stock for a day', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, giveUp, now, work, sweep, pass, stock, refunds } = world
  const placed = await order()
  provider.failNext('open', 'lost after')
  await expect(page(placed)).rejects.toThrow('503')
  expect(provider.of(placed.id)).toHaveLength(1)
  // The payment is found by querying, without a webhook or browser.
  pass(1)
  await work()
  const reference = await page(placed)
  expect(provider.of(placed.id)).toHaveLength(1)
  provider.failNext('close', 'lost before')
  await expect(giveUp(placed)).rejects.toThrow('503')
  expect(await now(placed)).toMatchObject({ status: 'awaiting_payment' })
  provider.failNext('close', 'lost before', 30)
  provider.failNext('settle', 'lost before', 3)
  pass(60)
  await sweep()
  expect([(await now(placed))?.status, await stock()]).toEqual(['awaiting_payment', 8])
  pass(24 * 60)
  await sweep()
  expect([(await now(placed))?.status, await stock()]).toEqual(['cancelled', 10])
  // It was paid and the stock is available, but the payment is more than a day late, so it is refunded.
  provider.become(reference, { state: 'paid', receivedCents: 29_90 })
  pass(6 * 60)
  await work()
  for (let hour = 0; hour < 12; hour += 1) {
    pass(60)
    await work()
  }
  expect(await refunds()).toEqual([{ cents: 29_90, because: 'late', state: 'done', reason: '' }])
})

test('reserves stock without limit during a slow payment, and for one more day after it fails', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, now, work, sweep, pass, subjects, stock, giveUp } = world
  const placed = await order()
  const reference = await page(placed)
  provider.become(reference, { state: 'processing' })
  pass(2)
  await work()
  pass(3 * 24 * 60)
  await sweep()
  expect(await now(placed)).toMatchObject({ status: 'awaiting_payment', payment: { state: 'processing' } })
  await expect(giveUp(placed)).rejects.toThrow('409')
  await expect(page(placed)).rejects.toThrow('409 Your payment is being processed')
  provider.become(reference, { state: 'failed' })
  await work()
  expect((await subjects()).at(-1)).toBe(`Your order ${placed.id} at Comptoir: your payment failed`)
  const until = new Date(shop.clock.now.getTime() + 24 * 60 * 60_000)
  expect(await now(placed)).toMatchObject({ payment: { state: 'closed', ends_on: until.toISOString() } })
  // Another unpaid page neither shortens nor extends the day.
  pass(60)
  await page(placed)
  pass(60)
  await work()
  await sweep()
  expect(await now(placed)).toMatchObject({ status: 'awaiting_payment', payment: { state: 'closed' } })
  pass(21 * 60 + 10)
  const last = await page(placed)
  expect(provider.payments.get(last)?.wish.endsAt).toEqual(new Date(until.getTime() - 10 * 60_000))
  pass(10)
  provider.become(last, { state: 'expired' })
  await work()
  await expect(page(placed)).rejects.toThrow('409 This order can no longer be paid')
  pass(30)
  await sweep()
  expect([(await now(placed))?.status, await stock()]).toEqual(['awaiting_payment', 8])
  pass(61)
  await sweep()
  expect([(await now(placed))?.status, await stock()]).toEqual(['cancelled', 10])
})

test('blocks an order with a different amount, currency, mode or attempt and notifies staff', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, now, check, subjects } = world
  const placed = await order()
  const reference = await page(placed)
  for (const change of [
    { receivedCents: 29_89 },
    { currency: 'USD' },
    { isTest: true },
    { attempt: '11111111-1111-4111-8111-111111111111' },
  ]) {
    const right = {
      receivedCents: 29_90,
      currency: 'EUR',
      isTest: false,
      attempt: provider.payments.get(reference)?.wish.attempt ?? '',
    }
    provider.become(reference, { state: 'open', ...right })
    await check(placed)
    provider.pay(reference, change)
    await check(placed)
    expect(await now(placed)).toMatchObject({ status: 'awaiting_payment', payment: { is_checked: true } })
    expect((await staff.api(getPaymentsState, {})).needs_you).toMatchObject([{ kind: 'differs', order: placed.id }])
    await expect(page(placed)).rejects.toThrow('409 We are checking your payment.')
  }
  expect(await subjects(shop.config.shopEmail)).toEqual(Array(4).fill(`Order ${placed.id}: a payment needs attention`))
  provider.become(reference, { attempt: provider.payments.get(reference)?.wish.attempt ?? '' })
  expect(await check(placed)).toMatchObject({ status: 'making', payment: { is_checked: false } })
})

test('rejects payment by another customer, and opens no page for a transfer', async () => {
  await using world = await openPayingShop()
  const { shop, order, page, check, giveUp, mia, mug } = world
  const ida = await shop.customer('Ida')
  const placed = await order()
  await expect(page(placed, ida)).rejects.toThrow('404')
  await expect(check(placed, ida)).rejects.toThrow('404')
  await giveUp(placed)
  const { checkOutCart, putInCart } = await import('../../../../tests/fixtures/selling/selling-shop.ts')
  await putInCart(mia, mug, 1)
  await expect(page(await checkOutCart(mia))).rejects.toThrow('409 This order is paid by transfer.')
})

test('confirms a late payment with the terms agreed to, which name the payment provider', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, check } = world
  expect(await shop.visitor.api(getShop, {})).toMatchObject({ pays_with: provider.label })
  const placed = await order()
  const agreed = await shop.db.selectFrom('terms_versions').select('words').executeTakeFirstOrThrow()
  expect(agreed.words).toContain(`online, on the page of ${provider.label}`)
  const legal = { ...DEFAULTS.legal, operator: 'Another SARL' }
  await staff.api(saveSettings.legal, { body: { ...legal, version: 0 } })
  provider.pay(await page(placed))
  await check(placed)
  const confirmed = (await shop.emails('mia@example.com')).at(-1)
  expect(confirmed?.subject).toBe(`Your order ${placed.id} at Comptoir`)
  const terms = confirmed?.attachments?.find(({ filename }) => filename === 'terms.txt')
  expect(String(terms?.content)).toBe(agreed.words)
  expect(agreed.words).not.toContain('Another SARL')
})

test('opens no payment page with replaced keys, or with keys of the other mode', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page } = world
  const placed = await order()
  const isOpened = async () => {
    const rows = await shop.db.selectFrom('payments').select('parameters').execute()
    return rows.some(({ parameters }) => parameters !== null)
  }
  // Another process has saved other keys, and this one has not loaded them yet.
  const setVersion = (settings_version: number) => shop.db.updateTable('extensions').set({ settings_version }).execute()
  await setVersion(2)
  await expect(page(placed)).rejects.toThrow('503')
  await setVersion(0)
  Object.assign(provider, { isTest: true })
  await expect(page(placed)).rejects.toThrow('409 This order can no longer be paid online.')
  expect(await isOpened()).toBe(false)
  Object.assign(provider, { isTest: false })
  await page(placed)
  expect(await isOpened()).toBe(true)
})
