import { beforeEach, expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { deleteAccount, myData } from '../../../core/accounts/account.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { getProductBySlug } from '../../products/read/catalogue.contract.ts'
import { changeReview, listReviews, postReview } from '../reviews.contract.ts'
import {
  answerReview,
  deleteReview,
  hideReview,
  listReportedReviews,
  reportReview,
  settleReview,
  showReview,
} from './moderation.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()
// Staff also see reviews of deleted products.
beforeEach(() => shop.db.deleteFrom('reviews').execute())

/** A mug with a five-star review by Mia and a two-star review by Ben. */
async function reviewedMug(shop: TestShop) {
  const mug = await addProduct(shop.db, { slug: 'mug' })
  const [variant = 0] = mug.variantIds
  const [mia, ben] = [await shop.customer('Mia', 'correct horse battery'), await shop.customer('Ben')]
  for (const person of [mia, ben])
    await addOrder(shop.db, { userId: person.id, productId: mug.id, variantIds: [variant] })
  const good = await mia.api(postReview, { body: { body: 'Lovely.', rating: 5, variant } })
  const bad = await ben.api(postReview, { body: { body: 'Buy at example.com instead!', rating: 2, variant } })
  return { mia, ben, good, bad, variant, params: { id: String(bad.id) } }
}

/** The visible ratings, read before any database notice arrives. */
const seen = async (shop: TestShop) => {
  const { count, average_rating, results } = await shop.visitor.api(listReviews, { query: { productslug: 'mug' } })
  const product = await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(product).toMatchObject({ average_rating, reviews_length: count })
  expect(product.recommended_reviews.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort())
  return { count, average_rating }
}

test('a hidden review is visible only to its author with the reason and can be shown again', async () => {
  const { ben, bad, variant, params } = await reviewedMug(shop)
  expect(await seen(shop)).toEqual({ count: 2, average_rating: 3.5 })

  const reason = 'It advertises another shop (terms, section 2).'
  expect(await staff.api(hideReview, { params, body: { reason } })).toMatchObject({ id: bad.id, hidden_reason: reason })
  expect(await seen(shop)).toEqual({ count: 1, average_rating: 5 })
  const own = await ben.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(own.variants[0]?.posted_review).toMatchObject({ id: bad.id, hidden_reason: reason })
  expect(await staff.api(listReportedReviews, { query: { hidden: 'true' } })).toMatchObject({
    count: 1,
    results: [{ id: bad.id, hidden_reason: reason, product: { slug: 'mug' } }],
  })

  // A changed review stays hidden and is not counted.
  await ben.api(changeReview, { params, body: { body: 'A plain mug.', rating: 3, variant } })
  expect(await seen(shop)).toEqual({ count: 1, average_rating: 5 })
  await staff.api(showReview, { params })
  expect(await seen(shop)).toEqual({ count: 2, average_rating: 4 })
  expect((await staff.api(listReportedReviews, { query: { hidden: 'true' } })).count).toBe(0)
})

test('the author of a hidden review gets one e-mail with the reason and a link to change it', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { mia, good, params } = await reviewedMug(shop)
  const reason = 'It advertises <another> shop.'
  const hideIt = (why: string) => staff.api(hideReview, { params, body: { reason: why } })
  await Promise.all([hideIt(reason), hideIt(reason), hideIt(reason)])
  await hideIt('Another reason.')
  const emails = await shop.emails('ben@example.com')
  expect(emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your review of .+ at Comptoir was hidden$/),
  ])
  const [{ text = '', html = '' } = {}] = emails
  expect(text).toMatch(/^Hello Ben,/)
  for (const part of [`\n\n${reason}\n\n`, '(https://shop.example/products/mug)', '(https://shop.example/contact)'])
    expect(text).toContain(part)
  expect(html).toContain('It advertises &#60;another&#62; shop.')

  // Hiding again notifies the author again. The e-mail has no link to a deleted product, and the author of a deleted
  // account gets none.
  await staff.api(showReview, { params })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).execute()
  await hideIt('It still does.')
  const [, again] = await shop.emails('ben@example.com')
  expect(again?.text).toContain('It still does.')
  expect(again?.text).not.toContain('/products/')
  await mia.api(deleteAccount, { body: { password: 'correct horse battery' } })
  const before = (await shop.emails('mia@example.com')).length
  await staff.api(hideReview, { params: { id: String(good.id) }, body: { reason } })
  expect(await shop.emails('mia@example.com')).toHaveLength(before)
})

