import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../../server/db/migrate.ts'
import type { Database } from '../../../../server/db/open.ts'
import { migrateTo } from '../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../tests/databases/other-database.ts'
import { migrations } from '../../../migrations.server.ts'
import { searchProducts } from '../query/search-products.server.ts'

const paging = { page: 1, size: 100 }

const countOf = async (db: Database, words: string) => (await searchProducts(db, words, { paging })).count

test('migrates existing attributes and collections so that the search finds them', async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '045-addresses-are-not-found')
  const key = 'b'.repeat(24)
  await sql`insert into images (key, width, height) values (${key}, 1280, 960)`.execute(db)
  await sql`insert into products (slug, title, description, facts, price_cents, thumbnail_key)
    select 'stool-' || n, 'Stool', 'To sit on.', case when n <= 30 then 'Material: Walnut' else '' end, 100, ${key}
    from generate_series(1, 40) as n`.execute(db)
  await sql`insert into collections (slug, title, depth, is_public) values ('attic', 'Attic', 1, true)`.execute(db)
  await sql`insert into collection_products (collection_id, product_id, position)
    select collections.id, products.id, 0 from collections, products where products.id % 2 = 0`.execute(db)

  await migrate(db, migrations)
  for (const [words, count] of Object.entries({ stool: 40, walnut: 30, wallnut: 30, attic: 20, 'atic walnut': 15 }))
    expect({ words, count: await countOf(db, words) }).toEqual({ words, count })
})
