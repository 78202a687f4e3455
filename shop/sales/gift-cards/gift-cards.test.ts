import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../server/durations.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { bodyFor, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../tests/processes/open-shop.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { checkOut, quoteCheckout } from '../checkout/checkout.contract.ts'
import { cancelOwnOrder, listOrders } from '../orders/orders.contract.ts'
import { recordPayment, refundOrder } from '../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../orders/staff/steps/steps.contract.ts'
import { expireUnpaidOrders } from '../payments/order-payments/unpaid/unpaid-orders.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import {
  changeGiftCard,
  enterGiftCard,
  issueGiftCard,
  listGiftCards,
  readBalance,
  readGiftCard,
  removeGiftCard,
  replaceGiftCardCode,
} from './gift-cards.contract.ts'

type Paying = Awaited<ReturnType<typeof openPayingShop>>

/** Issues a card by staff. @returns the card and the code from its e-mail */
async function issue({ shop, staff }: Pick<Paying, 'shop' | 'staff'>, value: string, email = 'ida@example.com') {
  const card = await staff.api(issueGiftCard, {
    body: { value, email, message: 'Happy birthday', reason: 'Sold in the shop' },
  })
  return { card, code: await codeSentTo(shop, email) }
}

async function codeSentTo(shop: Paying['shop'], email: string) {
  const sent = (await shop.emails(email)).at(-1)
  const [code = ''] = /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/.exec(sent?.text ?? '') ?? []
  return code
}

const quoteOf = (person: Person) => person.api(quoteCheckout, { query: {} })

/** Orders the cart with the amount that its gift cards pay. */
async function orderWithCards(person: Person, more: Parameters<typeof bodyFor>[1] = {}) {
  const quoted = await quoteOf(person)
  const payment = quoted.due === '0.00' ? '' : 'transfer'
  const body = bodyFor(quoted, { payment, paid_by_gift_cards: quoted.paid_by_gift_cards, ...more })
  return person.api(checkOut, { body })
}

const balanceOf = async ({ staff }: Pick<Paying, 'staff'>, id: number) =>
  (await staff.api(readGiftCard, { params: { id: String(id) } })).balance

const orderOf = async (person: Person, id: number) => {
  const { results } = await person.api(listOrders, { query: { order: String(id) } })
  return results.find((order) => order.id === id)
}

