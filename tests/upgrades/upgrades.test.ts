import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/open.ts'
import { issueToken } from '../../shop/core/auth/session-store.server.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { startShopServer } from '../processes/shop-process.ts'
import { schemaOf } from './schema-of.ts'

/** PostgreSQL's own template of new databases. */
const EMPTY = 'template1'

/**
 * Releases by their last migration. `write-schema.ts` recorded their statements, because migrations install the
 * current functions.
 */
const releases = (await Array.fromAsync(glob('*.sql', { cwd: import.meta.dirname })))
  .map((file) => basename(file, '.sql'))
  .sort()

/** Creates the schema of an earlier release in an empty database, from its recorded statements. */
async function asReleased(db: Database, release: string): Promise<void> {
  await sql.raw(await readFile(join(import.meta.dirname, `${release}.sql`), 'utf8')).execute(db)
}

test.each(releases)(
  'upgrades the schema of release %s to the schema of a new database',
  { tags: ['deep'] },
  async (release) => {
    await using fresh = await otherDatabase(TEMPLATE)
    await using database = await otherDatabase(EMPTY)
    await asReleased(database.db, release)
    const after = Object.keys(migrations).filter((name) => name > release)
    expect(await migrate(database.db, migrations)).toEqual(after.sort())
    expect(await schemaOf(database.db)).toEqual(await schemaOf(fresh.db))
  },
)

test('data of the first release survives the upgrade', async () => {
  const [first = ''] = releases
  await using folder = await emptyFolder()
  await using database = await otherDatabase(EMPTY)
  const { db } = database
  await asReleased(db, first)
  await sql`
    with image as (insert into images (key, width, height) values (${'a'.repeat(24)}, 1280, 960) returning key),
    product as (
      insert into products (slug, title, description, price_cents, thumbnail_key)
      select 'teapot', 'Teapot', 'Holds a litre.', 4900, key from image returning id, thumbnail_key),
    variant as (
      insert into variants (product_id, name, color, stock, position) select id, 'Moss', '#445533', 7, 0 from product returning id, product_id),
    person as (insert into users (email, first_name, last_name) values ('mia@example.com', 'Mia', 'Moss') returning id),
    cart as (
      insert into cart_lines (user_id, product_id, variant_id, quantity) select person.id, product_id, variant.id, 2 from person, variant),
    sale as (insert into orders (user_id, status, total_cents) select id, 'delivered', 4900 from person returning id),
    line as (
      insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents, thumbnail_key)
      select sale.id, product_id, variant.id, 1, 'Teapot', 'Moss', 4900, thumbnail_key from sale, variant, product)
    insert into reviews (product_id, variant_id, user_id, body, half_stars) select product_id, variant.id, person.id, 'Pours well.', 9 from variant, person`.execute(
    db,
  )

  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, DEMO: 'off' })
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const authorization = `Token ${await issueToken(db, { id, isStaff: false }, new Date())}`
  const told = async (path: string) => (await shop.ask(path, { headers: { authorization } })).json()
  expect(await told('/api/product/')).toMatchObject({
    count: 1,
    results: [{ slug: 'teapot', price: '49.00', average_rating: 4.5, variants: [{ name: 'Moss', stock: 7 }] }],
  })
  expect(await told('/api/search/teapot/')).toMatchObject({ count: 1 })
  expect(await told('/api/user/')).toMatchObject({ first_name: 'Mia', cartitem_set: [{ quantity: 2 }] })
  expect(await told('/api/orders/')).toMatchObject({
    results: [{ status: 'delivered', order_product_items: [{ title: 'Teapot', quantity: 1 }] }],
  })
  expect(await (await shop.ask('/products/teapot')).text()).toContain('Pours well.')
  expect(await shop.stop()).toBe(0)
})
