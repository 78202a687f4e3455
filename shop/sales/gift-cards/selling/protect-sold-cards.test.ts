import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { by, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { waitingStatements } from '../../../../tests/processes/waiting-statements.ts'
import { deleteAccount } from '../../../core/accounts/account.contract.ts'
import { issueToken } from '../../../core/auth/session-store.server.ts'
import { removeFromCart } from '../../cart/cart.contract.ts'
import { recordPayment } from '../../orders/staff/staff-orders.contract.ts'
import { withdrawLines } from '../../returns/statements/withdrawals.contract.ts'
import { enterGiftCard, readBalance } from '../gift-cards.contract.ts'
import { sendScheduledCard } from './issue-sold-cards.server.ts'
import { addRecipient } from './recipients.contract.ts'
import { sendSoldGiftCard } from './sold-cards.contract.ts'

test('staff decide about a withdrawal from a gift card with goods, or from one in use', async () => {
  await using world = await openGiftShop()
  const { shop, mia, mug, giftCard, variant, order, pay, cardsOf, issued } = world
  await putInCart(mia, giftCard, 1)
  await putInCart(mia, mug, 1)
  const { id } = await order()
  await pay(id, '67.40')
  await issued(id)
  const statement = { name: 'Mia Test', email: 'mia@example.com', lines: [{ variant, quantity: 1 }] }
  const closed = await mia.api(withdrawLines, { ...by(id), body: { key: crypto.randomUUID(), ...statement } })
  expect(closed).toMatchObject({ closed_on: null })
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([])
  expect(await cardsOf(id)).toMatchObject([{ state: 'sent' }])
  const [code = ''] = await codesTo(shop, 'mia@example.com')
  expect(await mia.api(readBalance, { body: { code } })).toMatchObject({ balance: '50.00', state: 'active' })

  // Staff also decide about the whole order while the card pays a part of an unpaid order.
  await putInCart(mia, giftCard, 1)
  await putInCart(mia, mug, 1)
  await mia.api(enterGiftCard, { body: { code } })
  await order()
  const rest = { ...statement, lines: [{ variant: mug.variantIds[0] ?? 0, quantity: 1 }] }
  const all = await mia.api(withdrawLines, { ...by(id), body: { key: crypto.randomUUID(), ...rest } })
  expect(all).toMatchObject({ closed_on: null })
  expect(await cardsOf(id)).toMatchObject([{ state: 'used' }])
})

test('a card that had no address on its day is sent when the buyer enters one', async () => {
  await using world = await openGiftShop()
  const { shop, mia, giftCard, variant, order, pay, cardsOf, issued, statusOf } = world
  await putInCart(mia, giftCard, 1)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com', send_on: '2026-11-24' } })
  const { id } = await order()
  await pay(id, '50.00')
  await issued(id)
  await shop.db.updateTable('gift_cards').set({ email: '' }).execute()
  const [card] = await cardsOf(id)
  const sold = card?.id ?? 0
  shop.clock.now = new Date('2026-11-24T12:00:00Z')
  await sendScheduledCard(shop.services, sold)
  expect(await cardsOf(id)).toMatchObject([{ state: 'scheduled' }])
  const params = { id: String(id), card: String(sold) }
  await mia.api(sendSoldGiftCard, { params, body: { email: 'eva@example.com' } })
  expect(await codesTo(shop, 'eva@example.com')).toHaveLength(1)
  expect(await statusOf(id)).toBe('delivered')
})

test('a refund locks the variants before the gift cards, as placing an order does', async () => {
  await using world = await openGiftShop()
  const { shop, mia, mug, giftCard, order, pay, cardsOf, issued, refund } = world
  await putInCart(mia, giftCard, 1)
  await putInCart(mia, mug, 1)
  const { id } = await order()
  await pay(id, '67.40')
  await issued(id)
  const refunding = await shop.db.transaction().execute(async (tx) => {
    await sql`select from variants where id = any(${mug.variantIds}::bigint[]) for no key update`.execute(tx)
    const started = refund(id, '50.00', 1)
    await expect.poll(() => waitingStatements(shop.db)).toBe(1)
    await sql`select from gift_cards for no key update nowait`.execute(tx)
    return { started }
  })
  await refunding.started
  expect(await cardsOf(id)).toMatchObject([{ state: 'revoked' }])
})

test('deleting an account keeps the recipients of orders placed after the end of a former address', async () => {
  await using world = await openGiftShop()
  const { shop, mia, giftCard, variant, order, cardsOf } = world
  await putInCart(mia, giftCard, 1)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com' } })
  const { id } = await order()
  const password = 'correct horse battery'
  const deleteOwner = async (name: string, until: string) => {
    const owner = await shop.customer(name, password)
    const { id: user_id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `${name.toLowerCase()}@example.com`)
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('former_emails')
      .values({ user_id, email_key: 'ida@example.com', until: new Date(until) })
      .execute()
    await owner.api(deleteAccount, { body: { password } })
  }
  await deleteOwner('Noe', '2026-11-01T00:00:00Z')
  expect(await cardsOf(id)).toMatchObject([{ email: 'ida@example.com' }])
  await deleteOwner('Tom', '2026-11-30T00:00:00Z')
  expect(await cardsOf(id)).toMatchObject([{ email: '' }])
})

test('recipients leave the cart with their line, and with an expired order that a late payment revives', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, giftCard, variant, order, sweep, pass } = world
  const recipients = () => shop.db.selectFrom('cart_gift_recipients').select('email').execute()
  await putInCart(mia, giftCard, 1)
  await mia.api(addRecipient, { body: { variant, email: 'tom@example.com' } })
  const line = await shop.db.selectFrom('cart_lines').select('id').executeTakeFirstOrThrow()
  await mia.api(removeFromCart, by(line.id))
  expect(await recipients()).toEqual([])

  await putInCart(mia, giftCard, 1)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com' } })
  const { id } = await order()
  pass(7 * 24 * 60 + 60)
  await sweep()
  expect(await recipients()).toEqual([{ email: 'ida@example.com' }])
  const later = shop.as(await issueToken(shop.db, { id: staff.id, isStaff: true }, shop.clock.now))
  await later.api(recordPayment, { ...by(id), body: { amount: '50.00', received_on: '2026-11-30' } })
  expect(await recipients()).toEqual([])
  await expect.poll(() => codesTo(shop, 'ida@example.com')).toHaveLength(1)
})