test('a gift card pays a part of an order or all of it, and gets cancelled and refunded amounts back first', async () => {
  await using paying = await openPayingShop()
  const { shop, staff, mug, mia, variant } = paying
  const { card, code } = await issue(paying, '30')
  const { id } = card
  expect(card).toMatchObject({ value: '30.00', balance: '30.00', state: 'active', ends_on: '2031-11-23' })
  const stored = await shop.db.selectFrom('gift_cards').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))

  // A code is entered in any spelling. An unknown code is refused at its field.
  await putInCart(mia, mug, 1)
  await expect(mia.api(enterGiftCard, { body: { code: 'AAAA-BBBB-CCCC-DDDD' } })).rejects.toThrow('400')
  await mia.api(enterGiftCard, { body: { code: code.toLowerCase().replaceAll('-', ' ') } })
  expect(await quoteOf(mia)).toMatchObject({ total: '17.40', paid_by_gift_cards: '17.40', due: '0.00', means: [] })

  // An order that does not name the amount of the cards was made from another quote.
  await expect(orderWithCards(mia, { paid_by_gift_cards: '0.00' })).rejects.toThrow('409 The order has changed')

  // The card pays everything: no other payment is needed.
  const whole = await orderWithCards(mia)
  expect(whole).toMatchObject({ status: 'making', payment: { means: 'gift_card', state: 'paid', amount: '17.40' } })
  expect(whole.gift_cards).toEqual([{ id, last_four: code.slice(-4), amount: '17.40', returned: '0.00' }])
  expect(await balanceOf(paying, id)).toBe('12.60')
  await staff.api(refundOrder, {
    params: { id: String(whole.id) },
    body: {
      ...{ key: crypto.randomUUID(), amount: '2.40', because: 'goodwill', note: '', lines: [] },
    },
  } as never)
  expect(await balanceOf(paying, id)).toBe('15.00')
  await staff.api(transitionOrder, {
    params: { id: String(whole.id) },
    body: { to: 'cancelled', from: 'making' },
  } as never)
  expect(await balanceOf(paying, id)).toBe('30.00')

  // The card pays a part, the transfer the rest. An unpaid order returns the amount once, and the card to the cart.
  await putInCart(mia, mug, 4)
  await mia.api(enterGiftCard, { body: { code } })
  const part = await orderWithCards(mia)
  expect(part).toMatchObject({
    status: 'awaiting_payment',
    price: '54.90',
    payment: { amount: '24.90', state: 'open' },
  })
  expect(await balanceOf(paying, id)).toBe('0.00')
  await mia.api(cancelOwnOrder, { params: { id: String(part.id) } })
  await mia.api(cancelOwnOrder, { params: { id: String(part.id) } })
  expect(await balanceOf(paying, id)).toBe('30.00')
  expect(await quoteOf(mia)).toMatchObject({ paid_by_gift_cards: '30.00', due: '24.90' })

  // A partial refund of a paid order goes to the card first, the rest to the other method.
  const paid = await orderWithCards(mia)
  await staff.api(recordPayment, {
    params: { id: String(paid.id) },
    body: { amount: '24.90', received_on: '2026-11-23' },
  } as never)
  const refund = (amount: string) =>
    staff.api(refundOrder, {
      params: { id: String(paid.id) },
      body: {
        key: crypto.randomUUID(),
        amount,
        because: 'goodwill',
        note: '',
        lines: [{ variant, quantity: 1, restock: false }],
      },
    } as never)
  await refund('20.00')
  expect(await balanceOf(paying, id)).toBe('20.00')
  shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  await refund('15.00')
  expect(await balanceOf(paying, id)).toBe('30.00')
  expect(await orderOf(mia, paid.id)).toMatchObject({
    payment: { refunded: '5.00' },
    gift_cards: [{ amount: '30.00', returned: '30.00' }],
    refunds: [{ amount: '20.00' }, { amount: '10.00' }, { amount: '5.00' }],
    order_product_items: [{ refunded: 2 }],
  })
  const sent = await shop.emails('mia@example.com')
  const split = sent.find(({ subject }) => subject.includes('we refund €15.00'))
  expect(split?.text).toContain('We refund €10.00 to your gift card.')
  expect(split?.text).toContain('We refund €5.00 by bank transfer')
  await expect(refund('20.00')).rejects.toThrow('400')

  // The ledger is append-only, and never overdrawn.
  await expect(sql`update gift_card_entries set amount_cents = 1`.execute(shop.db)).rejects.toThrow('append-only')
  await expect(sql`delete from gift_card_entries`.execute(shop.db)).rejects.toThrow('append-only')
  const { payment_id } = await shop.db
    .selectFrom('gift_card_entries')
    .select('payment_id')
    .where('payment_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const entry = { gift_card_id: id, payment_id, made_at: shop.clock.now }
  const insert = (kind: 'redeemed' | 'refunded', amount_cents: number) =>
    shop.db
      .insertInto('gift_card_entries')
      .values({ ...entry, kind, amount_cents })
      .execute()
  await expect(insert('redeemed', -30_01)).rejects.toThrow('never overdrawn')
  await expect(insert('refunded', 1)).rejects.toThrow('returns at most')
})

test('of two orders that spend one card at once, one is placed; the card is never overdrawn', async () => {
  await using paying = await openPayingShop()
  const { shop, mug, mia } = paying
  const { card, code } = await issue(paying, '17.40')
  const tom = await shop.customer('Tom')
  for (const person of [mia, tom]) {
    await putInCart(person, mug, 1)
    await person.api(enterGiftCard, { body: { code } })
  }
  const settled = await Promise.allSettled([orderWithCards(mia), orderWithCards(tom)])
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))[0]).toContain(
    '409 The order has changed',
  )
  expect(await balanceOf(paying, card.id)).toBe('0.00')
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
  const loser = settled[0]?.status === 'rejected' ? mia : tom
  expect(await quoteOf(loser)).toMatchObject({ gift_cards: [], due: '17.40' })
})

