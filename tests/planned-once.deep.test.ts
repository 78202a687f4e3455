import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '../server/db/open.ts'
import { findCollectionsOfProduct } from '../shop/catalog/collections/collections-store.server.ts'
import { findCards } from '../shop/catalog/products/card/cards-store.server.ts'
import { findOwnReviewStates } from '../shop/catalog/products/read/as-json/own-review-states.server.ts'
import {
  findProductBySlug,
  findProductsByIds,
  findVisibleId,
} from '../shop/catalog/products/read/catalogue-store.server.ts'
import { findByWords } from '../shop/catalog/search/query/search-store.server.ts'
import { suggest } from '../shop/catalog/search/suggestions/suggestions-store.server.ts'
import { findCurrentUser, findSessionWithUser } from '../shop/core/auth/current-user.server.ts'
import { findSession } from '../shop/core/auth/session-store.server.ts'
import { hashOfToken } from '../shop/core/auth/token.server.ts'
import { SLUGGED } from '../shop/core/translations/slugs-store.server.ts'
import { findLinks, findTranslationsAndPhrases } from '../shop/core/translations/translations-store.server.ts'
import { putCartLine } from '../shop/sales/cart/put-cart-line.server.ts'
import { addPerson } from './fixtures/people.ts'
import { addProduct } from './fixtures/products.ts'
import { openShop } from './processes/open-shop.ts'

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/** PostgreSQL plans for the actual values this many times before it considers a generic plan. */
const TRIALS = 5

test('a prepared statement is planned once per connection, for all values', async () => {
  await using shop = await openShop()
  const { id } = await addPerson(shop.db)
  const { token } = await addPerson(shop.db)
  const mug = await addProduct(shop.db, { title: 'Everyday mug' })
  // With few products, every plan would have the same cost.
  await sql`
    with many as (
      insert into products (slug, title, description, variant_names, price_cents, thumbnail_key)
      select slug || '-' || n, title || ' ' || n, description, variant_names, price_cents, thumbnail_key
      from products, generate_series(1, 3000) as n returning id, variant_names)
    insert into variants (product_id, name, stock, position) select id, variant_names, 20, 0 from many`.execute(shop.db)
  await sql`analyze products, variants`.execute(shop.db)
  const [variant = 0] = mug.variantIds
  const tokenHash = hashOfToken(token) ?? Buffer.alloc(0)
  const inCart = { userId: id, product: mug.id, variant, saveForLater: false }
  const statements: ((db: Database, n: number) => Promise<unknown>)[] = [
    (db, n) => findByWords(db, { words: 'mug', paging: { page: n, size: 10 * n } }),
    (db, n) => suggest(db, 'mu', { products: n, endings: n }),
    (db, n) => findProductsByIds(db, idsFrom(mug.id, n), null),
    (db, n) => findProductBySlug(db, `everyday-mug-${n}`, null),
    (db, n) => findVisibleId(db, `everyday-mug-${n}`, 'everybody'),
    (db, n) => findCollectionsOfProduct(db, `everyday-mug-${n}`, 'everybody'),
    (db, n) => findCards(db, idsFrom(mug.id, n), 'everybody', 'fr'),
    (db, n) => findLinks(db, SLUGGED.product, ['fr'], { slugs: idsFrom(0, n).map((id) => `everyday-mug-${id}`) }),
    (db, n) =>
      findTranslationsAndPhrases(db, SLUGGED.product, ['fr'], {
        ids: idsFrom(mug.id, n),
        sources: idsFrom(0, n).map((id) => `Colour ${id}`),
      }),
    (db) => findCurrentUser(db, id),
    (db, n) => putCartLine(db, { ...inCart, quantity: n }, false),
    (db) => findSession(db, tokenHash),
    (db) => findSessionWithUser(db, tokenHash),
    (db) => findOwnReviewStates(db, id),
  ]
  // A new connection, which no other statement has used.
  const fresh = openDatabase(shop.connection, { maxConnections: 1 })
  await fresh.connection().execute(async (db) => {
    for (const statement of statements) for (let n = 1; n <= TRIALS + 3; n++) await statement(db, n)
    const { rows } = await sql<{ name: string; statement: string; generic_plans: number; custom_plans: number }>`
      select name, statement, generic_plans::int, custom_plans::int from pg_prepared_statements
      where generic_plans + custom_plans >= ${TRIALS + 3}`.execute(db)
    expect(rows).toHaveLength(statements.length)
    for (const row of rows) expect(row).toMatchObject({ generic_plans: 3, custom_plans: TRIALS })
  })
  await fresh.destroy()
})
