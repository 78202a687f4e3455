import { expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { postReview } from '../../../catalog/reviews/reviews.contract.ts'
import { sendMessage } from '../../../content/messages/contact.contract.ts'
import { getWaiting } from '../waiting/waiting.contract.ts'
import { getNotifications, markNotificationsSeen } from './notifications.contract.ts'

const MINUTE = 60_000

test('lists what happened for each role, and counts what a person has not seen', async () => {
  await using shop = await openShop()
  const [owner, other, mia] = [await shop.staff(), await shop.staff('orders'), await shop.customer('Mia')]
  const later = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
    return shop.clock.now
  }
  const { id: productId, variantIds } = await addProduct(shop.db)
  await addOrder(shop.db, { userId: mia.id, productId, variantIds, status: 'delivered' })
  await addOrder(shop.db, { userId: mia.id, productId, variantIds, status: 'cancelled' })
  later()
  const message = { name: 'Mia', email: 'mia@example.com', title: 'Hello', body: 'Are you open?' }
  await shop.visitor.api(sendMessage, { body: message })
  later()
  await mia.api(postReview, { body: { body: 'Good.', rating: 5, variant: variantIds[0] ?? 0 } })
  const failed = { name: 'comptoir-20261127T020000Z', started_at: later(), ended_at: later(), bytes: null }
  await shop.db
    .insertInto('backups')
    .values({ ...failed, error: 'The disk is full.' })
    .execute()
  later()

  const kinds = async ({ api }: typeof owner) =>
    (await api(getNotifications, {})).notifications.map(({ kind, is_new }) => (is_new ? `new ${kind}` : kind))
  const { notifications } = await owner.api(getNotifications, {})
  expect(notifications.map(({ kind, subject, total }) => [kind, subject, total])).toEqual([
    ['backup', 'The disk is full.', null],
    ['review', expect.any(String), null],
    ['message', 'Hello', null],
    ['order', expect.stringMatching(/^Mia ./), expect.stringMatching(/^\d+\.\d\d$/)],
  ])
  expect(await kinds(await shop.staff('catalogue'))).toEqual(['new review'])
  expect(await kinds(other)).toEqual(['new message', 'new order'])
  await expect(mia.api(getNotifications, {})).rejects.toThrow(/^403/)

  const count = async ({ api }: typeof owner) => (await api(getWaiting, {})).notifications
  expect(await count(owner)).toBe(4)
  await owner.api(markNotificationsSeen, { body: { until: notifications[1]?.at ?? '' } })
  expect(await kinds(owner)).toEqual(['new backup', 'review', 'message', 'order'])
  expect([await count(owner), await count(other)]).toEqual([1, 2])
  // Neither an older time nor one in the future counts.
  await owner.api(markNotificationsSeen, { body: { until: notifications[3]?.at ?? '' } })
  expect(await count(owner)).toBe(1)
  await owner.api(markNotificationsSeen, { body: { until: '2090-01-01T00:00:00.000Z' } })
  expect(await count(owner)).toBe(0)
  later()
  await shop.visitor.api(sendMessage, { body: message })
  expect(await count(owner)).toBe(1)
})
