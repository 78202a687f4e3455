import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../server/durations.ts'
import { storeLegalNotice } from '../../../tests/fixtures/invoices.ts'
import { by, codesTo, openGiftShop } from '../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { enterGiftCard } from '../gift-cards/gift-cards.contract.ts'
import { refundOrder } from '../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../orders/staff/steps/steps.contract.ts'
import { recordManualRefund } from '../payments/order-payments/staff/staff-payments.contract.ts'

test('credit notes credit sold gift cards with their refunded balance, and other lines with the rest', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, variant, order, pay, issued } = world
  const code = async () => (await codesTo(shop, 'mia@example.com')).at(-1) ?? ''
  await storeLegalNotice(shop)
  /** Returns the amounts of an order's documents by title. */
  const documentsOf = async (id: number) => {
    const rows = await shop.db.selectFrom('documents').select('body').where('order_id', '=', id).orderBy('id').execute()
    return rows.map(({ body }) => [
      ...[...body.lines].map(({ title, grossCents }) => [title, grossCents]),
      ...body.charges.map(({ grossCents }) => ['Delivery', grossCents]),
      ['VAT', body.vatCents],
    ])
  }
  const count = (id: number, documents: number) =>
    expect.poll(async () => (await documentsOf(id)).length).toBe(documents)
  /** Records the transfers of all refunds. */
  const transfer = async () => {
    const open = await shop.db.selectFrom('refunds').select('id').where('state', '=', 'requested').execute()
    for (const { id } of open)
      await staff.api(recordManualRefund, {
        body: { id: String(id), paid_back_on: '2026-11-23', bank_reference: '' } as never,
      })
  }
  const buyBoth = async (paidByCard = '') => {
    await putInCart(mia, mug, 1)
    await putInCart(mia, giftCard, 1)
    if (paidByCard) await mia.api(enterGiftCard, { body: { code: paidByCard } })
    const placed = await order()
    await pay(placed.id, placed.payment?.amount ?? placed.price)
    await issued(placed.id)
    await count(placed.id, 1)
    return placed.id
  }

  // The card pays 17.40 of another order. Both pieces are returned.
  const returned = await buyBoth()
  const second = await buyBoth(await code())
  await staff.api(refundOrder, {
    ...by(returned),
    body: {
      ...{ key: crypto.randomUUID(), amount: '45.10', because: 'goodwill', note: '' },
      lines: [variant, mug.variantIds[0]].map((one) => ({ variant: one, quantity: 1, restock: false })),
    },
  } as never)
  await transfer()
  await count(returned, 2)
  expect((await documentsOf(returned))[1]).toEqual([
    ['Mug', 12_50],
    ['Gift card', 32_60],
    ['VAT', 2_08],
  ])

  // The gift card pays mug and delivery of the second order, which is cancelled.
  await staff.api(transitionOrder, { ...by(second), body: { to: 'cancelled' } })
  // Staff can undo the step for ten seconds, and its events wait.
  shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  await sql`select pg_notify('event_published', '')`.execute(shop.db)
  await count(second, 2)
  const [invoice, atOnce] = await documentsOf(second)
  expect(atOnce).toEqual(invoice?.filter(([title]) => title !== 'Gift card'))
  await transfer()
  await count(second, 3)
  expect((await documentsOf(second))[2]).toEqual([
    ['Gift card', 50_00],
    ['VAT', 0],
  ])
})
