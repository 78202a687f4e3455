import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import { by, CODE, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { killAtEachWrite } from '../../../../tests/fixtures/selling/kill-at-each-write.ts'
import { putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { quoteCheckout } from '../../checkout/checkout.contract.ts'
import { enterCode } from '../../discounts/entering/cart-code.contract.ts'
import { cancelOwnOrder } from '../../orders/orders.contract.ts'
import { transitionOrder } from '../../orders/staff/steps/steps.contract.ts'
import { enterGiftCard, readBalance, readGiftCard } from '../gift-cards.contract.ts'
import { issueSoldCards } from './issue-sold-cards.server.ts'
import { addRecipient, changeRecipient, listRecipients, removeRecipient } from './recipients.contract.ts'
import { listSoldGiftCards, listSoldGiftCardsForStaff, sendSoldGiftCard } from './sold-cards.contract.ts'

test('a paid order issues its gift cards once, sends each on its day, and sends the buyer no code', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, giftCard, variant, order, pay, cardsOf, issued, statusOf } = world
  await addDiscount(shop.db, { code: 'SAVE' })
  await putInCart(mia, giftCard, 3)
  const add = (body: object) => mia.api(addRecipient, { body: { variant, email: 'ida@example.com', ...body } })
  await expect(add({ send_on: '2026-11-22' })).rejects.toThrow('Choose today or a later day.')
  await expect(add({ send_on: '2027-11-24' })).rejects.toThrow('Choose a day within one year.')
  await expect(add({ email: 'nonsense' })).rejects.toThrow('400')
  await expect(add({ variant: 0 })).rejects.toThrow('This gift card is not in your cart.')
  await add({ name: 'Ida', message: 'Happy birthday' })
  const { lines } = await add({ email: 'wrong@example.com', send_on: '2026-11-26' })
  const [, second] = lines[0]?.recipients ?? []
  await mia.api(changeRecipient, { ...by(second?.id ?? 0), body: { email: 'tom@example.com', send_on: '2026-11-26' } })
  expect(await mia.api(listRecipients, {})).toMatchObject({
    lines: [{ title: 'Gift card', value: '50.00', quantity: 3, for_buyer: 1 }],
  })

  // No delivery, no discount and no VAT.
  await mia.api(enterCode, { body: { code: 'SAVE' } }).catch(() => {})
  const quoted = await mia.api(quoteCheckout, { query: {} })
  expect(quoted).toMatchObject({ total: '150.00', delivery: '0.00', discounts: [], taxes: [] })
  expect(quoted.methods).toMatchObject([{ name: 'By e-mail', is_emailed: true, price: '0.00' }])
  const { id } = await order()
  expect((await mia.api(listRecipients, {})).lines).toEqual([])
  expect(await cardsOf(id)).toMatchObject([{ state: 'unpaid' }, { state: 'unpaid' }, { state: 'unpaid' }])
  expect(await codesTo(shop, 'ida@example.com')).toEqual([])

  await pay(id, '150.00')
  await issued(id)
  const [code = ''] = await codesTo(shop, 'ida@example.com')
  expect(await mia.api(readBalance, { body: { code } })).toMatchObject({ balance: '50.00', ends_on: '2031-11-23' })
  expect((await shop.emails('ida@example.com')).at(-1)?.text).toContain('Happy birthday')
  expect(await codesTo(shop, 'mia@example.com')).toHaveLength(1)
  const copy = (await shop.emails('mia@example.com')).find(({ subject }) => subject.startsWith('Gift cards of'))
  expect(copy?.text).toContain('Sent to tom@example.com on 26 November 2026')
  expect(copy?.text).not.toMatch(CODE)
  expect(await cardsOf(id)).toMatchObject([
    { email: 'ida@example.com', name: 'Ida', state: 'sent', value: '50.00' },
    { email: 'tom@example.com', state: 'scheduled', last_four: null },
    { email: 'mia@example.com', state: 'sent' },
  ])
  expect(await staff.api(listSoldGiftCardsForStaff, by(id))).toEqual({ gift_cards: await cardsOf(id) })
  expect(await statusOf(id)).toBe('making')
  const variantRow = await shop.db.selectFrom('variants').select('stock').where('id', '=', variant).execute()
  expect(variantRow).toEqual([{ stock: 5 }])

  // A second delivery of the event, also at the same time, issues nothing.
  const again = () => shop.db.transaction().execute((tx) => issueSoldCards(tx, shop.services, id, shop.clock.now))
  await Promise.all([again(), again()])
  expect(await shop.db.selectFrom('gift_cards').select('id').execute()).toHaveLength(3)

  // The buyer corrects the address of a card that waits, and of one that was sent.
  const [ida, tom] = await cardsOf(id)
  const send = (card: number | undefined, email: string) =>
    mia.api(sendSoldGiftCard, { params: { id: String(id), card: String(card) }, body: { email } })
  await send(tom?.id, 'tim@example.com')
  expect(await codesTo(shop, 'tim@example.com')).toEqual([])
  const wrong = await shop.customer('Wrong')
  await wrong.api(enterGiftCard, { body: { code } })
  const entered = async () => shop.db.selectFrom('cart_gift_cards').select('gift_card_id').execute()
  expect(await entered()).toHaveLength(1)
  await send(ida?.id, 'eva@example.com')
  expect(await entered()).toEqual([])
  const [next = ''] = await codesTo(shop, 'eva@example.com')
  await expect(mia.api(readBalance, { body: { code } })).rejects.toThrow('400')
  expect(await mia.api(readBalance, { body: { code: next } })).toMatchObject({ balance: '50.00' })

  // On its day, the last card is sent once, and the order is complete.
  shop.clock.now = new Date('2026-11-26T06:59:00Z')
  shop.jobs.wake()
  expect(await codesTo(shop, 'tim@example.com')).toEqual([])
  shop.clock.now = new Date('2026-11-26T07:00:00Z')
  shop.jobs.wake()
  await expect.poll(() => codesTo(shop, 'tim@example.com')).toHaveLength(1)
  expect(await statusOf(id)).toBe('delivered')

  const eva = await shop.customer('Eva')
  await expect(eva.api(listSoldGiftCards, by(id))).rejects.toThrow('404')
  await expect(
    eva.api(sendSoldGiftCard, {
      params: { id: String(id), card: String(tom?.id) },
      body: { email: 'eva@example.com' },
    }),
  ).rejects.toThrow('404')
})

