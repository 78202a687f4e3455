import { expect, test } from 'vitest'
import { fillWithDemo } from '../../../../tests/fixtures/demo-catalogue.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { waitingStatements } from '../../../../tests/processes/waiting-statements.ts'
import { addProductToCollection } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { getProductBySlug } from '../../../catalog/products/read/catalogue.contract.ts'
import { editStaffProduct } from '../../../catalog/products/table/products-table.contract.ts'
import { postReview } from '../../../catalog/reviews/reviews.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { issueToken } from '../../../core/auth/session-store.server.ts'
import { getDemo, removeDemo } from '../../../core/demo-data/demo-goods.contract.ts'
import { markDemo } from '../../../core/demo-data/demo-goods-store.server.ts'
import { changeRole } from '../../../core/team/team.contract.ts'
import { addToCart } from '../../../sales/cart/cart.contract.ts'
import { listOrders } from '../../../sales/orders/orders.contract.ts'
import { transferMethod } from '../../../sales/payments/methods/transfer/transfer-method.server.ts'
import { openPayment } from '../../../sales/payments/payments-store.server.ts'

/** In milliseconds; the test adds and removes hundreds of rows. */
const LONG = 180_000

const body = { confirmation: 'REMOVE' } as const

async function demoThing(shop: TestShop, slug: string) {
  const { id, title } = await shop.db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const variants = await shop.db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', id)
    .orderBy('id')
    .execute()
  return { id, title, variantIds: variants.map((variant) => variant.id) }
}
const countOf = async (shop: TestShop, table: 'orders' | 'users' | 'reviews' | 'collections' | 'reductions') => {
  const { count } = await shop.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('removes the demo data and keeps the owner’s data, while customers shop', {
  tags: ['deep'],
  timeout: LONG,
}, async () => {
  await using shop = await openShop()
  const { db } = shop
  await fillWithDemo(db, shop.clock.now, 30)
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  const { going } = await staff.api(getDemo, {})
  expect(going).toMatchObject({ products: 65, people: 47, orders: 30, reviews: 271, reductions: 1, collections: 13 })

  // The owner's data: a product, a changed one, a collection with the first, and orders and a review of a customer.
  const own = await addProduct(db, { slug: 'own-jar', title: 'Own jar' })
  const [changed, bought] = [await demoThing(shop, 'everyday-mug'), await demoThing(shop, 'bistro-tumblers')]
  await staff.api(editStaffProduct, { params: { id: String(changed.id) }, body: { price: '25.00' } })
  await staff.api(addProductToCollection, { params: { slug: 'glass', product: String(own.id) }, body: {} })
  const lines = { productId: bought.id, variantIds: bought.variantIds.slice(0, 1) }
  await addOrder(db, { ...lines, userId: mia.id })
  const [variant = 0] = bought.variantIds
  await mia.api(postReview, { body: { body: 'Mine.', rating: 4, variant } })
  // A demo customer who paid with real money.
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('is_staff', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await addOrder(db, { ...lines, userId: person.id, status: 'making' })
  const paid = await db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await openPayment(db, { order_id: paid.id, method: transferMethod, cents: 100, endsAt: null, now: shop.clock.now })

  const demoStaff = await db
    .selectFrom('users')
    .select('id')
    .where('is_staff', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const asDemo = shop.as(await issueToken(db, { id: demoStaff.id, isStaff: true }, shop.clock.now))
  expect((await asDemo.api(getDemo, {})).needs_account).toBe(true)
  await expect(asDemo.api(removeDemo, { body })).rejects.toThrow(/^409 This account belongs to the demo/)
  await expect(staff.api(removeDemo, { body: { confirmation: 'yes' } as never })).rejects.toThrow(/400.*Type REMOVE/)
  await expect(mia.api(removeDemo, { body })).rejects.toThrow(/^403/)

  const shopping = async () => {
    for (const { id, variantIds } of [changed, bought, own].flatMap((one) => [one, one, one]))
      await mia
        .api(addToCart, {
          body: { product: id, variant: variantIds[0] ?? 0, quantity: 1, saveForLater: false } as never,
        })
        .catch((error: Error) => expect(error.message).toMatch(/^4/))
  }
  const [after] = await Promise.all([staff.api(removeDemo, { body }), staff.api(removeDemo, { body }), shopping()])
  expect(Object.values(after.going).every((count) => count === 0)).toBe(true)

  const living = await db.selectFrom('products').select('slug').where('deleted_at', 'is', null).execute()
  expect(living.map(({ slug }) => slug).sort()).toEqual(['everyday-mug', 'own-jar'])
  expect(await countOf(shop, 'users')).toBe(2)
  expect(await countOf(shop, 'orders')).toBe(2)
  expect(await countOf(shop, 'reviews')).toBe(1)
  expect(await db.selectFrom('payments').select('order_id').execute()).toEqual([{ order_id: paid.id }])
  // Each contains a product that stays: the changed mug, the new jar.
  const collections = await db.selectFrom('collections').select('slug').orderBy('slug').execute()
  expect(collections.map(({ slug }) => slug)).toEqual(['glass', 'plates-cups-and-glasses'])
  expect(await db.selectFrom('counter_pictures').selectAll().execute()).toEqual([])
  const { results } = await mia.api(listOrders, { query: {} })
  expect(results[0]?.order_product_items).toMatchObject([{ title: bought.title }])
  await expect(shop.visitor.api(getProductBySlug, { params: { slug: 'bistro-tumblers' } })).rejects.toThrow(/^404/)
  expect((await shop.visitor.api(getProductBySlug, { params: { slug: 'everyday-mug' } })).price).toBe('25.00')
  // Of two concurrent removals, each records what it removed itself.
  const { results: entries } = await staff.api(auditLog, { query: { settings: 1 } })
  const taken = entries.map(({ field, old }) =>
    field === 'demo' ? Number(/(\d+) products?\b/.exec(old ?? '')?.[1] ?? 0) : 0,
  )
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(64)
  expect(entries.map(({ old }) => old).join('\n')).toMatch(/\b1 sale\b/)
})

test('a shop without demo data has none to remove', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await addProduct(shop.db)
  expect(Object.values((await staff.api(getDemo, {})).going).every((count) => count === 0)).toBe(true)
  await staff.api(removeDemo, { body })
  expect((await shop.db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute()).length).toBe(1)
})

/** A shop with a demo owner, a real owner, and one demo product. */
async function twoOwners(shop: TestShop) {
  const { db, clock } = shop
  const ofDemo = await addPerson(db, { first: 'Demo', isStaff: true, email: 'demo@example.com', now: clock.now })
  const own = await addPerson(db, { first: 'Own', isStaff: true, now: clock.now })
  const product = await addProduct(db)
  await markDemo(db, ['demo@example.com'])
  return {
    product,
    ofDemo,
    own,
    remove: () => shop.as(own.token).api(removeDemo, { body }),
    demote: () =>
      shop
        .as(ofDemo.token)
        .api(changeRole, { params: { id: String(own.id) }, body: { role: 'orders', seen: 'owner' } }),
    owners: () => db.selectFrom('users').select('id').where('staff_role', '=', 'owner').execute(),
  }
}

test.each(['first', 'second'])(
  'whoever removes the demo while its owner demotes them, and comes %s, leaves the shop an owner',
  async (turn) => {
    await using shop = await openShop()
    const { db } = shop
    const { ofDemo, own, remove, demote, owners } = await twoOwners(shop)
    // Both requests are running before either can finish.
    const both = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', ofDemo.id).forUpdate().execute()
      const under: Promise<unknown>[] = []
      for (const begin of turn === 'first' ? [remove, demote] : [demote, remove]) {
        under.push(begin())
        under.at(-1)?.catch(() => {})
        await until(async () => (await waitingStatements(db)) === under.length)
      }
      return () => Promise.allSettled(under)
    })
    await both()
    const left = await owners()
    expect(left.length).toBeGreaterThan(0)
    expect([{ id: own.id }, { id: ofDemo.id }]).toEqual(expect.arrayContaining(left))
  },
)

test('an owner demoted during the removal cannot remove the demo accounts, which include the new owner', async () => {
  await using shop = await openShop()
  const { db } = shop
  const { product, ofDemo, remove, demote, owners } = await twoOwners(shop)
  const removing = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', '=', product.id).forUpdate().execute()
    const under = remove()
    under.catch(() => {})
    await until(async () => (await waitingStatements(db)) === 1)
    await demote()
    return { under }
  })
  await expect(removing.under).rejects.toThrow(/^403/)
  expect(await owners()).toEqual([{ id: ofDemo.id }])
})