test('the shop can answer a review once', async () => {
  const { params } = await reviewedMug(shop)
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  await staff.api(answerReview, { params, body: { body: 'Thank you for telling us.' } })
  const again = staff.api(answerReview, { params, body: { body: 'Or not.' } })
  await expect(again).rejects.toThrow('{"non_field_errors":["This review has already been answered."]}')
  const { results } = await shop.visitor.api(listReviews, { query: { productslug: 'mug' } })
  expect(results.map((review) => review.answer)).toEqual([
    { body: 'Thank you for telling us.', created_on: shop.clock.now.toISOString() },
    null,
  ])
  // An answer is not a change by the author.
  expect(results[0]?.changed_on).toBeNull()
})

test('a reader reports a review once, and staff see the longest waiting first', async () => {
  const { mia, ben, good, bad, params } = await reviewedMug(shop)
  const others = { params: { id: String(good.id) }, body: { reason: 'Too kind.' } }
  await mia.api(reportReview, { params, body: { reason: 'Advertising.' } })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => ben.api(reportReview, others)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(ben.api(reportReview, others)).rejects.toThrow(
    '{"non_field_errors":["You have already reported this review."]}',
  )

  const waiting = await staff.api(listReportedReviews, { query: {} })
  expect(waiting).toMatchObject({
    count: 2,
    results: [
      { id: bad.id, reports: [{ reason: 'Advertising.' }] },
      { id: good.id, reports: [{ reason: 'Too kind.' }] },
    ],
  })
  await staff.api(settleReview, { params: others.params })
  await staff.api(hideReview, { params, body: { reason: 'Advertising.' } })
  expect((await staff.api(listReportedReviews, { query: {} })).count).toBe(0)
  await expect(mia.api(reportReview, { params, body: { reason: 'Still there?' } })).rejects.toThrow('404 Not found.')
  expect(await mia.api(myData, {})).toMatchObject({
    reviews: [{ body: 'Lovely.', hidden_reason: null, answer: null }],
    reports: [{ reason: 'Advertising.' }],
  })

  await mia.api(deleteAccount, { body: { password: 'correct horse battery' } })
  const reports = shop.db.selectFrom('review_reports').select('reason').where('review_id', 'in', [good.id, bad.id])
  expect(await reports.execute()).toEqual([{ reason: 'Too kind.' }])
  const { results } = await shop.visitor.api(listReviews, { query: { productslug: 'mug' } })
  expect(results[0]).toMatchObject({
    verified: true,
    user: { first_name: 'Former', last_name: 'customer', avatar: null },
  })
})

test('records who hid, showed and answered a review or dismissed its reports, each change once', async () => {
  const { mia, bad, params } = await reviewedMug(shop)
  await mia.api(reportReview, { params, body: { reason: 'Advertising.' } })
  for (const intent of [
    () => staff.api(settleReview, { params }),
    () => staff.api(hideReview, { params, body: { reason: 'It advertises.' } }),
    () => staff.api(showReview, { params }),
  ])
    await Promise.all([intent(), intent()])
  await staff.api(answerReview, { params, body: { body: 'Thank you.' } })
  const { results } = await staff.api(auditLog, { query: { review: String(bad.id) } })
  expect(results.map(({ field, old, new: now, by }) => [field, old, now, by])).toEqual([
    ['answer', null, 'Thank you.', 'Staff Test'],
    ['hidden_reason', 'It advertises.', null, 'Staff Test'],
    ['hidden_reason', null, 'It advertises.', 'Staff Test'],
    ['reports', '1 waiting', 'dismissed', 'Staff Test'],
  ])
})

