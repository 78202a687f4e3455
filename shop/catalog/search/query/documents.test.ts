import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../server/db/embedded/shop-role.ts'
import { openDatabase } from '../../../../server/db/open.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { search } from '../search.contract.ts'

const shop = await openSharedShop()

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results } = await visitor.api(search, { params: { search_query }, query: {} })
  return results.map(({ slug }) => slug)
}

test('the search follows every change of titles, descriptions and variants, and omits deleted products', async () => {
  const { db } = shop
  const lamp = await addProduct(db, {
    slug: 'lamp',
    title: 'Lamp',
    description: 'For reading.',
    variants: [{ name: 'Amber' }],
  })
  expect([await found(shop, 'lamp'), await found(shop, 'reading'), await found(shop, 'amber')]).toEqual([
    ['lamp'],
    ['lamp'],
    ['lamp'],
  ])

  await db.updateTable('products').set({ title: 'Lantern' }).where('id', '=', lamp.id).execute()
  expect([await found(shop, 'lantern'), await found(shop, 'lantren'), await found(shop, 'lamp')]).toEqual([
    ['lamp'],
    ['lamp'],
    [],
  ])

  await db.updateTable('variants').set({ name: 'Cobalt' }).where('product_id', '=', lamp.id).execute()
  expect([await found(shop, 'cobalt'), await found(shop, 'cobolt'), await found(shop, 'amber')]).toEqual([
    ['lamp'],
    ['lamp'],
    [],
  ])

  await db.insertInto('variants').values({ product_id: lamp.id, name: 'Vermilion', stock: 1, position: 1 }).execute()
  await db.updateTable('variants').set({ deleted_at: new Date() }).where('name', '=', 'Cobalt').execute()
  expect([await found(shop, 'vermilion'), await found(shop, 'cobalt')]).toEqual([['lamp'], []])

  await db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', lamp.id).execute()
  expect([await found(shop, 'lantern'), await found(shop, 'lantren'), await found(shop, 'vermilion')]).toEqual([
    [],
    [],
    [],
  ])
})

test('finds products of a bulk load with disabled triggers', { tags: ['deep'] }, async () => {
  await using shop = await openShop()
  await addProduct(shop.db)
  // Only a superuser may disable triggers.
  const whole = openDatabase(asSuperuser(shop.connection))
  await whole.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db)
    await sql`insert into products (slug, title, description, price_cents, thumbnail_key)
      select 'bulk-' || n, 'Periscope', 'One of many.', 100, thumbnail_key from products, generate_series(1, 50) as n`.execute(
      db,
    )
    await sql`insert into variants (product_id, name, stock, position)
      select id, 'Ultramarine', 1, 0 from products where slug like 'bulk-%'`.execute(db)
    await sql`set session_replication_role = default`.execute(db)
  })
  await whole.destroy()
  for (const typed of ['periscope', 'ultramarine', 'perisocpe ultramarine']) {
    const { count } = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
    expect({ typed, count }).toEqual({ typed, count: 50 })
  }
})

test('finds all variants that were added concurrently to one product', async () => {
  const { id } = await addProduct(shop.db, { slug: 'lamp' })
  const names = ['Amber', 'Cobalt', 'Vermilion', 'Ochre', 'Indigo', 'Umber']
  await Promise.all(
    names.map((name, index) =>
      shop.db
        .insertInto('variants')
        .values({ product_id: id, name, stock: 1, position: index + 1 })
        .execute(),
    ),
  )
  expect(await Promise.all(names.map((name) => found(shop, name)))).toEqual(names.map(() => ['lamp']))
})

test('a sale does not update the search words', async () => {
  const { id } = await addProduct(shop.db)
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from products where id = ${id}`.execute(shop.db)).rows[0]?.xmin
  const before = await version()
  await shop.db.updateTable('variants').set({ stock: 1 }).where('product_id', '=', id).execute()
  expect(await version()).toBe(before)
})
