import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { Database } from '../server/db/open.ts'
import {
  findCollection,
  findCollectionId,
  findCollectionsOfProduct,
} from '../shop/catalog/collections/collections-store.server.ts'
import { lockCollectionProducts } from '../shop/catalog/collections/editing/collection-products-store.server.ts'
import { lockedCollection } from '../shop/catalog/collections/editing/collection-write-store.server.ts'
import { findProductBySlug, findVisibleId } from '../shop/catalog/products/read/catalogue-store.server.ts'
import { findShownCollections } from '../shop/catalog/products/read/collection-list/collection-list-store.server.ts'
import { countReviews } from '../shop/catalog/reviews/reviews-store.server.ts'
import { SLUGGED } from '../shop/core/translations/slugs-store.server.ts'
import { findLinks } from '../shop/core/translations/translations-store.server.ts'
import { addPerson } from './fixtures/people.ts'
import { addProduct } from './fixtures/products.ts'
import { openShop } from './processes/open-shop.ts'

type Asks = (db: Database, slug: string) => Promise<unknown>

const BY_PRODUCT: Record<string, Asks> = {
  'product of a visitor': (db, slug) => findProductBySlug(db, slug, null),
  'product of staff': (db, slug) => findProductBySlug(db, slug, 1, 'staff'),
  'id for a visitor': (db, slug) => findVisibleId(db, slug, 'everybody'),
  'collections of a product for a visitor': (db, slug) => findCollectionsOfProduct(db, slug, 'everybody'),
  'collections of a product for staff': (db, slug) => findCollectionsOfProduct(db, slug, 'staff'),
  reviews: (db, slug) => countReviews(db, { slug, variant: undefined }),
  'translated links': (db, slug) => findLinks(db, SLUGGED.product, ['fr'], { slugs: [slug] }),
  'reviews of a variant': (db, slug) => countReviews(db, { slug, variant: 1 }),
}
const BY_COLLECTION: Record<string, Asks> = {
  'collection of a visitor': (db, slug) => findCollection(db, { slug }, 'everybody'),
  'collection of staff': (db, slug) => findCollection(db, { slug }, 'staff'),
  'translated links': (db, slug) => findLinks(db, SLUGGED.collection, ['fr'], { slugs: [slug] }),
  'id of a collection': findCollectionId,
  'collections that are shown': findShownCollections,
  'collection that is edited': lockedCollection,
  'collection into which something is put': lockCollectionProducts,
}

test('finds products and collections among thousands by the slug index', async () => {
  await using shop = await openShop()
  await addPerson(shop.db)
  await addProduct(shop.db, { title: 'Everyday mug' })
  await sql`
    with many as (
      insert into products (slug, title, description, variant_names, price_cents, thumbnail_key)
      select slug || '-' || n, title || ' ' || n, description, variant_names, price_cents, thumbnail_key
      from products, generate_series(1, 3000) as n returning id)
    insert into variants (product_id, name, stock, position) select id, 'Plain', 20, 0 from many`.execute(shop.db)
  await sql`
    insert into collections (slug, title, position, depth, is_public)
    select 'on-the-table-' || n, 'On the table', n, 1, true from generate_series(1, 3000) as n`.execute(shop.db)
  for (const [kind, records] of [
    ['product', 'products'],
    ['collection', 'collections'],
  ] as const)
    await sql`
      insert into ${sql.table(`${kind}_translations`)} (${sql.ref(`${kind}_id`)}, language, field, value, source_digest, updated_at)
      select id, 'fr', 'title', 'Tasse', '', now() from ${sql.table(records)}`.execute(shop.db)
  await sql`analyze products, variants, collections, product_translations, collection_translations`.execute(shop.db)

  for (const [name, ask] of Object.entries(BY_PRODUCT))
    expect(await plansOf(shop.db, (db) => ask(db, 'everyday-mug-2000')), name).toContain('products_living_slug')
  for (const [name, ask] of Object.entries(BY_COLLECTION))
    expect(await plansOf(shop.db, (db) => ask(db, 'on-the-table-2000')), name).toContain('collections_slug')
  const ofPage = await plansOf(shop.db, (db) => findLinks(db, SLUGGED.product, ['fr'], { id: 2000 }))
  expect(ofPage).toContain('products_pkey')
  expect(ofPage).not.toContain('Seq Scan')
})

/** Returns the query plans of the executed statements. */
async function plansOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<string> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await ask(db)
  const asked = (query.mock.calls as unknown as [pg.QueryConfig][]).map(([{ text, values = [] }]) => ({ text, values }))
  query.mockRestore()
  const plans = asked
    .filter(({ text }) => /^\s*(?:select|with)\b/.test(text))
    .map(({ text, values }) => db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, values)))
  return JSON.stringify(await Promise.all(plans))
}