test('only staff moderate, only customers report, and invalid texts are refused at their field', async () => {
  const { mia, params } = await reviewedMug(shop)
  const forStaff = [
    () => mia.api(hideReview, { params, body: { reason: 'x' } }),
    () => mia.api(showReview, { params }),
    () => mia.api(answerReview, { params, body: { body: 'x' } }),
    () => mia.api(settleReview, { params }),
    () => mia.api(listReportedReviews, { query: {} }),
  ]
  for (const call of forStaff)
    await expect(call()).rejects.toThrow('403 You do not have permission to perform this action.')
  await expect(shop.visitor.api(reportReview, { params, body: { reason: 'x' } })).rejects.toThrow('401')
  for (const reason of ['', 'x'.repeat(501), 'a\u0000b'])
    await expect(mia.api(reportReview, { params, body: { reason } })).rejects.toThrow(/^400 .*"reason"/)
  for (const id of ['999999', '0', 'x', '99999999999999999999']) {
    const nobody = { params: { id } }
    await expect(mia.api(reportReview, { ...nobody, body: { reason: 'x' } })).rejects.toThrow('404 Not found.')
    await expect(staff.api(hideReview, { ...nobody, body: { reason: 'x' } })).rejects.toThrow('404 Not found.')
    await expect(staff.api(answerReview, { ...nobody, body: { body: 'x' } })).rejects.toThrow('404 Not found.')
    await expect(staff.api(showReview, nobody)).rejects.toThrow('404 Not found.')
  }
})

test('deletes a review with its reports and counts immediately, and the author may review again', async () => {
  const { mia, ben, bad, good, variant, params } = await reviewedMug(shop)
  await mia.api(reportReview, { params, body: { reason: 'It advertises.' } })
  await staff.api(answerReview, { params, body: { body: 'We do not think so.' } })
  const listed = () => shop.visitor.api(listReviews, { query: { productslug: 'mug' } })
  const page = () => shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  expect([(await listed()).count, (await page()).reviews_length]).toEqual([2, 2])

  await expect(mia.api(deleteReview, { params })).rejects.toThrow('403')
  await expect(shop.visitor.api(deleteReview, { params })).rejects.toThrow('401')
  const both = await Promise.allSettled([staff.api(deleteReview, { params }), staff.api(deleteReview, { params })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason.message).toContain('404 Not found.')

  // Read again immediately: no stale response is served.
  const [{ count, average_rating, results }, product] = [await listed(), await page()]
  expect([count, average_rating, results.map(({ id }) => id)]).toEqual([1, 5, [good.id]])
  expect([product.reviews_length, product.average_rating]).toEqual([1, 5])
  expect((await staff.api(listReportedReviews, { query: {} })).count).toBe(0)
  const noted = await staff.api(auditLog, { query: { review: bad.id } })
  expect(noted.results[0]).toMatchObject({ field: 'review', old: '2 of 5 stars', new: null, by: 'Staff Test' })

  expect((await ben.api(postReview, { body: { body: 'A plain mug.', rating: 3, variant } })).rating).toBe(3)
  expect(await seen(shop)).toEqual({ count: 2, average_rating: 4 })
})

test('a change concurrent with the deletion of a review leaves correct averages', async () => {
  const { ben, variant, params } = await reviewedMug(shop)
  const body = { body: 'A plain mug.', rating: 3, variant }
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => ben.api(changeReview, { params, body })),
    staff.api(deleteReview, { params }),
    staff.api(hideReview, { params, body: { reason: 'It advertises.' } }),
  ])
  expect(await seen(shop)).toEqual({ count: 1, average_rating: 5 })
})