test('a card is not sent while its payment is disputed, and is sent on a later day', async () => {
  await using world = await openGiftShop()
  const { shop, mia, giftCard, variant, order, pay, cardsOf, issued } = world
  await putInCart(mia, giftCard, 1)
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com', send_on: '2026-11-24' } })
  const { id } = await order()
  await pay(id, '50.00')
  await issued(id)
  const [card] = await cardsOf(id)
  const params = { id: String(id), card: String(card?.id) }
  await shop.db.updateTable('payments').set({ is_disputed: true }).where('order_id', '=', id).execute()
  await expect(mia.api(sendSoldGiftCard, { params, body: { email: 'eva@example.com' } })).rejects.toThrow(
    'The payment of this order is disputed',
  )
  shop.clock.now = new Date('2026-11-24T07:00:00Z')
  shop.jobs.wake()
  const waiting = () => shop.db.selectFrom('jobs').select('key').where('name', '=', 'send-gift-card').execute()
  await expect.poll(waiting).toEqual([{ key: `${card?.id}, 2026-11-25` }])
  expect(await codesTo(shop, 'ida@example.com')).toEqual([])

  await shop.db.updateTable('payments').set({ dispute_seen_at: shop.clock.now }).where('order_id', '=', id).execute()
  shop.clock.now = new Date('2026-11-25T07:00:00Z')
  shop.jobs.wake()
  await expect.poll(() => codesTo(shop, 'ida@example.com')).toHaveLength(1)
})