test('a refund blocks unspent gift cards, and refunds a spent one by its balance only', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, order, pay, cardsOf, issued, refund } = world
  await putInCart(mia, giftCard, 2)
  const { id } = await order()
  await pay(id, '100.00')
  await issued(id)
  const [first = '', second = ''] = await codesTo(shop, 'mia@example.com')

  // A gift card pays goods, but no gift card.
  await putInCart(mia, giftCard, 1)
  await mia.api(enterGiftCard, { body: { code: first } })
  expect(await mia.api(quoteCheckout, { query: {} })).toMatchObject({ paid_by_gift_cards: '0.00', due: '50.00' })
  await putInCart(mia, mug, 1)
  expect(await mia.api(quoteCheckout, { query: {} })).toMatchObject({ paid_by_gift_cards: '17.40', due: '50.00' })
  const mixed = await order()
  expect(mixed).toMatchObject({ price: '67.40', payment: { amount: '50.00' }, taxes: [{ gross: '17.40' }] })
  const [used] = (await cardsOf(id)).filter(({ state }) => state === 'used')
  expect(used).toMatchObject({ last_four: first.slice(-4) })

  // Money is refunded with a piece only, and the unspent card goes first.
  await expect(refund(id, '50.00', 0)).rejects.toThrow('At most €0.00 can be refunded.')
  await expect(refund(id, '50.01', 1)).rejects.toThrow('At most €50.00 can be refunded.')
  await refund(id, '50.00', 1)
  expect((await cardsOf(id)).map(({ state }) => state).sort()).toEqual(['revoked', 'used'])
  await expect(mia.api(enterGiftCard, { body: { code: second } })).rejects.toThrow('This gift card is blocked.')
  expect(await mia.api(readBalance, { body: { code: second } })).toMatchObject({ balance: '0.00', state: 'blocked' })
  // The used card pays a part of an order that is not paid yet.
  await expect(refund(id, '32.60', 1)).rejects.toThrow('An unpaid order uses this gift card.')
  await pay(mixed.id, '50.00')
  await issued(mixed.id)
  await expect(refund(id, '50.00', 1)).rejects.toThrow('At most €32.60 can be refunded.')
  const settled = await Promise.allSettled([refund(id, '32.60', 1), refund(id, '32.60', 1)])
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const card = await staff.api(readGiftCard, by(used?.gift_card ?? 0))
  expect(card).toMatchObject({ balance: '0.00', is_blocked: true })
  expect(card.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['issued', '50.00'],
    ['redeemed', '-17.40'],
    ['revoked', '-32.60'],
  ])

  // Cancelling the order that a revoked card has paid returns its amount, which can be spent.
  await staff.api(transitionOrder, { ...by(mixed.id), body: { to: 'cancelled', from: 'making' } } as never)
  expect(await cardsOf(mixed.id)).toMatchObject([{ state: 'revoked' }])
  const refunded = await shop.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('refunds.cents')
    .where('order_id', '=', mixed.id)
    .execute()
  expect(refunded.reduce((sum, { cents }) => sum + cents, 0)).toBe(67_40)
  expect(await staff.api(readGiftCard, by(card.id))).toMatchObject({ balance: '17.40', is_blocked: false })
})

