import { expect, test } from 'vitest'
import { by, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import type { ProviderDispute } from '../../../extension/payment-provider.ts'
import { resolveDispute } from '../../payments/order-payments/staff/staff-payments.contract.ts'
import { changeGiftCard, enterGiftCard, readBalance, readGiftCard } from '../gift-cards.contract.ts'
import { addRecipient } from './recipients.contract.ts'
import { sendSoldGiftCard } from './sold-cards.contract.ts'

const openedAt = new Date('2026-11-23T11:00:00Z')
const OPEN: ProviderDispute = { state: 'open', openedAt, lostCents: 0, answerBy: null }

test('money returned by the provider or disputed blocks the unpaid cards, and an e-mail to staff names them', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, variant, provider, post, work, order, page, check, cardsOf, issued } = world
  await putInCart(mia, giftCard, 2)
  await putInCart(mia, mug, 1)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com', send_on: '2026-11-26' } })
  const placed = await order(mia, { payment: 'online' })
  const reference = await page(placed)
  provider.pay(reference)
  await check(placed)
  await issued(placed.id)
  const become = async (change: Parameters<typeof provider.become>[1]) => {
    provider.become(reference, change)
    await post(provider.notice(reference))
    await work(2)
  }
  const states = async () => (await cardsOf(placed.id)).map(({ state }) => state)
  const emails = async () =>
    (await shop.emails(shop.config.shopEmail)).filter(({ text }) => /cards of the order/.test(text))
  const [code = ''] = await codesTo(shop, 'mia@example.com')

  // The rest of the payment still covers both cards.
  await become({ refundedCents: 17_40 })
  expect(await states()).toEqual(['scheduled', 'sent'])
  await become({ refundedCents: 17_41 })
  expect(await states()).toEqual(['blocked', 'blocked'])
  expect(await mia.api(readBalance, { body: { code } })).toMatchObject({ balance: '50.00', state: 'blocked' })
  expect((await emails()).map(({ subject }) => subject)).toEqual([`Order ${placed.id}: gift cards are blocked`])
  expect((await emails())[0]?.text).toContain(`•••• ${code.slice(-4)} (€50.00)`)

  const unblock = async () => {
    for (const { gift_card } of await cardsOf(placed.id)) {
      const { version } = await staff.api(readGiftCard, by(gift_card ?? 0))
      await staff.api(changeGiftCard, {
        ...by(gift_card ?? 0),
        body: { ends_on: '2031-11-23', is_blocked: false, version } as never,
      })
    }
  }
  await unblock()
  expect(await states()).toEqual(['scheduled', 'sent'])
  await become({ dispute: OPEN })
  await become({ dispute: OPEN })
  expect(await states()).toEqual(['blocked', 'blocked'])
  expect(await emails()).toHaveLength(2)
  // A card that is blocked on its day is sent after staff unblock it.
  const payment = await shop.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
  await staff.api(resolveDispute, { body: { id: String(payment.id) } })
  shop.clock.now = new Date('2026-11-26T07:00:00Z')
  shop.jobs.wake()
  const waiting = () => shop.db.selectFrom('jobs').select('key').where('name', '=', 'send-gift-card').execute()
  await expect.poll(waiting).toEqual([])
  expect(await codesTo(shop, 'ida@example.com')).toEqual([])
  await become({ dispute: { ...OPEN, state: 'won' } })
  expect((await emails()).at(-1)).toMatchObject({ subject: `Order ${placed.id}: dispute won` })
  expect((await emails()).at(-1)?.text).toContain('still blocked')
})

test('a dispute blocks a spent card, and a card is not sent if its money is returned before its issue', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, variant, provider, post, work, order, page, check, cardsOf, issued } = world
  const buy = async (recipient?: { email: string }) => {
    await putInCart(mia, giftCard, 1)
    if (recipient) await mia.api(addRecipient, { body: { variant, ...recipient } })
    const placed = await order(mia, { payment: 'online' })
    return { placed, reference: await page(placed) }
  }
  const { placed, reference } = await buy()
  provider.pay(reference)
  await check(placed)
  await issued(placed.id)
  const [code = ''] = await codesTo(shop, 'mia@example.com')
  await putInCart(mia, mug, 4)
  await mia.api(enterGiftCard, { body: { code } })
  await order()
  expect(await mia.api(readBalance, { body: { code } })).toMatchObject({ balance: '0.00' })
  provider.become(reference, { dispute: OPEN })
  await post(provider.notice(reference))
  await work()
  expect(await cardsOf(placed.id)).toMatchObject([{ state: 'blocked' }])
  const [card] = await cardsOf(placed.id)
  const { results } = await staff.api(auditLog, { query: { gift_card: String(card?.gift_card) } as never })
  expect(results).toMatchObject([{ field: 'is_blocked', old: 'false', new: 'true', by: '', by_id: null }])

  for (const change of [{ refundedCents: 1 }, { dispute: OPEN }]) {
    const late = await buy({ email: 'ida@example.com' })
    provider.pay(late.reference)
    provider.become(late.reference, change)
    await check(late.placed)
    await issued(late.placed.id)
    expect((await cardsOf(late.placed.id)).map(({ state }) => state)).toEqual(['blocked'])
    const emails = await shop.emails(shop.config.shopEmail)
    expect(emails.filter(({ subject }) => subject === `Order ${late.placed.id}: gift cards are blocked`)).toHaveLength(
      1,
    )
  }
  expect(await codesTo(shop, 'ida@example.com')).toEqual([])
  expect(await codesTo(shop, 'mia@example.com')).toEqual([code])
})

test('the buyer sends a card again at most five times, and the activity log shows each address', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, giftCard, order, pay, cardsOf, issued } = world
  await putInCart(mia, giftCard, 1)
  const { id } = await order()
  await pay(id, '50.00')
  await issued(id)
  const [card] = await cardsOf(id)
  const send = (email: string) =>
    mia.api(sendSoldGiftCard, { params: { id: String(id), card: String(card?.id) }, body: { email } })
  for (const place of [1, 2, 3, 4]) await send(`eva${place}@example.com`)
  const both = await Promise.allSettled([send('eva5@example.com'), send('eva6@example.com')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(send('eva7@example.com')).rejects.toThrow('This gift card was sent again 5 times.')
  expect(await codesTo(shop, 'eva7@example.com')).toEqual([])
  const { results } = await staff.api(auditLog, { query: { gift_card: String(card?.gift_card) } as never })
  const addresses = results.filter(({ field }) => field === 'email')
  expect(addresses).toHaveLength(5)
  expect(addresses.at(-1)).toMatchObject({ old: 'mia@example.com', new: 'eva1@example.com' })
})