test('a payment page asks for the rest, and a late payment revives the order only if the card can pay again', async () => {
  await using paying = await openPayingShop()
  const { shop, staff, mia, mug, provider, page, work } = paying
  const { card, code } = await issue(paying, '10')
  const order = async () => {
    await mia.api(enterGiftCard, { body: { code } })
    await putInCart(mia, mug, 1)
    return orderWithCards(mia, { payment: 'online' })
  }
  const first = await order()
  expect(first).toMatchObject({ status: 'awaiting_payment', payment: { amount: '7.40' } })
  const reference = await page(first)
  provider.pay(reference)
  await work()
  expect(await orderOf(mia, first.id)).toMatchObject({ status: 'making', payment: { state: 'paid', amount: '7.40' } })
  const parts = await shop.db.selectFrom('payments').select(['state', 'cents']).where('is_part', '=', true).execute()
  expect(parts).toEqual([{ state: 'paid', cents: 10_00 }])
  expect(await balanceOf(paying, card.id)).toBe('0.00')

  // The order expires, and its money comes late: once while the card can pay, once while it is blocked.
  const { card: other, code: otherCode } = await issue(paying, '10', 'tom@example.com')
  const expired = async () => {
    await mia.api(enterGiftCard, { body: { code: otherCode } })
    await putInCart(mia, mug, 1)
    const late = await orderWithCards(mia, { payment: 'transfer' })
    const over = new Date(shop.clock.now.getTime() - MINUTE)
    await shop.db.updateTable('orders').set({ held_until: over }).where('id', '=', late.id).execute()
    await expireUnpaidOrders(shop.services)
    expect(await orderOf(mia, late.id)).toMatchObject({ status: 'cancelled', gift_cards: [{ returned: '10.00' }] })
    expect(await balanceOf(paying, other.id)).toBe('10.00')
    return late
  }
  const recordLate = ({ id }: { id: number }) =>
    staff.api(recordPayment, {
      params: { id: String(id) },
      body: { amount: '7.40', received_on: inShopTime(shop.clock.now).day },
    } as never)
  const revived = await expired()
  await recordLate(revived)
  expect(await orderOf(mia, revived.id)).toMatchObject({ status: 'making', gift_cards: [{ returned: '0.00' }] })
  expect(await balanceOf(paying, other.id)).toBe('0.00')
  await staff.api(transitionOrder, {
    params: { id: String(revived.id) },
    body: { to: 'cancelled', from: 'making' },
  } as never)
  expect(await balanceOf(paying, other.id)).toBe('10.00')

  const late = await expired()
  await staff.api(changeGiftCard, {
    params: { id: String(other.id) },
    body: { ends_on: '', is_blocked: true, version: 1 },
  })
  await recordLate(late)
  expect(await orderOf(mia, late.id)).toMatchObject({
    status: 'cancelled',
    payment: { state: 'surplus', refunded: '7.40' },
  })
  expect(await balanceOf(paying, other.id)).toBe('10.00')
})

test('staff extend, block and re-send a card; each change is in the activity log', async () => {
  await using paying = await openPayingShop()
  const { shop, staff, mia } = paying
  await expect(issue(paying, '4.99')).rejects.toThrow('400')
  await expect(issue(paying, '500.01')).rejects.toThrow('400')
  const { card, code } = await issue(paying, '50')
  const params = { id: String(card.id) }
  const change = (body: { ends_on: string; is_blocked?: boolean; version: number }) =>
    staff.api(changeGiftCard, { params, body })
  await expect(change({ ends_on: '2030-01-01', version: 1 })).rejects.toThrow('400')
  expect(await change({ ends_on: '', is_blocked: true, version: 1 })).toMatchObject({ ends_on: null, state: 'blocked' })
  await expect(change({ ends_on: '', version: 1 })).rejects.toThrow('409')
  await expect(mia.api(enterGiftCard, { body: { code } })).rejects.toThrow('400')
  expect(await change({ ends_on: '', version: 2 })).toMatchObject({ state: 'active', version: 3 })

  const replaced = await staff.api(replaceGiftCardCode, { params, body: { email: 'tom@example.com', version: 3 } })
  const next = await codeSentTo(shop, 'tom@example.com')
  expect(next.slice(-4)).toBe(replaced.last_four)
  await expect(mia.api(readBalance, { body: { code } })).rejects.toThrow('400')
  expect(await mia.api(readBalance, { body: { code: next } })).toMatchObject({ balance: '50.00', state: 'active' })
  await mia.api(enterGiftCard, { body: { code: next } })
  await mia.api(removeGiftCard, { params })
  expect((await quoteOf(mia)).gift_cards).toEqual([])
  expect(await staff.api(listGiftCards, {})).toMatchObject({ open: '50.00', gift_cards: [{ id: card.id }] })
  const audited = await shop.db.selectFrom('audit_entries').select('id').where('kind', '=', 'gift_card').execute()
  expect(audited.length).toBeGreaterThanOrEqual(3)

  // New cards end as the settings say.
  expect(card.ends_on).toBe('2031-11-23')
  const endOfNew = async (version: number, validity: string) => {
    await staff.api(saveSettings.gift_cards, { body: { version, validity } })
    return (await issue(paying, '50')).card.ends_on
  }
  expect(await endOfNew(0, '2')).toBe('2028-11-23')
  expect(await endOfNew(1, 'none')).toBe(null)
  await expect(endOfNew(2, '1')).rejects.toThrow('400')
})
