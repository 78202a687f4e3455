import { expect, test } from 'vitest'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { getProductBySlug } from '../catalogue.contract.ts'
import { refreshRecommendations, refreshRelatedRecommendations } from './recommendations.server.ts'

const shop = await openSharedShop()

test('recommends bundled products, then those bought together, then similar ones, and never the product itself', async () => {
  const mug = await addProduct(shop.db, { title: 'Stoneware mug', description: 'For coffee.' })
  const bowl = await addProduct(shop.db, { title: 'Stoneware bowl', description: 'For soup.' })
  const lamp = await addProduct(shop.db, { title: 'Brass lamp', description: 'For reading.' })
  const tray = await addProduct(shop.db, { title: 'Oak tray', description: 'For breakfast.' })
  const gone = await addProduct(shop.db, { title: 'Stoneware jug', description: 'For milk.' })
  const scarf = await addProduct(shop.db, { title: 'Wool scarf', description: 'For winter.' })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  await shop.db
    .insertInto('product_bundles')
    .values({ product_id: mug.id, bundled_product_id: tray.id, position: 0 })
    .execute()
  const { thumbnail_key } = await shop.db.selectFrom('products').select('thumbnail_key').executeTakeFirstOrThrow()
  const buy = async (status: 'making' | 'cancelled', products: (typeof mug)[]) => {
    const order = await shop.db
      .insertInto('orders')
      .values({ status, total_cents: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { title: 'x', variant_name: 'x', unit_price_cents: 1, thumbnail_key, quantity: 1 }
    await shop.db
      .insertInto('order_lines')
      .values(
        products.map(({ id, variantIds }) => ({
          ...line,
          order_id: order.id,
          product_id: id,
          variant_id: variantIds[0] ?? 0,
        })),
      )
      .execute()
  }
  await buy('making', [mug, lamp])
  await buy('cancelled', [mug, scarf])

  await shop.db.transaction().execute((tx) => refreshRecommendations(tx))
  const product = await shop.visitor.api(getProductBySlug, { params: { slug: mug.slug } })
  expect(product.recommended_products).toEqual([tray.id, lamp.id, bowl.id])
})

test('stores at most eight recommendations and recomputes one product without changing others', async () => {
  const cups: Awaited<ReturnType<typeof addProduct>>[] = []
  for (let index = 0; index < 12; index += 1) cups.push(await addProduct(shop.db, { title: `Porcelain cup ${index}` }))
  await shop.db.transaction().execute((tx) => refreshRecommendations(tx))
  const kept = () =>
    shop.db.selectFrom('product_recommendations').selectAll().orderBy('product_id').orderBy('position').execute()
  const before = await kept()
  expect(before).toHaveLength(12 * 8)
  await shop.db.transaction().execute((tx) => refreshRecommendations(tx, [cups[0]?.id ?? 0]))
  expect(await kept()).toEqual(before)
})

test('concurrent recomputations of related products do not deadlock', { tags: ['deep'] }, async () => {
  // In a new shop, because products of other tests would be recommended too.
  await using shop = await openShop()
  const ids: number[] = []
  for (let index = 0; index < 8; index += 1) ids.push((await addProduct(shop.db, { title: `Bone china ${index}` })).id)
  // Saving a product only logs errors of this function, so the test calls it directly.
  await Promise.all(
    ids.flatMap((id) => [
      refreshRelatedRecommendations(shop.db, [id]),
      refreshRelatedRecommendations(shop.db, ids.toReversed()),
    ]),
  )
  const kept = () =>
    shop.db.selectFrom('product_recommendations').selectAll().orderBy('product_id').orderBy('position').execute()
  const found = await kept()
  expect(found).toHaveLength(8 * 7)
  await shop.db.transaction().execute((tx) => refreshRecommendations(tx))
  expect(await kept()).toEqual(found)
})
