import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { reportReview, settleReview } from '../../../catalog/reviews/moderation/moderation.contract.ts'
import { postReview } from '../../../catalog/reviews/reviews.contract.ts'
import { markAnswered, sendMessage } from '../../../content/messages/contact.contract.ts'
import { transferMethod } from '../../../sales/payments/methods/transfer/transfer-method.server.ts'
import { openPayment, updatePayment } from '../../../sales/payments/payments-store.server.ts'
import { closeWithdrawal, insertWithdrawal } from '../../../sales/returns/statements/withdrawals-store.server.ts'
import { getWaiting } from './waiting.contract.ts'

test('counts pending work for staff in one statement, and refuses others', async () => {
  await using shop = await openShop()
  const [staff, mia, ben] = [await shop.staff(), await shop.customer('Mia'), await shop.customer('Ben')]
  const waiting = () => staff.api(getWaiting, {})
  const now = shop.clock.now
  expect(await waiting()).toEqual({ notifications: 0, orders: 0, payments: 0, withdrawals: 0, messages: 0, reviews: 0 })

  const { id: productId, variantIds } = await addProduct(shop.db)
  for (const status of ['making', 'shipping', 'shipped', 'delivered', 'cancelled', 'awaiting_payment'] as const)
    await addOrder(shop.db, { userId: mia.id, productId, variantIds, status })
  const [order] = await shop.db.selectFrom('orders').select('id').orderBy('id').execute()

  const { id: payment } = await openPayment(shop.db, {
    order_id: order?.id ?? 0,
    method: transferMethod,
    cents: 100,
    endsAt: null,
    now,
  })
  await updatePayment(shop.db, payment, { is_disputed: true })

  const statement = {
    name: 'Mia',
    email: 'mia@example.com',
    order_number: '1',
    items: 'All',
    user_id: null,
    order_id: null,
  }
  const { id: withdrawal } = await insertWithdrawal(shop.db, { ...statement, key: randomUUID(), stated_at: now })

  const message = { name: 'Mia', email: 'mia@example.com', title: 'Hello', body: 'Are you open?' }
  for (let sent = 0; sent < 2; sent += 1) await shop.visitor.api(sendMessage, { body: message })

  const { id: review } = await mia.api(postReview, { body: { body: 'Good.', rating: 5, variant: variantIds[0] ?? 0 } })
  const params = { id: String(review) }
  for (const person of [ben, staff]) await person.api(reportReview, { params, body: { reason: 'Advertising.' } })

  const before = shop.queries()
  expect(await waiting()).toEqual({ notifications: 9, orders: 2, payments: 1, withdrawals: 1, messages: 2, reviews: 1 })
  // One of the queries reads the session.
  expect(shop.queries() - before).toBe(2)
  const [catalogue, orders] = [await shop.staff('catalogue'), await shop.staff('orders')]
  expect(await catalogue.api(getWaiting, {})).toEqual({ notifications: 1, reviews: 1 })
  expect(await orders.api(getWaiting, {})).toMatchObject({ orders: 2, payments: 1, withdrawals: 1, messages: 2 })
  await expect(mia.api(getWaiting, {})).rejects.toThrow(/^403/)
  await expect(shop.visitor.api(getWaiting, {})).rejects.toThrow(/^401/)

  await updatePayment(shop.db, payment, { dispute_seen_at: now })
  await closeWithdrawal(shop.db, withdrawal, { outcome: 'refunded', now })
  await staff.api(markAnswered, { params: { id: '1' } })
  await staff.api(settleReview, { params })
  expect(await waiting()).toMatchObject({ orders: 2, payments: 0, withdrawals: 0, messages: 1, reviews: 0 })
})
