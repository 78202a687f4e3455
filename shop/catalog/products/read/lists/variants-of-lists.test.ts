import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../../../server/db/migrate.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { migrateTo } from '../../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../../tests/databases/other-database.ts'
import { often } from '../../../../../tests/deep.ts'
import { addWithOptions } from '../../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { migrations } from '../../../../migrations.server.ts'
import { lockProducts } from '../../write/products-store.server.ts'
import { listProducts } from '../catalogue.contract.ts'
import { SORT_NAMES } from './sorts-and-scales.contract.ts'

const shop = await openSharedShop()

/** Finds existing variants with unexpected values in trigger-maintained columns. */
const wronglyKept = async (db: Database) =>
  (
    await sql`
      select variants.id, variants.options, products.options as names, keys, buyable
      from variants join products on products.id = product_id left join option_sets on option_sets.id = option_set
      where variants.deleted_at is null and (
        buyable <> (is_public and stock > 0)
        or coalesce(keys, '{}') <> array(
          select lower(name) || ':' || lower(value)
          from unnest(products.options, variants.options) with ordinality as option (name, value, place)
          where name is not null and value is not null order by place))`.execute(db)
  ).rows

const NAMES = [['Size', 'Colour'], ['size', 'Shade'], ['Size'], []] as const
const VALUES = [
  ['S', 'Red'],
  ['s', 'red'],
  ['L', 'Blue'],
  ['M', 'Red'],
] as const

test('the filter columns follow concurrent changes of names, values, stock and state', async () => {
  const { db } = shop
  const made = [
    await addWithOptions(db, ['Size', 'Colour'], {
      variants: [{ name: 'S/Red' }, { name: 'L/Blue' }, { name: 'M/Red' }],
    }),
    await addWithOptions(db, [], { variants: [{ name: 'One' }, { name: 'Other' }] }),
  ]
  const change = fc.record({
    product: fc.constantFrom(...made),
    nth: fc.nat(2),
    what: fc.constantFrom('names', 'values', 'sold', 'counted', 'hidden', 'published', 'gone', 'back'),
    names: fc.constantFrom(...NAMES),
    values: fc.constantFrom(...VALUES),
  })
  type Change = typeof change extends fc.Arbitrary<infer One> ? One : never
  const make = ({ product, nth, what, names, values }: Change) =>
    db.transaction().execute(async (tx) => {
      const variant = product.variantIds[nth % product.variantIds.length] ?? 0
      // A sale locks only variants; all other writes lock the product first.
      if (what !== 'sold') await lockProducts(tx, [product.id])
      const ofProduct = tx.updateTable('products').where('id', '=', product.id)
      const ofVariant = tx.updateTable('variants').where('id', '=', variant)
      if (what === 'names') await ofProduct.set({ options: [...names] }).execute()
      if (what === 'values') {
        // Two variants of a product never have the same values.
        await sql`update variants set options = ${[...values]} where id = ${variant} and not exists (
          select from variants as other where product_id = ${product.id} and other.deleted_at is null and other.options = ${[...values]})`.execute(
          tx,
        )
      }
      if (what === 'sold') await ofVariant.set({ stock: 0 }).execute()
      if (what === 'counted') await ofVariant.set({ stock: 3 }).execute()
      if (what === 'hidden')
        await sql`update products set state = 'hidden', is_public = false where id = ${product.id}`.execute(tx)
      if (what === 'published')
        await sql`update products set state = 'published', is_public = true where id = ${product.id}`.execute(tx)
      if (what === 'gone' && nth === 0) await ofVariant.set({ deleted_at: new Date() }).execute()
      if (what === 'back' && nth === 0)
        await sql`update variants set deleted_at = null, options = '{}' where id = ${variant}`.execute(tx)
    })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      await Promise.all(changes.map(make))
      expect(await wronglyKept(db)).toEqual([])
    }),
    { numRuns: often(10), seed: 57 },
  )
})

test('a list filtered by variants is the same in one page and product by product', async () => {
  const { id } = await addWithOptions(shop.db, ['Size'], { slug: 'first', variants: [{ name: 'Small' }] })
  await sql`
    with many as (
      insert into products (slug, title, description, price_cents, thumbnail_key, options, created_at)
      select 'many-' || n, 'Many', 'Of many.', 100 + n % 7, thumbnail_key, options, created_at - n % 11 * interval '1 day'
      from products, generate_series(1, 400) as n where products.id = ${id} returning id)
    insert into variants (product_id, name, options, stock, position)
    select id, 'Small', '{Small}', case when id % 200 = 0 then 1 else 0 end, 0 from many`.execute(shop.db)
  await sql`insert into collections (slug, title, depth, is_public, leads_home) values ('led', 'Led', 1, true, true)`.execute(
    shop.db,
  )
  await sql`insert into collection_products (collection_id, product_id, position)
    select collections.id, products.id, -products.id % 9 + 9 from collections, products where products.id % 50 = 0`.execute(
    shop.db,
  )
  shop.cache.drop()
  const list = async (query: Record<string, string>) => {
    const { count, results } = await shop.visitor.api(listProducts, {
      query: { in_stock: 'true', option: 'size:small', ...query },
    })
    return { count, slugs: results.map(({ slug }) => slug) }
  }
  for (const sort of [undefined, ...SORT_NAMES]) {
    const sorted: Record<string, string> = sort ? { sort } : {}
    const { count, slugs } = await list({ ...sorted, page_size: '100' })
    // The page of 100 is sorted, the pages of one are looked up in the index.
    expect(count).toBe(3)
    const one = await Promise.all(
      slugs.map(async (_, place) => (await list({ ...sorted, page_size: '1', page: String(place + 1) })).slugs),
    )
    expect({ sort, slugs: one.flat() }).toEqual({ sort, slugs })
  }
})

test('migrates existing variants so that filters find their options and stock', { tags: ['deep'] }, async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '066-late-orders')
  await sql`insert into images (key, width, height) values (${'b'.repeat(24)}, 1280, 960)`.execute(db)
  await sql`
    with made as (
      insert into products (slug, title, description, price_cents, thumbnail_key, options, state, is_public)
      select 'shirt-' || n, 'Shirt', 'To wear.', 100, ${'b'.repeat(24)}, ${['Size', 'Colour']}::text[],
        case when n % 5 = 0 then 'hidden' else 'published' end, n % 5 <> 0
      from generate_series(1, 40) as n returning id)
    insert into variants (product_id, name, options, stock, position, deleted_at)
    select id, size, case when id % 7 = 0 then array[size] else array[size, 'Red'] end, id % 3, place, case when id % 11 = 0 then now() end
    from made, (values ('S', 0), ('L', 1)) as sizes (size, place)`.execute(db)
  await migrate(db, migrations)
  expect(await wronglyKept(db)).toEqual([])
})