test('an unpaid order issues nothing and returns its recipients to the cart; a payment by day issues at once', async () => {
  await using world = await openGiftShop()
  const { shop, mia, mug, giftCard, variant, order, pay, cardsOf, issued, statusOf } = world
  await putInCart(mia, giftCard, 1)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com', name: 'Ida', send_on: '2026-11-24' } })
  const { id } = await order()
  await mia.api(cancelOwnOrder, by(id))
  const [line] = (await mia.api(listRecipients, {})).lines
  expect(line).toMatchObject({ for_buyer: 0, recipients: [{ email: 'ida@example.com', name: 'Ida' }] })
  await mia.api(addRecipient, { body: { variant, email: 'tom@example.com' } })
  const { lines } = await mia.api(listRecipients, {})
  expect(lines[0]?.recipients.map(({ is_ordered }) => is_ordered)).toEqual([true, false])
  await mia.api(removeRecipient, by(lines[0]?.recipients[1]?.id ?? 0))

  // Paid after the chosen day, together with goods: the card is sent, and the goods are still to be shipped.
  await putInCart(mia, mug, 1)
  const mixed = await order()
  expect(mixed).toMatchObject({ price: '67.40' })
  await shop.db.updateTable('sold_gift_cards').set({ send_on: '2026-11-22' }).where('order_id', '=', mixed.id).execute()
  await pay(mixed.id, '67.40')
  await issued(mixed.id)
  expect(await cardsOf(mixed.id)).toMatchObject([{ email: 'ida@example.com', state: 'sent' }])
  expect(await codesTo(shop, 'ida@example.com')).toHaveLength(1)
  expect(await statusOf(mixed.id)).toBe('making')
  expect(await cardsOf(id)).toMatchObject([{ state: 'unpaid' }])
})

test('killed at each write and at the commit of issuing, a paid order issues and sends each gift card once', async () => {
  await using world = await openGiftShop()
  const { shop, mia, giftCard, variant, order, pay, cardsOf, statusOf } = world
  await putInCart(mia, giftCard, 2)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com' } })
  const { id } = await order()
  await killAtEachWrite(shop, ['gift_cards', 'gift_card_entries', 'sold_gift_cards'], 'sold_gift_cards')
  await pay(id, '100.00')
  // Later deliveries of the event.
  const issue = () => shop.db.transaction().execute((tx) => issueSoldCards(tx, shop.services, id, shop.clock.now))
  const isIssued = async () => (await cardsOf(id)).every(({ gift_card }) => gift_card !== null)
  while (!(await isIssued())) await issue().catch(() => {})
  await issue()
  // 12 attempts were killed at their 1st to 12th write or commit check, and one has made all 12.
  const { rows } = await sql<{ last: number }>`select last_value as last from writes`.execute(shop.db)
  expect(rows).toEqual([{ last: 90 }])
  expect(await shop.db.selectFrom('gift_cards').select('id').execute()).toHaveLength(2)
  expect(await codesTo(shop, 'ida@example.com')).toHaveLength(1)
  expect(await statusOf(id)).toBe('delivered')
})
