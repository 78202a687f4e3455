import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../../../tests/deep.ts'
import { addOrder } from '../../../../../tests/fixtures/orders.ts'
import { addPerson } from '../../../../../tests/fixtures/people.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { changeDetails, deleteAccount } from '../../../../core/accounts/account.contract.ts'
import { setStaffRole } from '../../../../core/accounts/users/users-store.server.ts'
import { logout } from '../../../../core/auth/session.contract.ts'
import { issueToken } from '../../../../core/auth/session-store.server.ts'
import { transitionOrder } from '../../../../sales/orders/staff/steps/steps.contract.ts'
import { answerReview, deleteReview, hideReview, showReview } from '../../../reviews/moderation/moderation.contract.ts'
import { changeReview, postReview } from '../../../reviews/reviews.contract.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { productResponse } from '../product-response.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const HOUR = 3_600_000
const RUNS = often(4, 'RUNS')
const SEED = Number(process.env.SEED ?? 7)

const asking = (token: string | undefined) => (token ? { authorization: `Token ${token}` } : {})

function named(first_name: string): FormData {
  const form = new FormData()
  form.set('first_name', first_name)
  return form
}

/** The expected response, read from the database without any cache. */
async function written({ db, clock }: TestShop, ids: readonly number[], userId: number | null): Promise<string> {
  const products = await findProductsByIds(db, ids, userId)
  const results = products.map((row) => productResponse(row, clock.now))
  return JSON.stringify({ count: results.length, next: null, previous: null, results })
}

test('cached responses for customers equal the database byte for byte after any actions', async () => {
  const mug = await addProduct(shop.db, { variants: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }] })
  const pot = await addProduct(shop.db)
  const ids = [pot.id, mug.id]
  const step = fc.record({ what: fc.nat(9), which: fc.nat(2), again: fc.boolean() })

  const life = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
    const mia = await addPerson(shop.db)
    const tokens = [mia.token, await issueToken(shop.db, { id: mia.id, isStaff: false }, shop.clock.now)]
    const isIn = [true, true]
    for (const { what, which, again } of steps) {
      const [at, variant] = [which % 2, mug.variantIds[which] ?? 0]
      const someone = shop.as(tokens[at] ?? '')
      const review = await shop.db
        .selectFrom('reviews')
        .select('id')
        .where('user_id', '=', mia.id)
        .where('variant_id', '=', variant)
        .executeTakeFirst()
      const order = await shop.db
        .selectFrom('orders')
        .select(['id', 'status'])
        .where('user_id', '=', mia.id)
        .where('status', 'in', ['making', 'shipping', 'shipped'])
        .executeTakeFirst()
      const params = { id: String(review?.id ?? 0) }
      const next = { making: 'shipping', shipping: 'shipped', shipped: 'delivered' } as const
      const said = { body: `It "says" ${what}`, rating: 0.5 + which }
      const steps = [
        () => addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: [variant], status: 'making' }),
        () =>
          order &&
          staff.api(transitionOrder, {
            params: { id: String(order.id) },
            body: { to: next[order.status as keyof typeof next], tracking: '' },
          }),
        () => someone.api(postReview, { body: { ...said, variant } }),
        () => someone.api(changeReview, { params, body: said }),
        () => staff.api(hideReview, { params, body: { reason: 'Not of the mug.' } }),
        () => staff.api(showReview, { params }),
        () => staff.api(answerReview, { params, body: { body: 'Thanks.' } }),
        () => staff.api(deleteReview, { params }),
        () => someone.api(changeDetails, { params: { id: String(mia.id) }, body: named(`Mia ${which}`) }),
        async () => {
          await someone.api(logout, {})
          isIn[at] = false
        },
      ]
      // Some steps are refused on purpose, such as a review without an order.
      await Promise.resolve(steps[what]?.()).catch((error: Error) => expect(error.message).toMatch(/^4\d\d /))
      for (const [place, token] of tokens.entries()) {
        const own = await written(shop, ids, isIn[place] ? mia.id : null)
        for (const path of ['/api/product/', `/api/product/?id=${ids}`].slice(again ? 1 : 0))
          expect((await shop.app.inject({ url: path, headers: asking(token) })).body).toBe(own)
      }
    }
    await shop.db.deleteFrom('reviews').where('product_id', '=', mug.id).execute()
    shop.cache.drop()
  })
  await fc.assert(life, { numRuns: RUNS, seed: SEED })
})

test('ended sessions and deleted accounts get the visitors’ response, and staff are never cached', async () => {
  const mug = await addProduct(shop.db)
  const { id, token: first } = await shop.customer('Mia', 'correct horse battery')
  await addOrder(shop.db, { userId: id, productId: mug.id, variantIds: mug.variantIds })
  const mayReview = async (token: string | undefined) => {
    const answer = await shop.app.inject({ url: '/api/product/', headers: asking(token) })
    return answer.json().results[0].variants[0].can_review
  }
  const another = () => issueToken(shop.db, { id, isStaff: false }, shop.clock.now)

  const [other, idle] = [await another(), await another()]
  for (const token of [first, other, idle])
    expect([await mayReview(token), await mayReview(token)]).toEqual([true, true])
  await shop.as(other).api(logout, {})
  expect([await mayReview(other), await mayReview(first)]).toEqual([false, true])

  // Simulates the database notice of a change made by another process.
  await shop.db.deleteFrom('auth_tokens').where('user_id', '=', id).execute()
  shop.cache.customers.note(String(id))
  expect(await mayReview(first)).toBe(false)

  const used = await another()
  for (const days of [6, 12, 18, 24, 29.9]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + (days === 29.9 ? 5.9 : 6) * 24 * HOUR)
    expect([days, await mayReview(used)]).toEqual([days, true])
  }
  expect(await mayReview(idle)).toBe(false)
  shop.clock.now = new Date(shop.clock.now.getTime() + 0.2 * 24 * HOUR)
  expect(await mayReview(used)).toBe(false)

  const last = await another()
  expect(await mayReview(last)).toBe(true)
  await setStaffRole(shop.db, id, 'owner', shop.clock.now)
  shop.cache.customers.note(String(id))
  const statements = async () => {
    const before = shop.queries()
    await mayReview(last)
    return shop.queries() - before
  }
  await statements()
  expect(await statements()).toBe(1)
  await setStaffRole(shop.db, id, null, shop.clock.now)
  await shop.as(last).api(deleteAccount, { body: { password: 'correct horse battery' } })
  expect(await mayReview(last)).toBe(false)
})

test('caches no customer data while database notices are missing', async () => {
  await addProduct(shop.db)
  const { token } = await shop.customer('Mia')
  const statements = async () => {
    const before = shop.queries()
    await shop.app.inject({ url: '/api/product/', headers: asking(token) })
    return shop.queries() - before
  }
  await statements()
  expect(await statements()).toBe(0)
  shop.cache.customers.suspend()
  expect([await statements(), await statements()]).toEqual([2, 2])
  shop.cache.customers.note(undefined)
  expect([await statements(), await statements()]).toEqual([2, 0])
})
