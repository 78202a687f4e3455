import { expect, test } from 'vitest'
import { DAY } from '../../../../server/durations.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { postReview } from '../../../catalog/reviews/reviews.contract.ts'
import { getSettings, saveSettings } from '../../../core/settings/settings.contract.ts'
import { requestReviews } from './request-reviews.server.ts'
import { unsubscribeReviewEmails } from './review-requests.contract.ts'

const MIA = 'mia@example.com'

/** Opens a shop with review requests enabled. */
async function openWithReviewRequests(): Promise<TestShop> {
  const shop = await openShop()
  const staff = await shop.staff()
  const { values } = (await staff.api(getSettings, {})).emails
  await staff.api(saveSettings.emails, {
    body: { ...values, review_requests: 'on', version: 0 } as Parameters<
      typeof staff.api<typeof saveSettings.emails>
    >[1]['body'],
  })
  return shop
}

/** Creates an order that was delivered the given number of days ago. */
async function delivered(shop: TestShop, person: Person, daysAgo: number, title = 'Mug') {
  const { id, slug, variantIds } = await addProduct(shop.db, { title })
  await addOrder(shop.db, { userId: person.id, productId: id, variantIds })
  const order = await shop.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await shop.db
    .insertInto('order_steps')
    .values({
      order_id: order.id,
      status: 'delivered',
      made_by: null,
      made_at: new Date(shop.clock.now.getTime() - daysAgo * DAY),
    })
    .execute()
  return { order: order.id, slug, variant: variantIds[0] ?? 0 }
}

const subjects = async (shop: TestShop, to = MIA) => (await shop.emails(to)).map(({ subject }) => subject)

test('sends one review request a week after delivery, also with concurrent jobs', async () => {
  await using shop = await openWithReviewRequests()
  const mia = await shop.customer('Mia')
  const { order, slug, variant } = await delivered(shop, mia, 6.9)
  await requestReviews(shop.services)
  expect(await subjects(shop)).toEqual([])
  shop.clock.now = new Date(shop.clock.now.getTime() + DAY)
  await Promise.all([1, 2, 3].map(() => requestReviews(shop.services)))
  await requestReviews(shop.services)
  const [email, ...others] = await shop.emails(MIA)
  expect([email?.subject, others]).toEqual([`Review your order ${order} at Comptoir`, []])
  expect(email?.text).toContain(
    `Review Mug, One: https://shop.example/products/${slug}?variant=${variant}#write-review`,
  )
})

test('sends at most one request per customer in thirty days, also for two orders of one day', async () => {
  await using shop = await openWithReviewRequests()
  const mia = await shop.customer('Mia')
  await delivered(shop, mia, 8, 'Mug')
  await delivered(shop, mia, 8, 'Bowl')
  await Promise.all([requestReviews(shop.services), requestReviews(shop.services)])
  await requestReviews(shop.services)
  expect(await subjects(shop)).toHaveLength(1)
  await delivered(shop, mia, 7, 'Jug')
  shop.clock.now = new Date(shop.clock.now.getTime() + 22 * DAY)
  await requestReviews(shop.services)
  expect(await subjects(shop)).toHaveLength(1)
})

test('sends one request per customer with many concurrent jobs', { tags: ['deep'] }, async () => {
  await using shop = await openWithReviewRequests()
  for (let round = 0; round < 24; round += 1) {
    const name = `Mia${round}`
    const mia = await shop.customer(name)
    await delivered(shop, mia, 8, `Mug ${round}`)
    await delivered(shop, mia, 8, `Bowl ${round}`)
    await Promise.all(Array.from({ length: 8 }, () => requestReviews(shop.services)))
    expect([round, (await subjects(shop, `${name.toLowerCase()}@example.com`)).length]).toEqual([round, 1])
  }
})

test('sends no request for reviewed, returned, unavailable or old items, or if the owner has disabled them', async () => {
  await using shop = await openWithReviewRequests()
  const [mia, leo, zoe, old] = await Promise.all(['Mia', 'Leo', 'Zoe', 'Old'].map((name) => shop.customer(name)))
  if (!mia || !leo || !zoe || !old) throw new Error('nobody came')
  const reviewed = await delivered(shop, mia, 8)
  await mia.api(postReview, { body: { body: 'Lovely.', rating: 5, variant: reviewed.variant } })
  const sentBack = await delivered(shop, leo, 8)
  await shop.db.updateTable('order_lines').set({ withdrawn: 1 }).where('order_id', '=', sentBack.order).execute()
  const gone = await delivered(shop, zoe, 8)
  await shop.db
    .updateTable('products')
    .set({ state: 'hidden', is_public: false })
    .where('slug', '=', gone.slug)
    .execute()
  await delivered(shop, old, 31)
  await requestReviews(shop.services)
  for (const name of ['mia', 'leo', 'zoe', 'old']) expect(await subjects(shop, `${name}@example.com`)).toEqual([])

  await using silent = await openShop()
  await delivered(silent, await silent.customer('Mia'), 8)
  await requestReviews(silent.services)
  expect(await subjects(silent)).toEqual([])
})

test('unsubscribes only the recipient by the link of the e-mail', async () => {
  await using shop = await openWithReviewRequests()
  const [mia, leo] = [await shop.customer('Mia'), await shop.customer('Leo')]
  await delivered(shop, mia, 8)
  await requestReviews(shop.services)
  const text = (await shop.emails(MIA))[0]?.text ?? ''
  const [, user = '', key = ''] = /review_emails#user=(\d+)&key=(\S+)/.exec(text) ?? []
  await expect(shop.visitor.api(unsubscribeReviewEmails, { body: { user: leo.id, key } })).rejects.toThrow('404')
  await shop.visitor.api(unsubscribeReviewEmails, { body: { user, key } })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * DAY)
  await delivered(shop, mia, 8)
  await delivered(shop, leo, 8)
  await requestReviews(shop.services)
  expect(await subjects(shop)).toHaveLength(1)
  expect(await subjects(shop, 'leo@example.com')).toHaveLength(1)
})
